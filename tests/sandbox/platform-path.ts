/** Tells whether an address is the platform's own and not the site's. */
export const isPlatform = (path: string): boolean =>
  path.startsWith('/wl/v1/') || path.startsWith('/__sandbox/')
