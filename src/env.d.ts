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
}
