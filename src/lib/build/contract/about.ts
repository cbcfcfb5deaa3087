import type { EndpointName } from '../../api/endpoints.ts'

/** The groups of the published contract, each with what it is about and what each of its rows does. */
const groups: Readonly<Record<string, readonly [text: string, rows: Partial<Record<EndpointName, string>>]>> =
  {
    Session: [
      'Signing in by password or SMS, renewing the session, ending it, a forgotten password.',
      {
        signIn: 'Signs in by e-mail and password.',
        requestSignInCode:
          'Sends a code by SMS, the first time and again; answers alike for unknown numbers.',
        signInWithCode: 'Signs in by the code from the SMS.',
        requestPasskeySignIn: 'A challenge for any passkey of the site; it names no account.',
        signInWithPasskey:
          'Signs in by what a passkey has signed. A challenge counts once: passkey_cancelled says that it is over. Anything else that does not fit is passkey_unknown.',
        refreshSession:
          'Trades a refresh token for a new pair. Each works once; a used one is refused with 401.',
        signOut: 'Ends the session of a refresh token. The portal signs out whatever is answered.',
        requestPasswordReset:
          'Mails a link to /password-reset?token=…; never tells whether the account exists.',
        resetPassword: 'Sets a new password by the mailed token.',
      },
    ],
    Registration: [
      'A new account, from the card in her hand to the verified e-mail address.',
      {
        verifyCard: 'Looks a card up before an account is opened for it.',
        register: 'Opens an account; answers with a session, or with the way in which a code was sent.',
        verifyEmail: 'Confirms a registration by its code, or an e-mail address by a mailed token.',
        requestVerification: 'Mails a link to /email-confirmation?token=….',
        confirmVerification: 'Verifies the account by the mailed token.',
      },
    ],
    Member: [
      'The member, her points, cards, phones, addresses and profile.',
      {
        getMember: 'The member with her card, phones and wallets.',
        listTransactions: 'The history of points, the newest first.',
        listIdentities: 'The cards, phones and addresses by which the member is known.',
        updateProfile: 'Changes the fields that are sent and no others.',
        linkIdentity:
          'Pairs a card, makes a virtual one, or adds a phone number, which then waits for its code.',
        verifyIdentity: 'Proves a phone number by the code from the SMS.',
        removeIdentity: 'Takes a card or a phone number away.',
        listSessions: 'The open sessions of the member: the device of each in words, and which one asks.',
        endSession: 'Ends one session: its tokens are refused with 401 from then on.',
        listPasskeys: 'The passkeys of the member, each under a name that she knows.',
        requestPasskeyCreation:
          'A challenge with which the member’s device makes a passkey. Where she has set a limit it needs a confirmation, since a passkey confirms spending. The passkey has to be discoverable, since signing in names no account.',
        addPasskey: 'Adds the passkey that a device has made for a challenge, which counts once.',
        removePasskey: 'Removes a passkey: it signs nobody in from then on.',
        listNotices: 'What happened to the account and was not seen yet; other types are passed over.',
        seeNotice: 'Marks a notice as seen.',
        getSecurity:
          "The member's own limit: what costs more, in hundredths of a point, needs a confirmation.",
        updateSecurity: 'Sets the limit, or lifts it by null. Needs a confirmation itself.',
        reauthenticate:
          'Proves that it is the member who asks, by her password or by what a passkey of hers has signed for a challenge of POST user/login/passkey/options; the proof goes as the header "confirmation" with the call that needs it, and is good until it expires. A wrong password or passkey is refused at its field with 422, never with 401.',
        requestPhysicalCard: 'Orders a plastic card to be picked up at a store.',
        getWalletLinks:
          'The links by which the wallets of phones take the card: a signed pass, and a link that saves one. Asked once per session, so they work until its end.',
        listStores:
          'The shops and stations of the club: the nearest to a position first, and those that a text means.',
        listAddresses: 'The delivery addresses of the member.',
        addAddress: 'Adds a delivery address.',
        updateAddress: 'Changes a delivery address.',
        removeAddress: 'Removes a delivery address.',
        redeemPromoCode: 'Redeems a promo code and tells what it gave.',
      },
    ],
    Privacy: [
      'Requests for personal data and for the deletion of the account.',
      {
        requestPersonalData: 'Mails a link that asks for the member’s data.',
        requestDeletion: 'Mails a link to /deletion?token=….',
        confirmPrivacyRequest: 'Confirms a request by its mailed token and tells which it was.',
        listPrivacyRequests: 'The member’s requests, each with the day by which the club answers it.',
      },
    ],
    Consents: [
      'What a member agrees to, in which wording, and when.',
      {
        listConsents: 'The consents of a place: the registration, the footer or the profile.',
        getConsentTextByVersion: 'The text of one version, for dialogs.',
        getConsentText: 'The text in force, for the page /consent/{id}.',
        signConsent: 'Agrees to one version. Agreeing twice is one agreement.',
        revokeConsent: 'Takes an agreement back.',
      },
    ],
    Coupons: [
      'Coupons and their activation at the till.',
      {
        listCoupons: 'The coupons of the member.',
        getCoupon: 'One coupon with its conditions.',
        activateCoupon:
          'Activates a coupon: costs its points, and gives the code with the moment until which it counts.',
        deactivateCoupon: 'Takes an activation back before its end; the points come back.',
      },
    ],
    Offers: [
      'Perks, leaflets and deals.',
      {
        listPerks: 'What members have for being members.',
        getPerk: 'One perk in full.',
        listLeaflets: 'The leaflets with the days on which they count.',
        listDeals: 'The cards beside the pages.',
      },
    ],
    Rewards: [
      'Rewards and how they are redeemed.',
      {
        listRewards: 'What can be had for points.',
        getReward: 'One reward in full.',
        redeemReward: 'Orders a reward to an address, to a store, or gives its points to a cause.',
      },
    ],
    News: [
      'Messages and pages that the club has written.',
      {
        listNews:
          'Messages of the given channels, of all without any, the newest first; other types are passed over.',
        getArticle: 'One message in full.',
        getPage: 'The title and kind of a page.',
        getPageHtml: 'The text of a page whose type is HTML.',
      },
    ],
    Receipts: [
      'Receipts that members upload.',
      {
        listReceipts: 'Uploaded receipts with what became of each.',
        uploadFile: 'Takes one file of a receipt.',
        submitReceipt: 'Hands uploaded files over as one receipt.',
      },
    ],
    Platform: [
      'What a club looks like and says: asked before anybody signs in.',
      {
        getDomainConfig:
          'The public settings of the club whose portal has this domain in its address: the host, and the port where the address has one.',
        getConfig:
          'The public settings of the platform’s own domain: asked for in the place of the row above at the host that PLATFORM_DOMAIN of the build names.',
        getTranslations:
          'Wording of the club’s own in one language; an unknown one has none. The name of the club is the wording frame.header.club of web; /wording.json lists them all.',
      },
    ],
  }

/** The groups, with what each is about. */
export const tags = Object.entries(groups).map(([name, [description]]) => ({ name, description }))

/** Returns the group of a row, and what the row does. @throws for a row that nothing is said of */
export const about = (name: EndpointName): readonly [tag: string, text: string] => {
  for (const [tag, [, rows]] of Object.entries(groups)) {
    const text = rows[name]
    if (text !== undefined) return [tag, text]
  }
  throw new Error(`about.ts says nothing of ${name}.`)
}

/** The rows that a platform may do without: it answers 404 or 501, and the portal leaves their feature out. */
export const optionalRows: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'requestPasskeySignIn',
  'requestPasskeyCreation',
  'listSessions',
  'listPasskeys',
  'listNotices',
  'getSecurity',
  'reauthenticate',
  'getWalletLinks',
  'listStores',
  'listPrivacyRequests',
  'getConfig',
])

/** The rows that visitors may call too. A token that comes along must still be good, but for those that take none. */
export const openRows = [
  'signIn',
  'requestSignInCode',
  'signInWithCode',
  'requestPasskeySignIn',
  'signInWithPasskey',
  'refreshSession',
  'signOut',
  'requestPasswordReset',
  'resetPassword',
  'verifyCard',
  'register',
  'verifyEmail',
  'confirmVerification',
  'confirmPrivacyRequest',
  'listConsents',
  'getConsentTextByVersion',
  'getConsentText',
  'getPage',
  'getPageHtml',
  'listStores',
  'getDomainConfig',
  'getConfig',
  'getTranslations',
] as const satisfies readonly EndpointName[]

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
