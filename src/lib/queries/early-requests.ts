import { urlOf } from '#lib/api/client.ts'
import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { EarlyRequest } from '#lib/browser/early.ts'
import { pageAt } from '#lib/domain/paging.ts'
import type { routes } from '../routes.ts'
import { phonesQuery } from './account.ts'
import { addressesQuery } from './addresses.ts'
import { consentTextQuery } from './consents.ts'
import { articleQuery, leafletsQuery, newsQuery, pageQuery, perksQuery } from './content.ts'
import { couponQuery, couponsQuery } from './coupons.ts'
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

const coupons = firstPage(couponsQuery, endpoints.listCoupons)
const addresses = asked(addressesQuery, endpoints.listAddresses.path)
const news = firstPage(newsQuery, endpoints.listNews)

/** The first requests of each page, which the head sends. Read by the shell when pages are built; no page loads it. */
const ofPages: Partial<Record<PageOfRoute, readonly EarlyRequest[]>> = {
  index: [coupons],
  coupons: [coupons],
  coupon: [asked(couponQuery('{id}'), endpoints.getCoupon.path)],
  rewards: [firstPage(rewardsQuery, endpoints.listRewards)],
  reward: [asked(rewardQuery('{id}'), endpoints.getReward.path)],
  transactions: [firstPage(transactionsQuery, endpoints.listTransactions)],
  perks: [firstPage(perksQuery, endpoints.listPerks)],
  leaflets: [firstPage(leafletsQuery, endpoints.listLeaflets)],
  receipts: [firstPage(receiptsQuery, endpoints.listReceipts)],
  // The head adds the club's channels.
  news: [{ ...news, path: `${news.path}{channels}` }],
  'news-article': [asked(articleQuery('{id}'), endpoints.getArticle.path)],
  page: [asked(pageQuery('{id}'), endpoints.getPage.path)],
  consent: [asked(consentTextQuery('{id}'), endpoints.getConsentText.path)],
  'account-access': [asked(phonesQuery, endpoints.listIdentities.path)],
  'delivery-addresses': [addresses],
  'delivery-address': [addresses],
}

const member = asked(memberQuery, endpoints.getMember.path)

/** The first requests of a page; every page that members see asks who is signed in. */
export const earlyRequestsOf = (page: string, audience: string | undefined): readonly EarlyRequest[] => {
  const own = (ofPages as Readonly<Record<string, readonly EarlyRequest[]>>)[page] ?? []
  return audience === 'visitor' ? own : [member, ...own]
}
