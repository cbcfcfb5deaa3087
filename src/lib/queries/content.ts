import { queryOptions } from '@tanstack/react-query'
import {
  getArticle,
  getPage,
  getPageHtml,
  getPerk,
  listDeals,
  listLeaflets,
  listNews,
  listPerks,
} from '#lib/api/endpoints/content.ts'
import { restoreClub } from '#lib/config/club.ts'
import { tenant } from '#lib/config/tenant.ts'
import { isHtmlPage } from '#lib/domain/content.ts'
import { pageAt } from '#lib/domain/paging.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { call } from './call.ts'
import { itemInList, itemQuery, listQuery } from './make-query.ts'
import { cachedData } from './query-client.ts'

/** The club's messages on the channels that it shows. */
export const newsQuery = listQuery('news', listNews, {
  asked: () => ({ channel_slug: restoreClub(tenant())?.channels }),
})

/** A message in full; the list knows all but its body text. */
export const articleQuery = (id: string) =>
  itemQuery('article', getArticle, id, () => {
    const message = itemInList(newsQuery, id)
    return message && { ...message, body_html: '' }
  })

/** True when the member has opened a message in this browser. */
export const isOpened = (id: string): boolean => cachedData(articleQuery(id)) !== undefined

/** Reads the description of a content page: its title and the type of its content. */
export const pageQuery = (id: string) =>
  queryOptions({
    queryKey: ['page', id],
    queryFn: async ({ signal }) => (await call(getPage, { params: { id } }, { signal, inPlace: 404 })).page,
  })

/** The words of an HTML page, asked for only once it is known to be one. Not safe as they are. RTE-10. */
export const pageHtmlQuery = (id: string, page: Parameters<typeof isHtmlPage>[0] | undefined) =>
  queryOptions({
    queryKey: ['page-html', id],
    queryFn: ({ signal }) => call(getPageHtml, { params: { id } }, { signal, inPlace: 404 }),
    enabled: page !== undefined && isHtmlPage(page),
  })

export const perksQuery = listQuery('perks', listPerks)

export const perkQuery = (id: string) => itemQuery('perk', getPerk, id, () => itemInList(perksQuery, id))

/** The leaflets that hold, or will. */
export const leafletsQuery = listQuery('leaflets', listLeaflets)

/** True when the club has leaflets. A platform without them answers with an error, which is not shown to anybody. */
export const hasLeafletsQuery = queryOptions({
  queryKey: ['leaflets', 'some'],
  queryFn: async ({ signal }) => {
    const { leaflets } = await call(listLeaflets, { query: pageAt(0) }, { signal, inPlace: true })
    return leaflets.some(({ url }) => safeImage(url) !== undefined)
  },
})

export const dealsQuery = listQuery('deals', listDeals)
