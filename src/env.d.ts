import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:session'?: 'member' | 'visitor'
    'client:aside'?: 'member' | 'visitor'
    'client:wanted'?: 'toasts' | 'profile' | 'fallback'
  }
}
