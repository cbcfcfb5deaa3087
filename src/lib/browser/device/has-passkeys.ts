/** Tells whether this browser has passkeys here: it needs Web Authentication, and a page served over TLS or by localhost. LCK-1. */
export const hasPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && globalThis.navigator?.credentials !== undefined
