import { typedMatch } from '../typed-search.ts'
import { metresTo, type Position } from './position.ts'
import type { Store } from './store.ts'

/** Decides the order of a list of stores. */
interface OrderAsked {
  /** The member's position, once she has given it. */
  readonly near: Position | undefined
  /** The id of her favourite store. */
  readonly favourite: string | undefined
}

/** A store with the distance to it in metres; undefined where nobody knows. */
export interface PlacedStore<S> {
  readonly store: S
  readonly metres: number | undefined
}

/**
 * Puts stores into the order of their list: the favourite one first; then, where the member's position is known, the
 * nearest first, equally far ones by their names, and those whose distance nobody knows last. Without a position the
 * platform's order stays. STO-1.
 */
export function inOrder<S extends Pick<Store, 'id' | 'name' | 'lat' | 'lng' | 'distance_m'>>(
  stores: readonly S[],
  { near, favourite }: OrderAsked,
): readonly PlacedStore<S>[] {
  const placed = stores.map((store) => ({ store, metres: metresTo(store, near) }))
  const rank = ({ store }: PlacedStore<S>) => (store.id === favourite ? 0 : 1)
  const far = ({ metres = Number.MAX_VALUE }: PlacedStore<S>) => metres
  return placed.sort((one, other) => {
    const byRank = rank(one) - rank(other)
    if (byRank !== 0 || !near) return byRank
    return far(one) - far(other) || one.store.name.localeCompare(other.store.name)
  })
}

/**
 * The stores that a typed text means: each of its words begins a word of the name or of the address. In the order that
 * they came in; all of them while nothing is typed.
 */
export function findStores<S extends Pick<Store, 'name' | 'street' | 'city' | 'postal_code'>>(
  stores: readonly S[],
  typed: string,
): readonly S[] {
  const isMeant = typedMatch(typed)
  return stores.filter(({ name, street, city, postal_code }) =>
    isMeant(`${name} ${street} ${city} ${postal_code}`),
  )
}
