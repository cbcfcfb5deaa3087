import * as v from 'valibot'
import type { Deal, Leaflet } from '#lib/domain/content.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import { findStores, inOrder, positionOf } from '#lib/domain/stores/store-list.ts'
import { found } from '../checks.ts'
import type { DealTemplate, LeafletTemplate, PerkTemplate } from '../content.ts'
import type { Handlers, Visit } from '../handler.ts'
import { pictureAt } from '../pictures.ts'

interface Paging {
  readonly offset: number
  readonly limit: number
}

const part = <T>(items: readonly T[], { offset, limit }: Paging): readonly T[] =>
  items.slice(offset, offset + limit)

const day = 24 * 3600
const seeded = v.object({ at: v.number() })

/** Returns the time when the club was first visited: the age of its news counts from it. */
const opened = ({ db, tenant, now }: Visit): number =>
  db.one(seeded, 'select at from seeded where tenant = ?', tenant.id)?.at ?? now

const shownPerk = ({ origin }: Visit, { picture, ...perk }: PerkTemplate) => ({
  ...perk,
  image: pictureAt(origin, picture),
})

const shownLeaflet = (
  { origin, now }: Visit,
  { id, name, picture, from, days }: LeafletTemplate,
): Leaflet => ({
  id,
  name,
  image: pictureAt(origin, picture),
  url: pictureAt(origin, picture),
  valid_from: now + from * day,
  valid_until: now + (from + days) * day,
})

const shownDeal = ({ origin }: Visit, deal: DealTemplate): Deal => ({
  id: deal.id,
  title: deal.title,
  excerpt: deal.excerpt,
  body: deal.body,
  images_obj: { list: [{ url: pictureAt(origin, deal.picture) }] },
  link_type: deal.type,
  link_url: deal.link ? JSON.stringify(deal.link) : '',
  is_special: deal.special ?? false,
})

/** A station tells its prices of the last full hour. */
const priced = (store: Store, now: number): Store => ({
  ...store,
  fuel_prices: store.fuel_prices.map((price) => ({ ...price, updated_at: Math.floor(now / 3600) * 3600 })),
})

/** All that is only read: perks, leaflets, deals, stores, news, pages. */
export const contentHandlers = {
  listPerks: (call) => ({
    perks: part(call.tenant.content.perks, call.query).map((perk) => shownPerk(call, perk)),
  }),

  getPerk: (call) => ({
    perk: shownPerk(call, found(call.tenant.content.perks.find(({ id }) => id === call.params.id))),
  }),

  listLeaflets: (call) => ({
    leaflets: part(call.tenant.content.leaflets, call.query).map((leaflet) => shownLeaflet(call, leaflet)),
  }),

  listDeals: (call) => ({
    deals: part(call.tenant.content.deals, call.query).map((deal) => shownDeal(call, deal)),
  }),

  listStores: ({ tenant, query, now }) => {
    const near = positionOf(query)
    const matching = findStores(tenant.content.stores, query.q ?? '')
    const sorted = near ? inOrder(matching, { near, favourite: undefined }) : undefined
    const stores = sorted
      ? sorted.map(({ store, metres }) => ({
          ...store,
          distance_m: metres === undefined ? undefined : Math.round(metres),
        }))
      : matching
    return { stores: part(stores, query).map((store) => priced(store, now)) }
  },

  listNews: (call) => {
    const { channel_slug: channels = [] } = call.query
    const matching = call.tenant.content.news.filter(
      ({ channel }) => channels.length === 0 || channels.includes(channel),
    )
    return {
      news: part(matching, call.query).map(({ id, type, title, perex, picture, channel, hoursAgo }) => ({
        id,
        // A feed holds other kinds too, which the portal passes over: its own type knows only the one it shows.
        type: (type ?? 'I_MESSAGE') as 'I_MESSAGE',
        title,
        perex,
        timestamp: opened(call) - hoursAgo * 3600,
        image: picture && pictureAt(call.origin, picture),
        channel_slug: channel,
      })),
    }
  },

  getArticle: (call) => {
    const article = found(call.tenant.content.news.find(({ id }) => id === call.params.id))
    const { id, title, html, picture, hoursAgo } = article
    return {
      article: {
        id,
        title,
        body_html: html,
        timestamp: opened(call) - hoursAgo * 3600,
        image: picture && pictureAt(call.origin, picture),
      },
    }
  },

  getPage: ({ tenant, params }) => {
    const { id, title, type } = found(tenant.content.pages.find((page) => page.id === params.id))
    return { page: { id, title, type } }
  },

  getPageHtml: ({ tenant, params }) =>
    found(tenant.content.pages.find(({ id, type }) => id === params.id && type === 'HTML')).html,
} satisfies Partial<Handlers>
