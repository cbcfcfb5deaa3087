import { costOf } from '../points/points.ts'
import { twoDays } from '../time-left.ts'
import { typedMatch } from '../typed-text.ts'
import { type Coupon, type CouponFacts, couponStatus, type MemberFacts } from './coupon.ts'
import { couponPeriod } from './coupon-period.ts'

/** `now`: can be activated, or is active. `soon`: ends within two days. `free`: costs no points. */
export const couponFilters = ['now', 'soon', 'free'] as const
export type CouponFilter = (typeof couponFilters)[number]

/** A search among coupons: all of the filters hold, and each typed word begins a word of its name or text. */
export interface CouponSearch {
  readonly filters: readonly CouponFilter[]
  readonly typed: string
}

const longest = 80

type Facts = Pick<Coupon, 'name' | 'perex'> & CouponFacts

const holds: Readonly<
  Record<CouponFilter, (coupon: Facts, member: MemberFacts | undefined, now: number) => boolean>
> = {
  now: (coupon, member, now) => /^(?:ready|active)$/.test(couponStatus(coupon, member, now).as),
  soon: (coupon, _, now) => {
    const { until = Number.POSITIVE_INFINITY } = couponPeriod(coupon, now) ?? {}
    return until > now && until - now <= twoDays
  },
  free: ({ points }) => costOf(points) === 0,
}

export const isSearching = ({ filters, typed }: CouponSearch): boolean =>
  filters.length > 0 || typed.trim() !== ''

/** The coupons that a search means, in the order that they came in. `now`: unix seconds. FND-1. */
export function findCoupons<C extends Facts>(
  coupons: readonly C[],
  { filters, typed }: CouponSearch,
  member: MemberFacts | undefined,
  now: number,
): C[] {
  const matches = typedMatch(typed)
  return coupons.filter(
    (coupon) =>
      filters.every((filter) => holds[filter](coupon, member, now)) &&
      matches(`${coupon.name} ${coupon.perex ?? ''}`),
  )
}

/** Reads a search from the query of an address; what it does not know is left out. FND-1. */
export function searchFromQuery(query: string): CouponSearch {
  const parameters = new URLSearchParams(query)
  const named = parameters.get('show')?.split(',') ?? []
  return {
    filters: couponFilters.filter((filter) => named.includes(filter)),
    typed: [...(parameters.get('q') ?? '')].slice(0, longest).join(''),
  }
}

/** Returns the query of an address for a search, with its `?`; nothing for one that leaves nothing out. */
export function queryOfSearch({ filters, typed }: CouponSearch): string {
  const parameters = new URLSearchParams()
  if (filters.length > 0) parameters.set('show', filters.join(','))
  if (typed.trim()) parameters.set('q', typed)
  const query = parameters.toString().replaceAll('%2C', ',')
  return query && `?${query}`
}
