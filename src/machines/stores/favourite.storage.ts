import { lastingStorage } from '#lib/browser/storage.ts'
import { favouriteStoreKey } from '#lib/browser/storage-keys.ts'
import { stored } from '#lib/browser/stored.ts'
import { type Store, store } from '#lib/domain/stores/store.ts'
import { recordOwner } from '#lib/queries/owner.ts'

const kept = () => {
  const owner = recordOwner()
  return owner === undefined ? undefined : stored(favouriteStoreKey(owner), store, lastingStorage())
}

/** Returns the member's favourite store as it was when she chose it, without what changes by the day. STO-1. */
export const recallFavourite = (): Store | undefined => kept()?.read()

/** Keeps a store as the favourite one of the member, or that she has none. STO-1. */
export const keepFavourite = (favourite: Store | undefined): void => {
  if (!favourite) {
    kept()?.remove()
    return
  }
  const { id, name, street, city, postal_code, lat, lng } = favourite
  kept()?.write({ id, name, street, city, postal_code, lat, lng, distance_m: undefined, fuel_prices: [] })
}

/** Calls back when another tab changes the favourite store. Returns how to stop. */
export const watchFavourite = (listener: (favourite: Store | undefined) => void): (() => void) | undefined =>
  kept()?.watch(listener)
