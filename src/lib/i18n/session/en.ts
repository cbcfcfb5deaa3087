/** The texts about the member's session: while she uses the portal, and where it cannot be kept. */
export const words = {
  otherTab: 'Another tab of this site is renewing your sign-in. If it does not respond, open it or close it.',
  notKept:
    'Your browser does not let this site store anything, so it cannot keep you signed in. Allow cookies and site data for this site, or free some space on the device, then try again.',
} as const
