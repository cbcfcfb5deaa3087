import type { Address } from './address.ts'
import { costOf } from './points.ts'
import { codeOf, isRefusal } from './refusal.ts'
import type { Cause, Fulfilment } from './reward.ts'
import type { Store } from './store.ts'

/** How a reward is redeemed, as the platform takes it. Contract, `POST reward/{id}/redeem`. */
export type Redemption =
  | { readonly fulfilment: 'delivery'; readonly address_id: string }
  | { readonly fulfilment: 'pickup'; readonly store_id: string }
  | { readonly fulfilment: 'donation'; readonly cause_id: string }

/** Puts a way and where it leads to into the platform's form. */
export const redemptionOf = (way: Fulfilment, id: string): Redemption => {
  if (way === 'delivery') return { fulfilment: way, address_id: id }
  return way === 'pickup' ? { fulfilment: way, store_id: id } : { fulfilment: way, cause_id: id }
}

/** Where a reward goes: an address, a place of the club, or a cause. */
export interface Destination {
  readonly id: string
  readonly name: string
  /** The address in one line; '' where there is none. */
  readonly address: string
}

/** What a member chose of a reward: the way in which it reaches her or somebody else, and where it goes. */
export interface Choice {
  /** The reward's. */
  readonly id: string
  readonly way: Fulfilment | undefined
  readonly target: Destination | undefined
}

/** A target, as she is asked about it once more. */
export const destinationOf = (target: Address | Store | Cause): Destination => {
  const { street = '', city = '', postal_code = '' } = 'city' in target ? target : {}
  const address = [street, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return { id: target.id, name: target.name || address, address: target.name ? address : '' }
}

/** What tells whether a reward was redeemed: the member's hundredths of points, and the pieces where they are counted. */
export interface Holdings {
  readonly balance: number
  readonly stock: number | undefined
}

/** What a member agreed to: the cost in hundredths, and what was there before. */
export interface Agreed {
  readonly cost: number | undefined
  readonly before: Holdings
}

/**
 * What a failed redemption means. `lost`: nobody knows whether it took place. `final`: the reward cannot be had, by
 * its stock, the points or the account. `open`: it did not take place, and may be tried again.
 */
export const redemptionFailure = (error: unknown): 'lost' | 'final' | 'open' => {
  if (!isRefusal(error)) return 'lost'
  return ['out_of_stock', 'not_enough_points', 'not_verified'].includes(codeOf(error) ?? '')
    ? 'final'
    : 'open'
}

/**
 * Whether a redemption took place whose reply was lost. Her points tell, since they are hers alone: they fell by the
 * cost, or not at all; the pieces, which others take too, may only speak against it. Points that moved otherwise, or a
 * reward without a cost, leave it open.
 */
export function redemptionVerdict(
  { cost, before }: Agreed,
  after: Holdings,
): 'redeemed' | 'untouched' | 'unsure' {
  const spent = before.balance - after.balance
  const counted = before.stock !== undefined && after.stock !== undefined
  const noneTaken = counted && after.stock === before.stock
  if (costOf(cost) === 0) return spent === 0 && noneTaken ? 'untouched' : 'unsure'
  if (spent === 0) return 'untouched'
  return spent === costOf(cost) && !noneTaken ? 'redeemed' : 'unsure'
}
