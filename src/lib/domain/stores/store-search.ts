import { typedMatch } from '../typed-search.ts'
import type { Store } from './store.ts'

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
