import { useStore } from '@nanostores/react'
import { screen } from '#islands/ui/screen-styles.ts'
import { thisPlace } from '#lib/browser/device/this-place.ts'
import type { QueryErrorName } from '#lib/domain/call-error.ts'
import { clubTime } from '#lib/domain/stores/club-time.ts'
import { mapsPlatform } from '#lib/domain/stores/maps-link.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import type { PlacedStore } from '#lib/domain/stores/store-list.ts'
import { $club } from '#machines/club/club.store.ts'
import type { Pages } from '../ui/list/answer.ts'
import { TileList } from '../ui/shapes/tile-list.tsx'
import { StoreItem } from './store-item.tsx'
import { useMinute } from './use-minute.ts'

interface StoreListProps {
  stores: readonly PlacedStore<Store>[]
  answer: Pages
  callError: QueryErrorName | undefined
  /** The id of the favourite store. */
  favourite: string | undefined
  onFavourite: (store: Store | undefined) => void
}

/** The stores, a page at a time. STO-1. */
export function StoreList(props: StoreListProps) {
  const { stores, answer, callError, favourite, onFavourite } = props
  const { country } = useStore($club, { ssr: 'initial' }).settings.GENERAL
  const time = clubTime(useMinute(), country)
  const platform = mapsPlatform(thisPlace().agent)
  return (
    <TileList answer={answer} callError={callError} className={screen} first={0} items={stores}>
      {({ store, metres }) => (
        <li data-item={store.id} key={store.id}>
          <StoreItem
            isFavourite={store.id === favourite}
            metres={metres}
            onFavourite={onFavourite}
            platform={platform}
            store={store}
            time={time}
          />
        </li>
      )}
    </TileList>
  )
}
