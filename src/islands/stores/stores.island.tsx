import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import ListIcon from 'lucide-react/icons/list'
import MapIcon from 'lucide-react/icons/map'
import MapPinIcon from 'lucide-react/icons/map-pin'
import { useEffect, useId, useMemo, useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { Field } from '#islands/ui/form/field.tsx'
import { late } from '#islands/ui/late.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { memberIsland } from '#islands/ui/shapes/member-island.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { AddressesDrawing } from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { Skeleton, Waiting } from '#islands/ui/state/skeleton.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { Announcement } from '#islands/ui/text/visually-hidden.tsx'
import { askPosition } from '#lib/browser/device/position.ts'
import { lastingStorage, stored } from '#lib/browser/storage.ts'
import { favouriteStoreKey } from '#lib/browser/storage-keys.ts'
import { mapStyleOf } from '#lib/config/recipients.ts'
import { pageSize } from '#lib/domain/paging.ts'
import type { WeekTime } from '#lib/domain/stores/opening-hours.ts'
import { type Store, store } from '#lib/domain/stores/store.ts'
import {
  cheapestFirst,
  filterStores,
  findStores,
  inOrder,
  type PlacedStore,
  type Position,
} from '#lib/domain/stores/store-list.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { recordOwner } from '#lib/queries/owner.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { allStoresQuery, noStoresQuery, stationsQuery } from '#lib/queries/stores.ts'
import { css } from '#styled/css'
import { Segments } from './segments.tsx'
import { allStores, type StoreChoice, StoreFilters } from './store-filters.tsx'
import { StoreList, useClubTime } from './store-list.tsx'

const styles = {
  root: css({ stack: '2' }),
  note: css({ color: 'muted', textStyle: 'small' }),
  // Announced when it is filled; empty, it takes no room.
  status: css({ _empty: { srOnly: true } }),
}

const storedFavourite = () => {
  const owner = recordOwner()
  return owner === undefined ? undefined : stored(favouriteStoreKey(owner), store, lastingStorage())
}

/** The member's favourite store, and how she chooses another one, or none; it follows other tabs. STO-1. */
function useFavourite() {
  const [favourite, setFavourite] = useState(() => storedFavourite()?.read())
  useEffect(() => storedFavourite()?.watch(setFavourite), [])
  return {
    favourite,
    choose: (chosen: Store | undefined) => {
      // Without what changes by the day.
      if (chosen)
        storedFavourite()?.write({ ...chosen, opening: undefined, distance_m: undefined, fuel_prices: [] })
      else storedFavourite()?.remove()
      setFavourite(chosen)
    },
  }
}

/** The time for which nothing is typed before the platform is asked, in milliseconds. */
const pause = 300

/** Returns a text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

interface FoundAsked {
  readonly near: Position | undefined
  readonly typed: string
  readonly favourite: Store | undefined
  readonly choice: StoreChoice
  /** The moment by the club's clock. */
  readonly time: WeekTime
}

/**
 * The stores that the member looks for, in the order of the list. What has come is searched at once, the platform when she
 * pauses; one that searches and sorts nothing itself gives the same list, once all of it has come. STO-1.
 */
function useFoundStores({ near, typed, favourite, choice, time }: FoundAsked) {
  const text = typed.trim()
  const settled = useSettled(text)
  const { data: isAbsent = false } = useQuery(noStoresQuery, queryClient)
  const answer = useInfiniteQuery(stationsQuery({ near, typed: settled }), queryClient)
  const { data: stores } = answer
  // Those that nobody has searched: what they may be filtered by stays while a search finds fewer.
  const { data: all = noStores } = useInfiniteQuery({ ...allStoresQuery, enabled: false }, queryClient)
  const { isOpenNow, fuel } = choice
  // Without a position nothing is nearer.
  const isByPrice = fuel !== undefined && (!near || choice.order === 'cheapest')
  const data = useMemo(() => {
    if (!stores) return undefined
    // The favourite one is first, also before the page that has it.
    const isMissing = favourite && !stores.some(({ id }) => id === favourite.id)
    const known = isMissing ? [favourite, ...stores] : stores
    const found = filterStores(findStores(known, text), { fuel, openAt: isOpenNow ? time : undefined })
    return isByPrice ? cheapestFirst(found, fuel, near) : inOrder(found, { near, favourite: favourite?.id })
  }, [stores, near, text, favourite, fuel, isOpenNow, isByPrice, time])
  return {
    answer: { ...answer, data },
    all,
    /** Asks the platform for the stores near a position, so that they are there when it counts. Never rejects. */
    prepare: (position: Position) =>
      queryClient.prefetchInfiniteQuery(stationsQuery({ near: position, typed: settled })),
    isAbsent,
    isSearching: text !== '',
    isFiltered: isOpenNow || fuel !== undefined,
    /** Sorted by the price of a fuel. */
    isByPrice,
    /** The search is over: all has come, or as much as a page shows. */
    isSettled:
      settled === text && !answer.isFetching && (!answer.hasNextPage || (data?.length ?? 0) >= pageSize),
  }
}

const noStores: readonly Store[] = []
const nowhere: readonly PlacedStore<Store>[] = []

/** Stores to come. */
function StoresSkeleton() {
  return (
    <Waiting className={screen}>
      {[1, 2, 3, 4].map((card) => (
        <Card aria-hidden="true" key={card}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton width="half" />
        </Card>
      ))}
    </Waiting>
  )
}

interface NearMeProps {
  /** The list has the stores near the member already. */
  isKnown: boolean
  /** They are the first. */
  isSorted: boolean
  /** Asks the platform for the stores near a position. */
  prepare: (near: Position) => Promise<unknown>
  onFound: (near: Position) => void
}

/**
 * Asks for the member's position, only when they press, and says before what it is for. It counts once the platform has been
 * asked what is near it: until then the nearest of the stores that are here are not the nearest of the club. STO-1.
 */
function NearMe({ isKnown, isSorted, prepare, onFound }: NearMeProps) {
  const words = useWords().stores.page
  const id = useId()
  const asking = useMutation(
    {
      mutationFn: async () => {
        const answer = await askPosition()
        if (typeof answer === 'object') await prepare(answer)
        return answer
      },
      onSuccess: (answer) => typeof answer === 'object' && onFound(answer),
    },
    queryClient,
  )
  const { data } = asking
  return (
    <div className={styles.root}>
      <div>
        <Button
          aria-describedby={id}
          icon={<MapPinIcon />}
          loading={asking.isPending}
          onClick={() => asking.mutate()}
        >
          {isKnown ? words.nearAgain() : words.near()}
        </Button>
      </div>
      <p className={styles.note} id={id}>
        {words.nearNote()}
      </p>
      <div role="status">
        {typeof data === 'string' ? (
          <Line tone="warning">{words[data]()}</Line>
        ) : (
          data && isSorted && <p className={styles.note}>{words.sorted()}</p>
        )}
      </div>
    </div>
  )
}

const LazyMap = late(() => import('./store-map.tsx').then((file) => file.StoreMap), {
  waiting: () => <Skeleton />,
})

/**
 * The club's stores and stations, found by a town or by the member's position, in a list or, where the club has the style of
 * one, on a map, whose code and tiles come once the member chooses it. STO-1, STO-2.
 */
function Stores() {
  const { common, stores: words } = useWords()
  const style = mapStyleOf(useClub().settings)
  const [typed, setTyped] = useState('')
  const [near, setNear] = useState<Position>()
  const [choice, choose] = useState(allStores)
  const [view, setView] = useState<'list' | 'map'>('list')
  const [hasNoMap, setNoMap] = useState(false)
  const { favourite, choose: onFavourite } = useFavourite()
  const { day, minutes } = useClubTime()
  const time = useMemo(() => ({ day, minutes }), [day, minutes])
  const found = useFoundStores({ near, typed, favourite, choice, time })
  const { answer, all, isSearching, isFiltered, isByPrice } = found
  const { data: placed = nowhere } = answer
  // The cheapest of those that have come: the platform sorts by no price.
  const order = [
    isByPrice && !near && words.filters.cheapest(),
    isByPrice && answer.hasNextPage && words.filters.compared({ n: placed.length }),
  ]
    .filter(Boolean)
    .join(' · ')
  const context = { favourite: favourite?.id, onFavourite, fuel: choice.fuel, time }
  const isMap = style !== undefined && view === 'map' && !hasNoMap
  if (found.isAbsent)
    return (
      <Card>
        <EmptyState drawing={<AddressesDrawing />} text={words.page.absent()} />
      </Card>
    )
  return (
    <div className={screen}>
      <Card className={screen}>
        <Field
          autoComplete="off"
          enterKeyHint="search"
          label={words.search()}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
        />
        <NearMe
          isKnown={near !== undefined}
          isSorted={!isByPrice}
          onFound={setNear}
          prepare={found.prepare}
        />
        <StoreFilters choice={choice} isNear={near !== undefined} onChange={choose} stores={all} />
        {order && <p className={styles.note}>{order}</p>}
      </Card>
      <Announcement>
        {(isSearching || isFiltered) && found.isSettled && words.found({ n: placed.length })}
      </Announcement>
      {style && (
        <Segments
          label={words.view()}
          onChange={(chosen) => {
            setView(chosen)
            setNoMap(false)
          }}
          options={[
            { value: 'list', label: words.list(), icon: <ListIcon /> },
            { value: 'map', label: words.map.title(), icon: <MapIcon /> },
          ]}
          value={view}
        />
      )}
      <div className={styles.status} role="status">
        {hasNoMap && <Line tone="warning">{words.map.failed()}</Line>}
      </div>
      {isMap && (
        <LazyMap
          {...context}
          isFound={isSearching || isFiltered}
          near={near}
          onFailed={() => setNoMap(true)}
          placed={placed}
          style={style.href}
        />
      )}
      {isMap && placed.length > 0 ? (
        answer.hasNextPage && (
          <div>
            <Button loading={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
              {common.loadMore()}
            </Button>
          </div>
        )
      ) : (
        <StoreList
          {...context}
          answer={answer}
          empty={{
            drawing: <AddressesDrawing />,
            ...(isFiltered
              ? {
                  text: words.filters.none(),
                  action: <Button onClick={() => choose(allStores)}>{words.all()}</Button>,
                }
              : { text: isSearching ? words.none() : words.page.empty() }),
          }}
          skeleton={<StoresSkeleton />}
        />
      )}
    </div>
  )
}

/** The page of the club's stores and stations. STO-1. */
export const StoresIsland = memberIsland(StoresSkeleton, Stores)
