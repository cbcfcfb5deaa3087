import { typedMatch } from '../typed-text.ts'
import { metresTo, type Position } from './position.ts'
import type { Store } from './store.ts'

/** A store with the distance to it in metres; undefined where nobody knows. */
export interface PlacedStore<S> {
  readonly store: S
  readonly metres: number | undefined
}

/** Puts the favourite store first; then, near a known position, the nearest first, those of unknown distance last. STO-1. */
export function inOrder<S extends Pick<Store, 'id' | 'name' | 'lat' | 'lng' | 'distance_m'>>(
  stores: readonly S[],
  { near, favourite }: { near: Position | undefined; favourite: string | undefined },
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

/** Returns the stores whose name or address has a word for each typed one, in their order. */
export function findStores<S extends Pick<Store, 'name' | 'street' | 'city' | 'postal_code'>>(
  stores: readonly S[],
  typed: string,
): readonly S[] {
  const matches = typedMatch(typed)
  return stores.filter(({ name, street, city, postal_code }) =>
    matches(`${name} ${street} ${city} ${postal_code}`),
  )
}
