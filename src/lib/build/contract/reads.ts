import { readSettings } from '../../config/read-settings.ts'
import { firstOf, signedIn, step } from './step.ts'

const firstPage = () => ({ query: { offset: 0, limit: 20 } })

/** The rows that change nothing, in an order in which each finds what it needs. A session is opened for them. */
export const reads = [
  step('getDomainConfig', {
    with: ({ domain }) => ({ params: { domain } }),
    learn: ({ general, channel_id }, scene) => {
      const { lang, idempotency } = readSettings(general).GENERAL
      scene.lang = lang
      scene.takesKeys = idempotency
      if (channel_id !== undefined) scene.channel = channel_id
    },
  }),
  step('getConfig', { isOptional: true }),
  step('getTranslations', { with: ({ lang }) => ({ params: { lang } }) }),
  step('signIn', {
    with: ({ email, password }) => ({ body: { email, password } }),
    learn: signedIn,
  }),
  step('getMember', {
    learn: ({ user }, scene) => {
      scene.firstname = user.firstname
    },
  }),
  step('getWalletLinks', { isOptional: true }),
  step('listTransactions', { with: firstPage }),
  step('listIdentities'),
  step('listSessions', { isOptional: true }),
  step('listPasskeys', { isOptional: true }),
  step('getSecurity', {
    isOptional: true,
    learn: (_, scene) => {
      scene.hasLimit = true
    },
  }),
  step('requestPasskeyCreation', { isOptional: true, with: () => ({ body: {} }) }),
  step('requestPasskeySignIn', { isOptional: true, with: () => ({ body: {} }) }),
  step('listNotices', { isOptional: true }),
  step('reauthenticate', { with: ({ password }) => ({ body: { password } }), isOptional: true }),
  step('listAddresses'),
  step('listStores', { isOptional: true, with: firstPage }),
  step('listConsents', {
    with: () => ({ body: { displayIn: 'registration' } }),
    learn: ({ consents: [first] }, { ids }) =>
      Object.assign(ids, { consent: first?.id, version: first?.version_id }),
  }),
  step('getConsentTextByVersion', { with: firstOf('version', 'version_id') }),
  step('getConsentText', { with: firstOf('consent') }),
  step('listCoupons', {
    with: firstPage,
    learn: ({ coupons: [first] }, { ids }) => Object.assign(ids, { coupon: first?.id }),
  }),
  step('getCoupon', { with: firstOf('coupon') }),
  step('listPerks', {
    with: firstPage,
    learn: ({ perks: [first] }, { ids }) => Object.assign(ids, { perk: first?.id }),
  }),
  step('getPerk', { with: firstOf('perk') }),
  step('listLeaflets', { with: firstPage }),
  step('listRewards', {
    with: firstPage,
    learn: ({ rewards: [first] }, { ids }) => Object.assign(ids, { reward: first?.id }),
  }),
  step('getReward', { with: firstOf('reward') }),
  step('listDeals', { with: firstPage }),
  step('listNews', {
    with: firstPage,
    learn: ({ news: [first] }, { ids }) => Object.assign(ids, { article: first?.id }),
  }),
  step('getArticle', { with: firstOf('article') }),
  step('getPage', { with: firstOf('page') }),
  step('getPageHtml', { with: firstOf('page') }),
  step('listReceipts', { with: firstPage }),
  step('listPrivacyRequests', { isOptional: true }),
]
