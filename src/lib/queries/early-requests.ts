import { urlOf } from '#lib/api/client.ts'
import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { listIdentities } from '#lib/api/endpoints/account-access.ts'
import { listAddresses } from '#lib/api/endpoints/addresses.ts'
import { getConsentText } from '#lib/api/endpoints/consents.ts'
import { getCoupon, listCoupons } from '#lib/api/endpoints/coupons.ts'
import { getArticle, getPage, listLeaflets, listNews, listPerks } from '#lib/api/endpoints/content.ts'
import { getMember, listTransactions } from '#lib/api/endpoints/member.ts'
import { listReceipts } from '#lib/api/endpoints/receipts.ts'
import { getReward, listRewards } from '#lib/api/endpoints/rewards.ts'
import type { EarlyRequest } from '#lib/browser/early.ts'
import { pageAt } from '#lib/domain/paging.ts'
import type { routes } from '../routes.ts'
import { phonesQuery } from './account.ts'
import { addressesQuery } from './addresses.ts'
import { consentTextQuery } from './consents.ts'
import { couponQuery, couponsQuery } from './coupons.ts'
import { articleQuery, leafletsQuery, newsQuery, pageQuery, perksQuery } from './content.ts'
import { memberQuery } from './member.ts'
import { receiptsQuery } from './receipts.ts'
import { rewardQuery, rewardsQuery } from './rewards.ts'
import { transactionsQuery } from './transactions.ts'

type PageOfRoute = (typeof routes)[number]['page']

/** The topic is the query's, the path that of its endpoint; `{id}` stays for the head to fill in. */
const asked = ({ queryKey }: { queryKey: readonly unknown[] }, path: string): EarlyRequest => ({
  topic: String(queryKey[0]),
  path,
})

const firstPage = (query: { queryKey: readonly unknown[] }, row: AnyEndpoint): EarlyRequest =>
  asked(query, urlOf('', row, { query: pageAt(0) }).replace('/wl/v1/', ''))

const coupons = firstPage(couponsQuery, listCoupons)
const addresses = asked(addressesQuery, listAddresses.path)
const news = firstPage(newsQuery, listNews)

/** The first requests of each page, which the head sends. Read by the shell when pages are built; no page loads it. */
const ofPages: Partial<Record<PageOfRoute, readonly EarlyRequest[]>> = {
  index: [coupons],
  coupons: [coupons],
  coupon: [asked(couponQuery('{id}'), getCoupon.path)],
  rewards: [firstPage(rewardsQuery, listRewards)],
  reward: [asked(rewardQuery('{id}'), getReward.path)],
  transactions: [firstPage(transactionsQuery, listTransactions)],
  perks: [firstPage(perksQuery, listPerks)],
  leaflets: [firstPage(leafletsQuery, listLeaflets)],
  receipts: [firstPage(receiptsQuery, listReceipts)],
  // The head adds the club's channels.
  news: [{ ...news, path: `${news.path}{channels}` }],
  'news-article': [asked(articleQuery('{id}'), getArticle.path)],
  page: [asked(pageQuery('{id}'), getPage.path)],
  consent: [asked(consentTextQuery('{id}'), getConsentText.path)],
  'account-access': [asked(phonesQuery, listIdentities.path)],
  'delivery-addresses': [addresses],
  'delivery-address': [addresses],
}

const member = asked(memberQuery, getMember.path)

/** The first requests of a page; every page that members see asks who is signed in. */
export const earlyRequestsOf = (page: string, audience: string | undefined): readonly EarlyRequest[] => {
  const own = (ofPages as Readonly<Record<string, readonly EarlyRequest[]>>)[page] ?? []
  return audience === 'visitor' ? own : [member, ...own]
}
