import { useState } from 'react'
import { Card } from '#islands/ui/card.tsx'
import { Field } from '#islands/ui/form/field.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { AddressesDrawing } from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import type { Position } from '#lib/domain/stores/position.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { QueryScreen } from '../ui/shapes/query-screen.tsx'
import { NearMe } from './near-me.tsx'
import { StoreList } from './store-list.tsx'
import { StoresSkeleton } from './stores-skeleton.tsx'
import { useFavourite } from './use-favourite.ts'
import { useFoundStores } from './use-found-stores.ts'

/** The club's stores and stations, found by a town or by the member's position. STO-1. */
export function Stores() {
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
