/** A trailing slash and `.html` name the same page as the path without them. */
export const normalPath = (pathname: string): string =>
  pathname.replace(/\/index\.html$|\.html$/, '').replace(/(.)\/+$/, '$1') || '/'
