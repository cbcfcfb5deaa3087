import * as v from 'valibot'
import { article } from '../../domain/article.ts'
import { isOtherNews, news } from '../../domain/news.ts'
import { lenientList } from '../../domain/tolerant.ts'
import { paging } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

const slugs = v.union([
  v.array(v.string()),
  v.pipe(
    v.string(),
    v.transform((slug) => [slug]),
  ),
])

const messages = v.pipe(
  v.unknown(),
  v.transform((items) => (Array.isArray(items) ? items.filter((item) => !isOtherNews(item)) : items)),
  lenientList('news', news),
)

/** The club's messages on the given channels, all when none is given; items of other types are ignored. */
export const listNews = endpoint({
  path: 'news',
  query: v.object({ ...paging.entries, channel_slug: v.optional(slugs) }),
  response: v.object({ news: v.optional(messages, []) }),
  assumed: true,
})

/** One message in full. */
export const getArticle = endpoint({
  path: 'news/article/{id}',
  response: v.object({ article }),
  assumed: true,
})
