import type { CouponTemplate, Span } from '../content.ts'
import { rowsOf } from './texts.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** The state of one coupon: its validity, its price in hundredths, and the form in which its code is drawn. */
interface CouponStatus {
  readonly span: Span
  readonly points?: number
  readonly format?: CouponTemplate['format']
}

/** Every state that a coupon can be met in; a club's first coupons take them in this order. */
const statuses: readonly CouponStatus[] = [
  { span: { activeFor: 4 * minute, until: 20 * day }, format: 'code128' },
  { span: { until: 101 }, format: 'text' },
  { span: { until: 3 * minute }, points: 5_000, format: 'qr' },
  { span: { untilEndOfDay: 0 }, points: 10_000, format: 'code128' },
  { span: { untilEndOfDay: 1 }, points: 8_000, format: 'qr' },
  { span: { from: day, until: 9 * day }, points: 2_500 },
  { span: {}, format: 'qr' },
  { span: { until: 5 * day }, points: 15_000, format: 'code128' },
  { span: { until: 12 * day }, points: 999_900 },
  { span: { from: 6 * day }, format: 'text' },
  { span: { until: 30 * hour }, points: 4_000 },
  { span: { until: 90 * minute }, points: 3_000, format: 'qr' },
  { span: { from: -3 * day, until: 30 * day }, points: 6_000, format: 'code128' },
]

/** The states of the coupons after the first ones: long valid, some free. */
const usual: readonly CouponStatus[] = [
  { span: { until: 14 * day }, points: 4_500, format: 'code128' },
  { span: { until: 21 * day }, format: 'qr' },
  { span: {}, points: 7_500, format: 'code128' },
  { span: { until: 45 * day }, points: 12_000, format: 'text' },
  { span: { until: 3 * day }, format: 'code128' },
]

/** The texts of a coupon; its status comes from its place in the list. */
type CouponWording = Pick<CouponTemplate, 'name' | 'perex' | 'picture' | 'ribbon'>

/**
 * Returns the coupons of a club, in every state in the order they are written: its own ones, then each product in each
 * offer. `{product}` in an offer is filled in.
 */
export const couponsOf = (tables: { own: string; products: string; offers: string }): CouponTemplate[] => {
  const products = rowsOf<{ name: string; picture: string }>(['name', 'picture'], tables.products)
  const offers = rowsOf<CouponWording>(['name', 'perex', 'ribbon'], tables.offers)
  const offered = offers.flatMap((offer) =>
    products.map(({ name, picture }) => ({
      ...offer,
      ...{
        name: offer.name.replace('{product}', name),
        perex: offer.perex.replace('{product}', name),
        picture,
      },
    })),
  )
  const own = rowsOf<CouponWording>(['name', 'perex', 'picture', 'ribbon'], tables.own)
  return [...own, ...offered].map((wording, index) => ({
    format: 'code128',
    ...wording,
    ...(statuses[index] ?? usual[index % usual.length] ?? { span: {} }),
  }))
}
