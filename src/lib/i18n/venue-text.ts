import type { Store } from '../domain/store.ts'
import { formatDistance } from '../format/distance.ts'

/** What a store says of itself where one is chosen: its name, its address in one line, and how far it is. */
export const venueText = (
  { id, name, street, city, postal_code, distance_m }: Store,
  locale: string,
): { readonly id: string; readonly name: string; readonly address: string; readonly distance: string } => ({
  id,
  name: name || street || city,
  address: [street, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  distance: formatDistance(distance_m, locale),
})
