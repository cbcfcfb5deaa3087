import type { ReactNode } from 'react'
import type { Asked, Pages } from '#islands/ui/answer.ts'
import { Card } from '#islands/ui/card.tsx'
import { EmptyList } from '#islands/ui/empty-list.tsx'
import { ErrorState } from '#islands/ui/error-state.tsx'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { useOnline } from '#islands/ui/use-online.ts'
import type { Identified } from '#lib/domain/paging.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { look } from './look.ts'
import { OfferList } from './offer-list.tsx'
import { OfferSkeletons } from './offer-skeletons.tsx'

interface OffersProps<Item> {
  answer: Asked &
    Pages & {
      readonly data: readonly Item[] | undefined
      readonly error: unknown
      readonly isRefetching: boolean
    }
  /** Whether its pictures lie or stand. */
  shape: 'photo' | 'page'
  /** What it is when there is nothing: one drawing, one sentence. */
  drawing: ReactNode
  empty: string
  /** Draws one; `eager`: it is on the first screen. */
  children: (item: Item, eager: boolean) => ReactNode
}

/** The screen of a list, whatever has come of it so far. */
export function Offers<Item extends Identified>(props: OffersProps<Item>) {
  const { answer, shape, drawing, empty, children } = props
  const words = useWords()
  const online = useOnline()
  const trouble = useTrouble(answer)
  const { data } = answer
  if (!data)
    return trouble ? (
      <Card>
        <ErrorState answer={answer} retry={words.common.retry()} text={words.errors[trouble]()} />
      </Card>
    ) : (
      <OfferSkeletons shape={shape} />
    )
  return (
    <div className={look.screen}>
      {(!online || trouble === 'network') && <OfflineLine text={words.common.offline()} />}
      {data.length === 0 && !answer.hasNextPage ? (
        <Card>
          <EmptyList again={words.offers.again()} answer={answer} drawing={drawing} text={empty} />
        </Card>
      ) : (
        <OfferList answer={answer} items={data} shape={shape} trouble={trouble}>
          {children}
        </OfferList>
      )}
    </div>
  )
}
