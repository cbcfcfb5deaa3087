import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:session'?: 'member' | 'visitor'
    'client:aside'?: 'member' | 'visitor' | 'everyone'
    'client:styled'?: boolean
    'client:requested'?: 'toasts' | 'deals' | 'profile' | 'fallback'
  }
}
