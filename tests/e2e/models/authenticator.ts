import type { CDPSession, Page } from 'playwright/test'

/** A member's device as the browser knows it: it holds passkeys and asks nobody. Chromium only. */
export interface Authenticator {
  /** The member turns away, or her finger is not recognised: whatever is asked next comes to nothing. */
  refuse(): Promise<unknown>
  /** The member proves again who she is. */
  accept(): Promise<unknown>
  /** The number of passkeys that it holds. */
  count(): Promise<number>
}

/** Gives the browser of a page a device that holds passkeys, until the test ends. Chrome DevTools Protocol, WebAuthn. */
export const giveAuthenticator = async (page: Page): Promise<Authenticator> => {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const verify = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return {
    refuse: () => verify(false),
    accept: () => verify(true),
    count: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}
