/**
 * Reads the cookie that pages may read: it goes with each mutating call, and where it stands somebody is signed in on the
 * platform. LCK-3.
 */
export const csrfCookie = (): string | undefined => /(?:^|; )csrf=([!-:<-~]+)/.exec(document.cookie)?.[1]
