import type { Store } from '../domain/stores/store.ts'
import { formatDistance, formatFuelPrice } from '../format/numbers.ts'

/** A store in words, for `ui/venue-picker.tsx` and `ui/venue-facts.tsx`. */
export interface VenueText {
  readonly id: string
  readonly name: string
  readonly address: string
  /** The distance to the store; '' where it is not known. */
  readonly distance: string
  /** The prices of its fuels, each with the fuel's name; one whose name or price cannot be read is left out. */
  readonly prices: readonly { readonly name: string; readonly price: string }[]
}

/** Returns the texts about a store beside its name and address. */
export const venueFacts = (
  { distance_m, fuel_prices = [] }: Partial<Pick<Store, 'distance_m' | 'fuel_prices'>>,
  locale: string,
): Pick<VenueText, 'distance' | 'prices'> => ({
  distance: formatDistance(distance_m, locale),
  prices: fuel_prices
    .map(({ name, price, ...terms }) => ({ name, price: formatFuelPrice(price, locale, terms) }))
    .filter(({ name, price }) => name !== '' && price !== ''),
})

/** Returns the texts of a store where one is chosen, and where the chosen one is shown. */
export const venueText = (store: Store, locale: string): VenueText => ({
  id: store.id,
  name: store.name || store.street || store.city,
  address: [store.street, [store.postal_code, store.city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', '),
  ...venueFacts(store, locale),
})
