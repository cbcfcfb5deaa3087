import { useStore } from '@nanostores/react'
import { late } from '#islands/ui/late.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { thisPlace } from '#lib/browser/device/this-place.ts'
import type { CallErrorName } from '#lib/domain/call-error.ts'
import { clubTime } from '#lib/domain/stores/club-time.ts'
import { mapsPlatform } from '#lib/domain/stores/maps-link.ts'
import { numberedOf } from '#lib/domain/stores/plot-size.ts'
import { type Position, positionOf } from '#lib/domain/stores/position.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import type { PlacedStore } from '#lib/domain/stores/store-order.ts'
import { $club } from '#machines/club/club.store.ts'
import type { Pages } from '../ui/list/answer.ts'
import { TileList } from '../ui/shapes/tile-list.tsx'
import { PlotWaiting } from './plot-waiting.tsx'
import { StoreItem } from './store-item.tsx'
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

const LatePlot = late(() => import('./stores-plot.tsx').then((file) => file.StoresPlot), {
  waiting: PlotWaiting,
})

/** The plot of the stores, and their list below it, a page at a time. STO-1. */
export function StoreList(props: StoreListProps) {
  const { stores, answer, callError, near, favourite, onFavourite } = props
  const { country } = useStore($club, { ssr: 'initial' }).settings.GENERAL
  const time = clubTime(useMinute(), country)
  const platform = mapsPlatform(thisPlace().agent)
  const numbered = numberedOf(stores, near)
  const placed = stores.filter(({ store }) => positionOf(store))
  const marked = placed.slice(0, numbered)
  return (
    <>
      {placed.length > 0 && <LatePlot near={near} numbered={numbered} stores={stores} />}
      <TileList answer={answer} callError={callError} className={screen} first={0} items={stores}>
        {({ store, metres }) => (
          <li data-item={store.id} key={store.id}>
            <StoreItem
              isFavourite={store.id === favourite}
              metres={metres}
              number={marked.findIndex((one) => one.store === store) + 1}
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
