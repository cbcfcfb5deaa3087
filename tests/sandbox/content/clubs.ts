import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cause } from '#lib/domain/rewards/reward.ts'
import type { Content, LeafletTemplate, PageTemplate, PerkTemplate, PromoTemplate } from '../content.ts'
import { couponsOf } from './coupons.ts'
import { rewardsOf } from './rewards.ts'
import { hours, type StoreContent, storesAt } from './stores.ts'
import { consentsOf, dealsOf, linesOf, newsOf, rowsOf, wordingColumns } from './texts.ts'

/** Reads the words of a club; returns the text of each section, which begins with `# ` and its name. */
const sectionsOf = (club: string): ((name: string) => string) => {
  const text = readFileSync(join(import.meta.dirname, `${club}.txt`), 'utf8')
  const sections = new Map(
    text.split(/^# /m).map((section) => {
      const [name = '', ...lines] = section.split('\n')
      return [name, lines.join('\n').trim()] as const
    }),
  )
  return (name) => sections.get(name) ?? ''
}

/** Returns all that a club has to say and to give. stores: what its stores have besides their places. */
const contentOf = (club: string, stores: StoreContent): Content => {
  const text = sectionsOf(club)
  return {
    coupons: couponsOf({ own: text('coupons'), products: text('products'), offers: text('offers') }),
    couponRules: text('coupon rules'),
    rewards: rewardsOf(text('rewards')),
    perks: rowsOf<PerkTemplate>(wordingColumns, text('perks')),
    leaflets: rowsOf<Record<keyof LeafletTemplate, string>>(
      ['id', 'picture', 'from', 'days', 'name'],
      text('leaflets'),
    ).map(({ from, days, ...leaflet }) => ({ ...leaflet, from: Number(from), days: Number(days) })),
    deals: dealsOf(text('deals')),
    promos: rowsOf<Omit<PromoTemplate, 'points'> & { points?: string }>(
      ['code', 'title', 'points'],
      text('promos'),
    ).map(({ points, ...promo }) => ({ ...promo, ...(points && { points: Number(points) }) })),
    purchases: linesOf(text('purchases')),
    spendings: linesOf(text('spendings')),
    addresses: rowsOf<Content['addresses'][number]>(
      ['name', 'street', 'city', 'postal_code', 'country'],
      text('addresses'),
    ),
    stores: storesAt(text('stores'), stores),
    news: newsOf(text('news'), text('weekly letter')),
    pages: rowsOf<Omit<PageTemplate, 'html'>>(['id', 'type', 'title'], text('pages')).map((page) => ({
      ...page,
      html: text(`page ${page.id}`),
    })),
    causes: rowsOf<Cause & { takes: string }>(['id', 'name', 'takes'], text('causes')).map((cause) => ({
      ...cause,
      takes: cause.takes.split(/, */),
    })),
    consents: consentsOf(text('consents'), (id) => text(`consent ${id}`)),
  }
}

const workdays = [1, 2, 3, 4, 5]
const week = [...workdays, 6, 7]

/** A price in euros, a little different at each station. */
const cents = (base: number, index: number): number =>
  Number((base + (((index * 7) % 9) - 4) * 0.01).toFixed(3))

export const fuelContent = contentOf('fuel', {
  // Dunmore.
  middle: [53.1, -8.9],
  // Stations on motorways never close, and the others have a night.
  opening: (_, id) =>
    id.startsWith('motorway')
      ? hours(week, '00:00', '24:00')
      : [...hours(workdays, '06:00', '23:00'), ...hours([6, 7], '07:00', '22:00')],
  // Diesel and petrol everywhere, finer petrol in the larger places.
  prices: (index) => [
    { name: 'Petrol 95', price: cents(1.659, index), unit: 'l' },
    { name: 'Diesel', price: cents(1.609, index + 3), unit: 'l' },
    ...(index % 3 === 0 ? [{ name: 'Petrol 98', price: cents(1.789, index + 5), unit: 'l' }] : []),
  ],
})

export const grocerContent = contentOf('grocer', {
  // Sofia.
  middle: [42.6977, 23.3219],
  // Small shops close at noon, one sells bread at night.
  opening: (index) => {
    if (index === 3) return hours(week, '05:00', '01:00')
    return index % 6 === 5
      ? [
          ...hours(workdays, '08:00', '12:30'),
          ...hours(workdays, '13:30', '19:00'),
          ...hours([6], '08:00', '14:00'),
        ]
      : [...hours([...workdays, 6], '07:00', '22:00'), ...hours([7], '08:00', '20:00')]
  },
})

export const discountContent = contentOf('discount', {
  // Milldale.
  middle: [53.4, -1.9],
  // Early and long on workdays, short on Sundays.
  opening: (index) => [
    ...hours(workdays, index % 4 === 0 ? '06:00' : '07:00', '22:00'),
    ...hours([6], '07:00', '21:00'),
    ...hours([7], '10:00', '16:00'),
  ],
})

export const pharmacyContent = contentOf('pharmacy', {
  // Montclairval.
  middle: [45.9, 4.7],
  // Closed at noon and on Sundays, but for one on duty.
  opening: (index) =>
    index === 5
      ? hours(week, '08:00', '24:00')
      : [
          ...hours(workdays, '08:30', '12:30'),
          ...hours(workdays, '14:00', '19:30'),
          ...hours([6], '09:00', '12:30'),
        ],
})
