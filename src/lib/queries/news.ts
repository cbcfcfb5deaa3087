import { listNews } from '#lib/api/endpoints/news.ts'
import { recallClub } from '#lib/config/known-club.ts'
import { tenant } from '#lib/config/tenant.ts'
import { listQuery } from './lists.ts'

/** The club's messages on the channels that it shows. */
export const newsQuery = listQuery(
  'news',
  listNews,
  ({ news }) => news,
  () => ({ channel_slug: recallClub(tenant())?.channels }),
)
