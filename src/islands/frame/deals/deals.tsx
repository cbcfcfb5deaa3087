import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { Deal } from '#lib/domain/content.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { dealsQuery } from '#lib/queries/content.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'
import { Button } from '../../ui/button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { DealCard, SpecialDeal } from './deal-card.tsx'
import { DealSkeletons } from './deal-skeletons.tsx'

const styles = {
  part: css({ stack: '4' }),
  title: css({ textStyle: 'heading' }),
  list: css({ stack: '4' }),
}

interface PartProps {
  title: string
  deals: readonly Deal[]
  card: (deal: Deal) => ReactNode
  children?: Elements
}

function Part({ title, deals, card, children }: PartProps) {
  const id = useId()
  if (deals.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.list}>
        {deals.map((deal) => (
          <li key={deal.id}>{card(deal)}</li>
        ))}
      </ul>
      {children}
    </section>
  )
}

/** The club's deals, the special ones first. FRM-5. */
export function Deals() {
  const { common, frame } = useWords()
  const { sidebar } = frame
  const deals = useInfiniteQuery(dealsQuery, queryClient)
  if (deals.isPending) return <DealSkeletons />
  if (!deals.data) return <ErrorState answer={deals} text={sidebar.failed()} />
  return (
    <>
      <Part
        card={(deal) => <SpecialDeal deal={deal} />}
        deals={deals.data.filter((deal) => deal.is_special)}
        title={sidebar.special()}
      />
      <Part
        card={(deal) => <DealCard deal={deal} />}
        deals={deals.data.filter((deal) => !deal.is_special)}
        title={sidebar.title()}
      >
        {deals.hasNextPage && (
          <Button loading={deals.isFetchingNextPage} onClick={() => void deals.fetchNextPage()} wide>
            {common.loadMore()}
          </Button>
        )}
      </Part>
    </>
  )
}
