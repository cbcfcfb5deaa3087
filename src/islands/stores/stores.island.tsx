import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import MapIcon from 'lucide-react/icons/map'
import MapPinIcon from 'lucide-react/icons/map-pin'
import { type ComponentProps, useEffect, useId, useMemo, useState } from 'react'
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
import { type Store, store } from '#lib/domain/stores/store.ts'
import { findStores, inOrder, type Position } from '#lib/domain/stores/store-list.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { recordOwner } from '#lib/queries/owner.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { noStoresQuery, stationsQuery } from '#lib/queries/stores.ts'
import { css } from '#styled/css'
import { StoreList } from './store-list.tsx'

const styles = {
  root: css({ stack: '2' }),
  note: css({ color: 'muted', textStyle: 'small' }),
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
}

/**
 * The stores that the member looks for, in the order of the list. What has come is searched at once, the platform when she
 * pauses; one that searches and sorts nothing itself gives the same list, once all of it has come. STO-1.
 */
function useFoundStores({ near, typed, favourite }: FoundAsked) {
  const text = typed.trim()
  const settled = useSettled(text)
  const { data: isAbsent = false } = useQuery(noStoresQuery, queryClient)
  const answer = useInfiniteQuery(stationsQuery({ near, typed: settled }), queryClient)
  const { data: stores } = answer
  const data = useMemo(() => {
    if (!stores) return undefined
    // The favourite one is first, also before the page that has it.
    const isMissing = favourite && !stores.some(({ id }) => id === favourite.id)
    const known = isMissing ? [favourite, ...stores] : stores
    return inOrder(findStores(known, text), { near, favourite: favourite?.id })
  }, [stores, near, text, favourite])
  return {
    answer: { ...answer, data },
    isAbsent,
    isSearching: text !== '',
    /** The search is over: all has come, or as much as a page shows. */
    isSettled:
      settled === text && !answer.isFetching && (!answer.hasNextPage || (data?.length ?? 0) >= pageSize),
  }
}

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
  /** The list is sorted by the member's position already. */
  isKnown: boolean
  onFound: (near: Position) => void
}

/** Asks for the member's position, only when she presses, and says before what it is for. STO-1. */
function NearMe({ isKnown, onFound }: NearMeProps) {
  const words = useWords().stores.page
  const id = useId()
  const asking = useMutation(
    {
      mutationFn: askPosition,
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
          data && <p className={styles.note}>{words.sorted()}</p>
        )}
      </div>
    </div>
  )
}

const LazyMap = late(() => import('./store-map.tsx').then((file) => file.StoreMap), {
  waiting: () => <Skeleton />,
})

type MapWayProps = Omit<ComponentProps<typeof LazyMap>, 'style'>

/** The way to a map, for a club that has the style of one. The map is large: its code and tiles come once she asks for them. STO-2. */
function MapWay(props: MapWayProps) {
  const words = useWords().stores.map
  const { settings } = useClub()
  const [isOpen, setOpen] = useState(false)
  const style = mapStyleOf(settings)
  if (!style) return null
  return (
    <Card className={screen}>
      <div>
        <Button aria-expanded={isOpen} icon={<MapIcon />} onClick={() => setOpen(!isOpen)}>
          {words.title()}
        </Button>
      </div>
      {isOpen && <LazyMap {...props} style={style.href} />}
    </Card>
  )
}

/** The club's stores and stations, found by a town or by the member's position. STO-1. */
function Stores() {
  const words = useWords()
  const [typed, setTyped] = useState('')
  const [near, setNear] = useState<Position>()
  const { favourite, choose } = useFavourite()
  const { answer, isAbsent, isSearching, isSettled } = useFoundStores({ near, typed, favourite })
  const { data } = answer
  const listed = useMemo(() => data?.map(({ store }) => store) ?? [], [data])
  if (isAbsent)
    return (
      <Card>
        <EmptyState drawing={<AddressesDrawing />} text={words.stores.page.absent()} />
      </Card>
    )
  return (
    <div className={screen}>
      <Card className={screen}>
        <Field
          autoComplete="off"
          enterKeyHint="search"
          label={words.stores.search()}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
        />
        <NearMe isKnown={near !== undefined} onFound={setNear} />
      </Card>
      <Announcement>
        {isSearching && isSettled && words.stores.found({ n: answer.data?.length ?? 0 })}
      </Announcement>
      <MapWay favourite={favourite?.id} near={near} onFavourite={choose} stores={listed} />
      <StoreList
        answer={answer}
        empty={{
          drawing: <AddressesDrawing />,
          text: isSearching ? words.stores.none() : words.stores.page.empty(),
        }}
        favourite={favourite?.id}
        onFavourite={choose}
        skeleton={<StoresSkeleton />}
      />
    </div>
  )
}

/** The page of the club's stores and stations. STO-1. */
export const StoresIsland = memberIsland(StoresSkeleton, Stores)
