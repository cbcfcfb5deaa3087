import * as v from 'valibot'
import type { Deal, Leaflet } from '#lib/domain/content.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import { findStores, inOrder, positionOf } from '#lib/domain/stores/store-list.ts'
import { byId, found, partOf } from '../checks.ts'
import type { DealTemplate, LeafletTemplate, NewsTemplate, PerkTemplate } from '../content.ts'
import type { Handlers, Visit } from '../handler.ts'
import { pictureAt } from '../pictures.ts'

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

const shownDeal = (
  { origin }: Visit,
  { picture, type, link, special = false, ...deal }: DealTemplate,
): Deal => ({
  ...deal,
  images_obj: { list: [{ url: pictureAt(origin, picture) }] },
  link_type: type,
  link_url: link ? JSON.stringify(link) : '',
  is_special: special,
})

/** Returns what the list and the article of a message have in common. */
const shownMessage = (call: Visit, { id, title, picture, hoursAgo }: NewsTemplate) => ({
  id,
  title,
  timestamp: opened(call) - hoursAgo * 3600,
  image: picture && pictureAt(call.origin, picture),
})

/** A station tells its prices of the last full hour. */
const priced = (store: Store, now: number): Store => ({
  ...store,
  fuel_prices: store.fuel_prices.map((price) => ({ ...price, updated_at: Math.floor(now / 3600) * 3600 })),
})

/** All that is only read: perks, leaflets, deals, stores, news, pages. */
export const contentHandlers = {
  listPerks: (call) => ({
    perks: partOf(call.tenant.content.perks, call.query).map((perk) => shownPerk(call, perk)),
  }),

  getPerk: (call) => ({
    perk: shownPerk(call, byId(call.tenant.content.perks, call.params.id)),
  }),

  listLeaflets: (call) => ({
    leaflets: partOf(call.tenant.content.leaflets, call.query).map((leaflet) => shownLeaflet(call, leaflet)),
  }),

  listDeals: (call) => ({
    deals: partOf(call.tenant.content.deals, call.query).map((deal) => shownDeal(call, deal)),
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
    return { stores: partOf(stores, query).map((store) => priced(store, now)) }
  },

  listNews: (call) => {
    const { channel_slug: channels = [] } = call.query
    const matching = call.tenant.content.news.filter(
      ({ channel }) => channels.length === 0 || channels.includes(channel),
    )
    return {
      news: partOf(matching, call.query).map((message) => ({
        ...shownMessage(call, message),
        // A feed holds other kinds too, which the portal passes over: its own type knows only the one it shows.
        type: (message.type ?? 'I_MESSAGE') as 'I_MESSAGE',
        perex: message.perex,
        channel_slug: message.channel,
      })),
    }
  },

  getArticle: (call) => {
    const article = byId(call.tenant.content.news, call.params.id)
    return { article: { ...shownMessage(call, article), body_html: article.html } }
  },

  getPage: ({ tenant, params }) => {
    const { id, title, type } = byId(tenant.content.pages, params.id)
    return { page: { id, title, type } }
  },

  getPageHtml: ({ tenant, params }) =>
    found(tenant.content.pages.find(({ id, type }) => id === params.id && type === 'HTML')).html,
} satisfies Partial<Handlers>
