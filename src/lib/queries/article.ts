import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { getArticle } from '#lib/api/endpoints/news.ts'
import type { Article } from '#lib/domain/news/news.ts'
import { call } from './call.ts'
import { newsQuery } from './news.ts'
import { persisted } from './persisted.ts'
import { cachedData } from './query-client.ts'

/** Returns a message as the list on an earlier screen knows it: all but its body text. */
export const articleInList = (id: string): Article | undefined => {
  const message = cachedData(newsQuery)
    ?.pages.flatMap(({ items }) => items)
    .find((one) => one.id === id)
  return message && { ...message, body_html: '' }
}

/** One message in full; what the list knew of it stands until its own answer comes. */
export const articleQuery = (id: string) =>
  queryOptions<Article>({
    queryKey: ['article', id],
    queryFn: async ({ signal }) =>
      (await call(getArticle, { params: { id } }, { signal, inPlace: 404 })).article,
    ...persisted(['article', id], (article) => v.parse(getArticle.response, { article }).article),
    placeholderData: () => articleInList(id),
  })

/** True when the member has opened a message in this browser. */
export const isOpened = (id: string): boolean => cachedData(articleQuery(id)) !== undefined
