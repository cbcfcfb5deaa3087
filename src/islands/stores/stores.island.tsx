import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'
import MapPinIcon from 'lucide-react/icons/map-pin'
import { useEffect, useId, useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { Field } from '#islands/ui/form/field.tsx'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { QueryScreen } from '#islands/ui/shapes/query-screen.tsx'
import { AddressesDrawing } from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { Skeleton, Waiting } from '#islands/ui/state/skeleton.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import { askPosition } from '#lib/browser/device/position.ts'
import type { Position } from '#lib/domain/stores/position.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $session } from '#machines/session/session.store.ts'
import { keepFavourite, recallFavourite, watchFavourite } from '#machines/stores/favourite.storage.ts'
import { css } from '#styled/css'
import { StoreList } from './store-list.tsx'
import { useFoundStores } from './use-found-stores.ts'

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '2' }),
  note: css({ color: 'muted', textStyle: 'small' }),
}

/** The member's favourite store, and how she chooses another one, or none; it follows other tabs. STO-1. */
function useFavourite() {
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

/** Stores to come. */
function StoresSkeleton() {
  const words = useWords()
  return (
    <Waiting className={screen} label={words.common.loading()}>
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
  const { storesPage: words } = useWords()
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

/** The club's stores and stations, found by a town or by the member's position. STO-1. */
function Stores() {
  const words = useWords()
  const [typed, setTyped] = useState('')
  const [near, setNear] = useState<Position>()
  const { favourite, choose } = useFavourite()
  const { answer, isAbsent, isSearching, isSettled } = useFoundStores({ near, typed, favourite })
  if (isAbsent)
    return (
      <Card>
        <EmptyState drawing={<AddressesDrawing />} text={words.storesPage.absent()} />
      </Card>
    )
  return (
    <div className={screen}>
      <Card>
        <div className={screen}>
          <Field
            autoComplete="off"
            enterKeyHint="search"
            label={words.stores.search()}
            maxLength={100}
            onChange={({ target }) => setTyped(target.value)}
          />
          <NearMe isKnown={near !== undefined} onFound={setNear} />
        </div>
      </Card>
      <VisuallyHidden>
        <span role="status">
          {isSearching && isSettled && words.stores.found({ n: answer.data?.length ?? 0 })}
        </span>
      </VisuallyHidden>
      <QueryScreen card query={answer} skeleton={<StoresSkeleton />} stale>
        {(stores, callError) =>
          stores.length === 0 && !answer.hasNextPage ? (
            <Card>
              <EmptyState
                drawing={<AddressesDrawing />}
                text={isSearching ? words.stores.none() : words.storesPage.empty()}
              />
            </Card>
          ) : (
            <StoreList
              answer={answer}
              callError={callError}
              favourite={favourite?.id}
              onFavourite={choose}
              stores={stores}
            />
          )
        }
      </QueryScreen>
    </div>
  )
}

/** The page of the club's stores and stations. STO-1. */
export const StoresIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  return (
    <Live ready={who === 'member'} waiting={<StoresSkeleton />}>
      {() => <Stores />}
    </Live>
  )
})
