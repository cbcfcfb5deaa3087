import type { ReactNode } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { EmptyState } from '#islands/ui/empty-state.tsx'
import { ErrorState } from '#islands/ui/error-state.tsx'
import { RetryIcon } from '#islands/ui/icons/retry.tsx'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { useOnline } from '#islands/ui/use-online.ts'
import type { Identified } from '#lib/domain/paging.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { look } from './look.ts'
import { OfferList } from './offer-list.tsx'
import { OfferSkeletons } from './offer-skeletons.tsx'

/** What a screen needs of the query of its list. */
interface Answer<Item> {
  readonly data: readonly Item[] | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly isRefetching: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly hasNextPage: boolean
  refetch(): unknown
  fetchNextPage(): unknown
}

interface OffersProps<Item> {
  answer: Answer<Item>
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
  const again = () => void answer.refetch()
  if (!data && !trouble) return <OfferSkeletons shape={shape} />
  if (!data)
    return (
      <Card>
        <ErrorState
          busy={answer.isFetching}
          onRetry={again}
          retry={words.common.retry()}
          text={words.errors[trouble ?? 'unexpected']()}
        />
      </Card>
    )
  return (
    <div className={look.screen}>
      {(!online || trouble === 'network') && <OfflineLine text={words.common.offline()} />}
      {data.length === 0 && !answer.hasNextPage ? (
        <Card>
          <EmptyState
            action={
              <Button icon={<RetryIcon />} loading={answer.isRefetching} onClick={again}>
                {words.offers.again()}
              </Button>
            }
            drawing={drawing}
            text={empty}
          />
        </Card>
      ) : (
        <OfferList
          failed={answer.isFetchNextPageError ? trouble : undefined}
          items={data}
          loading={answer.isFetchingNextPage}
          more={answer.hasNextPage}
          onMore={() => void answer.fetchNextPage()}
          shape={shape}
        >
          {children}
        </OfferList>
      )}
    </div>
  )
}
