/** Returns the browser's own name and the origin of the page. */
export const thisPlace = () => ({ agent: navigator.userAgent, origin: location.origin })
