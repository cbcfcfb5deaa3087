import type { Store } from './store.ts'

/** Letters as they compare: without case and accents. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')

/**
 * The stores that a typed text means: each of its words begins a word of the name or of the address. In the order that
 * they came in; all of them while nothing is typed.
 */
export function findStores<S extends Pick<Store, 'name' | 'street' | 'city' | 'postal_code'>>(
  stores: readonly S[],
  typed: string,
): readonly S[] {
  const starts = plain(typed).match(/[\p{L}\p{N}]+/gu) ?? []
  if (starts.length === 0) return stores
  return stores.filter(({ name, street, city, postal_code }) => {
    const words = plain(`${name} ${street} ${city} ${postal_code}`).match(/[\p{L}\p{N}]+/gu) ?? []
    return starts.every((start) => words.some((word) => word.startsWith(start)))
  })
}
