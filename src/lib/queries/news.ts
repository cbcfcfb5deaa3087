import { getArticle, listNews } from '#lib/api/endpoints/content.ts'
import { restoreClub } from '#lib/config/known-club.ts'
import { tenant } from '#lib/config/tenant.ts'
import type { Article } from '#lib/domain/news/news.ts'
import { itemInList, itemQuery, listQuery } from './list-query.ts'
import { cachedData } from './query-client.ts'

/** The club's messages on the channels that it shows. */
export const newsQuery = listQuery('news', listNews, ({ news }) => news, {
  asked: () => ({ channel_slug: restoreClub(tenant())?.channels }),
})

/** Returns a message as the list knows it: all but its body text. */
export const articleInList = (id: string): Article | undefined => {
  const message = itemInList(newsQuery, id)
  return message && { ...message, body_html: '' }
}

export const articleQuery = (id: string) =>
  itemQuery<typeof getArticle, Article>(
    'article',
    getArticle,
    id,
    ({ article }) => article,
    () => articleInList(id),
  )

/** True when the member has opened a message in this browser. */
export const isOpened = (id: string): boolean => cachedData(articleQuery(id)) !== undefined
