import { useEffect, useState } from 'react'
import type { Store } from '#lib/domain/stores/store.ts'
import { keepFavourite, recallFavourite, watchFavourite } from '#machines/stores/favourite.storage.ts'

/** The member's favourite store, and how she chooses another one, or none; it follows other tabs. STO-1. */
export function useFavourite() {
  const [favourite, setFavourite] = useState(recallFavourite)
  useEffect(() => watchFavourite(setFavourite), [])
  return {
    favourite,
    choose: (store: Store | undefined) => {
      keepFavourite(store)
      setFavourite(store)
    },
  }
}
