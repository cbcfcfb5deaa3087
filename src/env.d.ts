import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:session'?: 'member' | 'visitor'
    'client:aside'?: 'member' | 'visitor' | 'everyone'
    'client:painted'?: boolean
    'client:near'?: boolean
    'client:later'?: boolean
    'client:requested'?: 'toasts' | 'deals' | 'profile' | 'fallback' | 'install'
  }
}

declare global {
  interface ImportMetaEnv {
    /**
     * The way in which the session is kept. Asked for where it is used: code of the other way then falls out of the build
     * before files are put together. LCK-3.
     */
    readonly SESSION?: 'token' | 'cookie'
  }

  /** A policy of Trusted Types; what it has made trusted goes wherever a text goes. */
  interface TrustPolicy {
    createHTML(html: string): string
    createScriptURL(url: string): string
  }

  interface Window {
    /** In some browsers only. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: Partial<TrustPolicy>): TrustPolicy
    }
  }
}
