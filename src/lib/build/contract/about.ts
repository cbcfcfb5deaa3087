import type { EndpointName } from '../../api/endpoints.ts'

/** The groups of the published contract, with what each is about. */
export const tags = {
  Session: 'Signing in by password or SMS, renewing the session, ending it, a forgotten password.',
  Registration: 'A new account, from the card in her hand to the verified e-mail address.',
  Member: 'The member, her points, cards, phones, addresses and profile.',
  Privacy: 'Requests for personal data and for the deletion of the account.',
  Consents: 'What a member agrees to, in which wording, and when.',
  Coupons: 'Coupons and their activation at the till.',
  Offers: 'Perks, leaflets and deals.',
  Rewards: 'Rewards and how they are redeemed.',
  News: 'Messages and pages that the club has written.',
  Receipts: 'Receipts that members upload.',
  Platform: 'What a club looks like and says: asked before anybody signs in.',
} as const

/** The group of each row, and what the row does. */
export const about: Readonly<Record<EndpointName, readonly [tag: keyof typeof tags, text: string]>> = {
  signIn: ['Session', 'Signs in by e-mail and password.'],
  requestSignInCode: [
    'Session',
    'Sends a code by SMS, the first time and again; answers alike for unknown numbers.',
  ],
  signInWithCode: ['Session', 'Signs in by the code from the SMS.'],
  requestPasskeySignIn: [
    'Session',
    'A challenge for any passkey of the site; it names no account. A platform without passkeys answers 404 or 501.',
  ],
  signInWithPasskey: [
    'Session',
    'Signs in by what a passkey has signed. A challenge counts once: passkey_cancelled says that it is over. Anything else that does not fit is passkey_unknown.',
  ],
  refreshSession: [
    'Session',
    'Trades a refresh token for a new pair. Each works once; a used one is refused with 401.',
  ],
  signOut: ['Session', 'Ends the session of a refresh token. The portal signs out whatever is answered.'],
  requestPasswordReset: [
    'Session',
    'Mails a link to /password-reset?token=…; never tells whether the account exists.',
  ],
  resetPassword: ['Session', 'Sets a new password by the mailed token.'],
  verifyCard: ['Registration', 'Looks a card up before an account is opened for it.'],
  register: [
    'Registration',
    'Opens an account; answers with a session, or with the way in which a code was sent.',
  ],
  verifyEmail: [
    'Registration',
    'Confirms a registration by its code, or an e-mail address by a mailed token.',
  ],
  requestVerification: ['Registration', 'Mails a link to /email-confirmation?token=….'],
  confirmVerification: ['Registration', 'Verifies the account by the mailed token.'],
  getMember: ['Member', 'The member with her card, phones and wallets.'],
  listTransactions: ['Member', 'The history of points, the newest first.'],
  listIdentities: ['Member', 'The cards, phones and addresses by which the member is known.'],
  updateProfile: ['Member', 'Changes the fields that are sent and no others.'],
  linkIdentity: [
    'Member',
    'Pairs a card, makes a virtual one, or adds a phone number, which then waits for its code.',
  ],
  verifyIdentity: ['Member', 'Proves a phone number by the code from the SMS.'],
  removeIdentity: ['Member', 'Takes a card or a phone number away.'],
  listSessions: [
    'Member',
    'The open sessions of the member: the device of each in words, and which one asks. A platform that does not tell them answers 404 or 501.',
  ],
  endSession: ['Member', 'Ends one session: its tokens are refused with 401 from then on.'],
  listPasskeys: [
    'Member',
    'The passkeys of the member, each under a name that she knows. A platform without passkeys answers 404 or 501.',
  ],
  requestPasskeyCreation: [
    'Member',
    'A challenge with which the member’s device makes a passkey. Where she has set a limit it needs a confirmation, since a passkey confirms spending. The passkey has to be discoverable, since signing in names no account.',
  ],
  addPasskey: ['Member', 'Adds the passkey that a device has made for a challenge, which counts once.'],
  removePasskey: ['Member', 'Removes a passkey: it signs nobody in from then on.'],
  listNotices: [
    'Member',
    'What happened to the account and was not seen yet; other types are passed over. A platform without notices answers 404 or 501.',
  ],
  seeNotice: ['Member', 'Marks a notice as seen.'],
  getSecurity: [
    'Member',
    "The member's own limit: what costs more, in hundredths of a point, needs a confirmation. A platform without limits answers 404 or 501.",
  ],
  updateSecurity: ['Member', 'Sets the limit, or lifts it by null. Needs a confirmation itself.'],
  reauthenticate: [
    'Member',
    'Proves that it is the member who asks, by her password or by what a passkey of hers has signed for a challenge of POST user/login/passkey/options; the proof goes as the header "confirmation" with the call that needs it, and is good until it expires. A wrong password or passkey is refused at its field with 422, never with 401. A platform that never asks for a confirmation answers 404 or 501.',
  ],
  requestPhysicalCard: ['Member', 'Orders a plastic card to be picked up at a store.'],
  getWalletLinks: [
    'Member',
    'The links by which the wallets of phones take the card: a signed pass, and a link that saves one. Asked once per session, so they work until its end; a platform without passes answers 404 or 501.',
  ],
  listStores: [
    'Member',
    'The shops and stations of the club: the nearest to a position first, and those that a text means. A club without any answers 404 or 501.',
  ],
  listAddresses: ['Member', 'The delivery addresses of the member.'],
  addAddress: ['Member', 'Adds a delivery address.'],
  updateAddress: ['Member', 'Changes a delivery address.'],
  removeAddress: ['Member', 'Removes a delivery address.'],
  redeemPromoCode: ['Member', 'Redeems a promo code and tells what it gave.'],
  requestPersonalData: ['Privacy', 'Mails a link that asks for the member’s data.'],
  requestDeletion: ['Privacy', 'Mails a link to /deletion?token=….'],
  confirmPrivacyRequest: ['Privacy', 'Confirms a request by its mailed token and tells which it was.'],
  listPrivacyRequests: [
    'Privacy',
    'The member’s requests, each with the day by which the club answers it. A platform that does not tell them answers 404 or 501.',
  ],
  listConsents: ['Consents', 'The consents of a place: the registration, the footer or the profile.'],
  getConsentTextByVersion: ['Consents', 'The text of one version, for dialogs.'],
  getConsentText: ['Consents', 'The text in force, for the page /consent/{id}.'],
  signConsent: ['Consents', 'Agrees to one version. Agreeing twice is one agreement.'],
  revokeConsent: ['Consents', 'Takes an agreement back.'],
  listCoupons: ['Coupons', 'The coupons of the member.'],
  getCoupon: ['Coupons', 'One coupon with its conditions.'],
  activateCoupon: [
    'Coupons',
    'Activates a coupon: costs its points, and gives the code with the moment until which it counts.',
  ],
  deactivateCoupon: ['Coupons', 'Takes an activation back before its end; the points come back.'],
  listPerks: ['Offers', 'What members have for being members.'],
  getPerk: ['Offers', 'One perk in full.'],
  listLeaflets: ['Offers', 'The leaflets with the days on which they count.'],
  listDeals: ['Offers', 'The cards beside the pages.'],
  listRewards: ['Rewards', 'What can be had for points.'],
  getReward: ['Rewards', 'One reward in full.'],
  redeemReward: ['Rewards', 'Orders a reward to an address, to a store, or gives its points to a cause.'],
  listNews: [
    'News',
    'Messages of the given channels, of all without any, the newest first; other types are passed over.',
  ],
  getArticle: ['News', 'One message in full.'],
  getPage: ['News', 'The title and kind of a page.'],
  getPageHtml: ['News', 'The text of a page whose type is HTML.'],
  listReceipts: ['Receipts', 'Uploaded receipts with what became of each.'],
  uploadFile: ['Receipts', 'Takes one file of a receipt.'],
  submitReceipt: ['Receipts', 'Hands uploaded files over as one receipt.'],
  getDomainConfig: [
    'Platform',
    'The public settings of the club whose portal has this domain in its address: the host, and the port where the address has one.',
  ],
  getConfig: [
    'Platform',
    'The public settings of the platform’s own domain: asked for in the place of the row above at the host that PLATFORM_DOMAIN of the build names. A platform that no such build asks answers 404 or 501.',
  ],
  getTranslations: [
    'Platform',
    'Wording of the club’s own in one language; an unknown one has none. The name of the club is the wording frame.header.club of web; /wording.json lists them all.',
  ],
}

/** The meanings of the parameters in an address. */
export const parameterNotes: Readonly<Record<string, string>> = {
  id: 'The identity from the list or the answer before.',
  version_id: 'The identity of one version of a consent.',
  signed_id: 'The identity of an agreement, from the answer that gave it.',
  domain: 'The domain that members type.',
  lang: 'A language: bg, cs, en, en_GB, fr, pl, ro or sk.',
  offset: 'How many items are passed over.',
  limit: 'How many items a page holds.',
  lat: 'Where the member is, in degrees to three decimals; with `lng`.',
  lng: 'Where the member is, in degrees to three decimals; with `lat`.',
  q: 'What a member types to find something by its name or address.',
  channel_slug: 'The channels to read; given once for each.',
}
