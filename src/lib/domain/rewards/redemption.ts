import type { Address } from '../addresses/address.ts'
import { codeOf, isRefusal } from '../call-error.ts'
import { costOf } from '../points/points.ts'
import type { Store } from '../stores/store.ts'
import type { Cause, Fulfilment } from './reward.ts'

/** The way in which a reward is redeemed, in the platform's format. Contract, `POST reward/{id}/redeem`. */
export type Redemption =
  | { readonly fulfilment: 'delivery'; readonly address_id: string }
  | { readonly fulfilment: 'pickup'; readonly store_id: string }
  | { readonly fulfilment: 'donation'; readonly cause_id: string }

export const redemptionOf = (way: Fulfilment, id: string): Redemption => {
  if (way === 'delivery') return { fulfilment: way, address_id: id }
  return way === 'pickup' ? { fulfilment: way, store_id: id } : { fulfilment: way, cause_id: id }
}

/** The destination of a reward: an address, a place of the club, or a cause. */
export interface Destination {
  readonly id: string
  readonly name: string
  /** The address in one line; '' where there is none. */
  readonly address: string
  /** The place of the club, where it is one. */
  readonly store?: Store
}

/** The choice of a member for a reward: the way in which it reaches her or somebody else, and its destination. */
export interface Choice {
  readonly id: string
  readonly way: Fulfilment | undefined
  readonly target: Destination | undefined
}

export const destinationOf = (target: Address | Store | Cause): Destination => {
  const { street = '', city = '', postal_code = '' } = 'city' in target ? target : {}
  const address = [street, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return {
    id: target.id,
    name: target.name || address,
    address: target.name ? address : '',
    ...('fuel_prices' in target ? { store: target } : {}),
  }
}

/** A destination in one line. */
export const lineOf = ({ name, address }: Pick<Destination, 'name' | 'address'>): string =>
  [name, address].filter(Boolean).join(', ')

/** The destination of a redeemed reward as a browser may store it: of her own addresses only the name that she gave it. OFF-1. */
export const placeOf = (way: Fulfilment, target: Pick<Destination, 'name' | 'address'>): string =>
  way === 'delivery' ? target.address && target.name : lineOf(target)

/** The facts that tell if a reward was redeemed: the member's hundredths of points, and the stock where counted. */
export interface Holdings {
  readonly balance: number
  readonly stock: number | undefined
}

/** The terms that a member agreed to: the cost in hundredths, and her points and the stock before. */
export interface Agreed {
  readonly cost: number | undefined
  readonly before: Holdings
}

/** Translates a failed redemption. `lost`: nobody knows if it took place; `final`: stock, points or account forbid it; `open`: it may be tried again. */
export const redemptionFailure = (error: unknown): 'lost' | 'final' | 'open' => {
  if (!isRefusal(error)) return 'lost'
  return ['out_of_stock', 'not_enough_points', 'not_verified'].includes(codeOf(error) ?? '')
    ? 'final'
    : 'open'
}

/**
 * Decides if a redemption took place whose reply was lost: by the member's points, because only she spends them; the stock, which others
 * take from too, can only speak against it.
 */
export function redemptionVerdict(
  { cost, before }: Agreed,
  after: Holdings,
): 'redeemed' | 'untouched' | 'unsure' {
  const spent = before.balance - after.balance
  const noneTaken = before.stock !== undefined && after.stock === before.stock
  if (costOf(cost) === 0) return spent === 0 && noneTaken ? 'untouched' : 'unsure'
  if (spent === 0) return 'untouched'
  return spent === costOf(cost) && !noneTaken ? 'redeemed' : 'unsure'
}
