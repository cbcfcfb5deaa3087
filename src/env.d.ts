import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:session'?: 'member' | 'visitor'
    'client:aside'?: boolean
    'client:wanted'?: 'toasts' | 'profile' | 'fallback'
  }
}
