import type { CouponTemplate, Span } from '../content.ts'

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
export const statuses: readonly CouponStatus[] = [
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
export interface CouponWording {
  readonly name: string
  readonly perex: string
  readonly picture?: string
  readonly ribbon?: string
}

/** Puts coupons into every state, in the order they are written. */
export const stand = (wordings: readonly CouponWording[]): CouponTemplate[] =>
  wordings.map((wording, index) => ({
    format: 'code128',
    ...wording,
    ...(statuses[index] ?? usual[index % usual.length] ?? { span: {} }),
  }))

/** More coupons from the same shelves: each product in each offer. `{product}` is filled in. */
export const everyOffer = (
  products: readonly { readonly name: string; readonly picture: string }[],
  offers: readonly { readonly name: string; readonly perex: string; readonly ribbon?: string }[],
): CouponWording[] =>
  offers.flatMap(({ name, perex, ...offer }) =>
    products.map((product) => ({
      ...offer,
      name: name.replace('{product}', product.name),
      perex: perex.replace('{product}', product.name),
      picture: product.picture,
    })),
  )
