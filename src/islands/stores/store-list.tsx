import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { screen } from '#islands/ui/screen-styles.ts'
import { thisPlace } from '#lib/browser/device/this-place.ts'
import type { CallErrorName } from '#lib/domain/call-error.ts'
import { clubTime } from '#lib/domain/stores/club-time.ts'
import { mapsPlatform } from '#lib/domain/stores/maps-link.ts'
import { plotOf } from '#lib/domain/stores/plot.ts'
import type { Position } from '#lib/domain/stores/position.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import type { PlacedStore } from '#lib/domain/stores/store-order.ts'
import { $club } from '#machines/club/club.store.ts'
import type { Pages } from '../ui/list/answer.ts'
import { TileList } from '../ui/shapes/tile-list.tsx'
import { StoreItem } from './store-item.tsx'
import { StoresPlot } from './stores-plot.tsx'
import { useMinute } from './use-minute.ts'

interface StoreListProps {
  stores: readonly PlacedStore<Store>[]
  answer: Pages
  callError: CallErrorName | undefined
  near: Position | undefined
  /** The id of the favourite store. */
  favourite: string | undefined
  onFavourite: (store: Store | undefined) => void
}

/** The number of stores that bear a number, in the plot and in the list. */
const numbered = 9

/** The plot of the stores, and their list below it, a page at a time. STO-1. */
export function StoreList(props: StoreListProps) {
  const { stores, answer, callError, near, favourite, onFavourite } = props
  const { country } = useStore($club, { ssr: 'initial' }).settings.GENERAL
  const time = clubTime(useMinute(), country)
  const platform = mapsPlatform(thisPlace().agent)
  const plot = useMemo(
    () =>
      plotOf(
        stores.map(({ store }) => store),
        near,
      ),
    [stores, near],
  )
  const marked = plot?.points.slice(0, numbered) ?? []
  return (
    <>
      {plot && <StoresPlot numbered={numbered} plot={plot} />}
      <TileList answer={answer} callError={callError} className={screen} first={0} items={stores}>
        {({ store, metres }) => (
          <li data-item={store.id} key={store.id}>
            <StoreItem
              isFavourite={store.id === favourite}
              metres={metres}
              number={marked.findIndex(({ id }) => id === store.id) + 1}
              onFavourite={onFavourite}
              platform={platform}
              store={store}
              time={time}
            />
          </li>
        )}
      </TileList>
    </>
  )
}
