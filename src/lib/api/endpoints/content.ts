import * as v from 'valibot'
import { article, deal, isOtherNews, leaflet, news, page, perk } from '#lib/domain/content.ts'
import { store } from '../../domain/stores/store.ts'
import { numeric } from '../../domain/tolerant.ts'
import { endpoint, listAnswer, paging } from '../endpoint.ts'

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
})

/** One message in full. */
export const getArticle = endpoint({ path: 'news/article/{id}', response: v.object({ article }) })

/** Reads a page's description, with the kind of its content. */
export const getPage = endpoint({ path: 'page/{id}', response: v.object({ page }), assumed: false })

/** The body of an HTML page, as text; not safe as it is. */
export const getPageHtml = endpoint({
  path: 'page/{id}/html',
  response: v.union([
    v.string(),
    v.pipe(
      v.object({ html: v.string() }),
      v.transform(({ html }) => html),
    ),
  ]),
  assumed: false,
})

/** Lists the perks that members have because they are members. */
export const listPerks = endpoint({ path: 'perks', query: paging, response: listAnswer('perks', perk) })

/** One perk in full. */
export const getPerk = endpoint({ path: 'perk/{id}', response: v.object({ perk }) })

/** The printed leaflets. */
export const listLeaflets = endpoint({
  path: 'leaflets',
  query: paging,
  response: listAnswer('leaflets', leaflet),
})

/** The cards of the sidebar. */
export const listDeals = endpoint({
  path: 'deals',
  query: paging,
  response: listAnswer('deals', deal),
  assumed: false,
})

/**
 * The shops and stations of the club: the nearest to a position first where one is given, and those that a typed text
 * means. A platform without any answers 404 or 501. STO-1.
 */
export const listStores = endpoint({
  path: 'stores',
  query: v.object({
    ...paging.entries,
    lat: v.optional(v.pipe(numeric, v.minValue(-90), v.maxValue(90))),
    lng: v.optional(v.pipe(numeric, v.minValue(-180), v.maxValue(180))),
    q: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  response: listAnswer('stores', store),
})
