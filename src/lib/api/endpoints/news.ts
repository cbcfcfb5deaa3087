import * as v from 'valibot'
import { article } from '#lib/domain/news/news.ts'
import { isOtherNews, news } from '../../domain/news/news.ts'
import { listAnswer, paging } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

const slugs = v.union([
  v.array(v.string()),
  v.pipe(
    v.string(),
    v.transform((slug) => [slug]),
  ),
])

/** The club's messages on the given channels, all when none is given, newest first; items of other types are ignored. */
export const listNews = endpoint({
  path: 'news',
  query: v.object({ ...paging.entries, channel_slug: v.optional(slugs) }),
  response: listAnswer('news', news, isOtherNews),
  assumed: true,
})

/** One message in full. */
export const getArticle = endpoint({
  path: 'news/article/{id}',
  response: v.object({ article }),
  assumed: true,
})
