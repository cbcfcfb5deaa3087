/**
 * The names under which the portal keeps things in a browser's storage, all of them. Browsers hold values under them, so
 * a name that changes signs members out or loses what was kept. Constants only: the head's scripts read them too. The purpose
 * of each, and how long it stays, is in `storage-table.ts`: without a row there, a name does not compile. PRV-1.
 */

/** Tries whether a storage takes anything. */
export const probeKey = 'probe'

/** The tab's, and the last, choice of club where the build allows one. */
export const tenantKey = 'tenant'
/** The prefix of what belongs to a member of one club where one origin serves several. */
export const keyOfTenant = (name: string, tenant: string): string => `${name}:${tenant}`

/** The pair of tokens of a session. SES-1. */
export const authKey = 'auth'
/** The id of the sign-in that the pair belongs to; it stays while tokens are renewed. */
export const sessionIdKey = 'auth-sitting'
/** The moment at which a page without a service worker has asked for a new pair, beside the pair's own name. SES-15. */
export const renewalKey = (auth: string): string => `${auth}:renewal`
/** The refresh tokens that this tab has traded, beside the pair's own name. */
export const exchangedTokenKey = (auth: string): string => `${auth}:traded`

/** The last good config of a club. */
export const clubKey = (tenant: string): string => `club:${tenant}`
/** This tab has fetched the club's config. */
export const clubFreshKey = (tenant: string): string => `club-fresh:${tenant}`
/** The language that was chosen in this browser for a club. */
export const languageKey = (tenant: string): string => `language:${tenant}`
/** The platform's wordings of a language, and that this tab has fetched them. */
export const wordingKey = (tenant: string, locale: string): string => `wording:${tenant}:${locale}`
export const wordingFreshKey = (tenant: string, locale: string): string => `wording-fresh:${tenant}:${locale}`

/** The number of milliseconds by which the server's clock is ahead. */
export const serverTimeKey = 'server-time'
/** The server's facts, by club and sign-in; without them, what all such names begin with. OFF-2. */
export const factsKey = (owner = ''): string => `facts:${owner}`
/** The record of one query, by the hash of its key. */
export const factKey = (owner: string, queryHash: string): string => `${factsKey(owner)}:${queryHash}`
/** Tells that receipts wait to be sent; their database has the same name. By club and sign-in; else the beginning of such names. OFF-5. */
export const outboxKey = (owner = ''): string => `outbox:${owner}`
/** The moment up to which the news were read, by club and member; without them, what all such names begin with. */
export const newsReadKey = (reader = ''): string => `news-read-at:${reader}`

/** The number of coupons that a member has activated in this browser, by club and sign-in; the beginning of such names. OFF-4. */
export const activationsKey = (owner: string): string => `activations:${owner}`
/** The reward that a member has made her goal, by club and sign-in; the beginning of such names. PTS-2. */
export const goalKey = (owner: string): string => `goal:${owner}`
/** The member's favourite store, by club and sign-in; the beginning of such names. STO-1. */
export const favouriteStoreKey = (owner: string): string => `favourite-store:${owner}`
/** The choice that toasts stay until they are closed. ACC-1. */
export const toastsStayKey = 'toasts-stay'
/** The answer to the offer to install a club's portal. OFF-4. */
export const installKey = (tenant: string): string => `install:${tenant}`

/** The page that a visitor asked for before signing in. */
export const returnKey = 'return-to'
/** The reason why a former member sees the login. */
export const noticeKey = 'notice'
/** The message for the list of coupons once it is there. */
export const couponsNoticeKey = 'coupons-notice'
/** The coupon whose code the next page of coupons begins with. */
export const couponsTillKey = 'coupons-till'
/** Tells whether the banner that asks to verify is on this tab's pages. */
export const verifyBannerKey = 'verify-banner'
/** The time from which another mail of a verification may be asked for. */
export const nextMailKey = 'verification'
/** The session that the farewell was shown to. */
export const farewellKey = 'farewell'

/** The text typed into a field; without a field, the beginning of all such names. */
export const draftKey = (field = ''): string => `draft:${field}`
/** The position of a list when its page was left. */
export const placeKey = (path: string): string => `place:${path}`
/** The entry of the tab's history that a page is. */
export const entryKey = (path: string): string => `entry:${path}`
/** The token of the mailed link that opened a page. */
export const addressTokenKey = (path: string): string => `token:${path}`

/** Tells that the platform has no passkeys. LCK-1. */
export const passkeysAbsentKey = 'passkeys-absent'
/** The code of a sign-in that is on its way. */
export const sentCodeKey = 'sms-login'
/** The mail of a password recovery that is on its way. */
export const sentMailKey = 'password-recovery'
/** The values that one page of a registration hands to the next. */
export const registrationCardKey = 'registration-card'
export const registrationSentKey = 'registration-sent'

/** The pages that were reloaded for newer code, by the addresses of what they lacked. */
export const reloadedKey = 'reloaded-for'

/** The cache of the worker with the pages and files of one build; without it, what the names of all such caches begin with. OFF-3. */
export const portalCacheKey = (build = ''): string => `portal-${build}`
/** The cache of the worker with the web manifest of the club. OFF-4. */
export const clubCacheKey = 'club'

/** The situation that testers have set up, and the state of their panel. */
export const qaOpenKey = 'qa-open'
export const qaHeightKey = 'qa-height'
export const qaViewKey = 'qa-view'
export const qaLogKey = 'qa-log'
export const qaSituationKey = 'qa-situation'
export const qaSessionKey = 'qa-sitting'
export const qaFaultsKey = 'qa-faults'
export const qaSpeedKey = 'qa-speed'
