import type { Store } from '../domain/stores/store.ts'
import { formatDistance } from '../format/numbers.ts'

/** A store in words, for `shared/venue-picker.tsx` and `shared/venue-facts.tsx`. */
export interface VenueText {
  readonly id: string
  readonly name: string
  readonly address: string
  /** The distance to the store; '' where it is not known. */
  readonly distance: string
}

/** Returns the texts of a store where one is chosen, and where the chosen one is shown. */
export const venueText = (store: Store, locale: string): VenueText => ({
  id: store.id,
  name: store.name || store.street || store.city,
  address: [store.street, [store.postal_code, store.city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', '),
  distance: formatDistance(store.distance_m, locale),
})
