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
