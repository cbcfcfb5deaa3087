import { useStore } from '@nanostores/react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { island } from '#islands/ui/island.tsx'
import { late } from '#islands/ui/late.tsx'
import type { Pages } from '#islands/ui/list/answer.ts'
import { ListFoot } from '#islands/ui/list/load-more.tsx'
import { Table } from '#islands/ui/list/table.tsx'
import { useRows } from '#islands/ui/list/use-revealed.ts'
import { screen } from '#islands/ui/screen-styles.ts'
import { BalanceLabel } from '#islands/ui/shapes/balance-label.tsx'
import { QueryScreen } from '#islands/ui/shapes/query-screen.tsx'
import { TransactionsDrawing } from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { Balance, BalancePlace } from '#islands/ui/text/balance.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { keepPlace, type Place, recallPlace, showPlace } from '#lib/browser/kept-place.ts'
import type { QueryErrorName } from '#lib/domain/call-error.ts'
import { monthSums } from '#lib/domain/transactions/month-sums.ts'
import type { Transaction } from '#lib/domain/transactions/transaction.ts'
import { balanceText } from '#lib/i18n/balance-text.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { hasDropped, transactionsQuery } from '#lib/queries/transactions.ts'
import { useCallError } from '#lib/queries/use-call-error.ts'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { MonthSumsContext, months } from './month-heading.tsx'
import { columnWidths, transactionColumns } from './transaction-columns.tsx'

const styles = {
  label: css({ color: 'muted', textStyle: 'small' }),
  // As high as its button, whether there is one or not: the rows below stay where they are.
  foot: css({ minHeight: 'touch' }),
}

const rows = Array.from({ length: 8 }, (_, index) => index)
const row = css({
  paddingBlock: '3',
  borderBottom: 'hairline',
  _last: { borderBottom: 'none' },
})

/** The history before it comes. `label` is read out. */
function TransactionsSkeleton({ label }: { label: string }) {
  return (
    <Card aria-busy="true" aria-label={label} role="status">
      {rows.map((index) => (
        <div className={row} key={index}>
          <Skeleton />
          <Skeleton width="third" />
        </div>
      ))}
    </Card>
  )
}

/** The button that puts the next lapse into a calendar: nobody waits for it, and the screen does without it. */
const LazyCalendar = late(() => import('./lapse-calendar.tsx').then((file) => file.LapseCalendar), {
  instead: () => null,
})

const nobody = { data: undefined, error: null }

/** Shows the sum of the movements below, the points that are pending, and those that expire. */
function BalanceCard({ isMember }: { isMember: boolean }) {
  const words = useWords()
  const locale = useLocale()
  const query = useQuery({ ...memberQuery, enabled: isMember }, queryClient)
  // What is known already, or has failed already, counts once the page has come to life: it was built without a member.
  const { data: member, error } = isMember ? query : nobody
  const callError = useCallError({ data: member, error })
  const balance = member && balanceText(words, locale, member.wallets, nowSeconds())
  return (
    <Card>
      <p className={styles.label}>
        <BalanceLabel query={isMember ? query : undefined} />
      </p>
      <BalancePlace>
        {balance ? (
          <Balance {...balance} />
        ) : callError ? (
          <Button icon={<RotateCwIcon />} loading={query.isFetching} onClick={() => void query.refetch()}>
            {words.common.retry()}
          </Button>
        ) : (
          <Skeleton shape="title" />
        )}
      </BalancePlace>
      <div className={styles.foot}>
        {member && balance?.lapses.length ? <LazyCalendar wallets={member.wallets} /> : undefined}
      </div>
    </Card>
  )
}

/** Keeps the member's place in a list, and brings her back to it once as many items are drawn as were then. */
function usePlace(place: Place | undefined, drawn: { shown: number; growing: boolean }) {
  const returned = useRef(false)
  const count = useEffectEvent(() => drawn.shown)
  useEffect(() => keepPlace(() => count()), [])
  useLayoutEffect(() => {
    if (!place || drawn.growing || returned.current) return
    returned.current = true
    showPlace(place)
  }, [place, drawn.growing])
}

interface TransactionListProps {
  transactions: readonly Transaction[]
  answer: Pages
  callError: QueryErrorName | undefined
}

const idOf = ({ id }: Transaction) => id

/** The rows that have come, with a way to more of them. What has come stays when the next page fails. */
function TransactionList({ transactions, answer, callError }: TransactionListProps) {
  const words = useWords()
  const locale = useLocale()
  const [place] = useState(recallPlace)
  const drawn = useRows(transactions, answer, place?.drawn)
  usePlace(place, drawn)
  const columns = useMemo(
    () => transactionColumns({ words: words.transactions, locale, now: nowSeconds() }),
    [words, locale],
  )
  const { hasNextPage } = answer
  const sums = useMemo(
    () => monthSums(transactions, { hasMore: hasNextPage, hasDropped: hasDropped() }),
    [transactions, hasNextPage],
  )
  return (
    <MonthSumsContext value={sums}>
      <Card>
        <Table
          caption={words.transactions.caption()}
          className={columnWidths}
          columns={columns}
          groups={months}
          kept={place?.item}
          rowId={idOf}
          rows={drawn.rows}
        />
      </Card>
      <ListFoot
        answer={answer}
        drawn={drawn}
        end={words.transactions.end()}
        announcement={words.transactions.shown({ n: drawn.shown })}
        callError={callError}
        words={words}
      />
    </MonthSumsContext>
  )
}

/** The history of a member's points, whatever has come of it so far. TRX-1. */
function Transactions() {
  const words = useWords()
  const { card } = useStore($club, { ssr: 'initial' }).settings.GENERAL
  const answer = useInfiniteQuery(transactionsQuery, queryClient)
  return (
    <QueryScreen card query={answer} skeleton={<TransactionsSkeleton label={words.common.loading()} />} stale>
      {(transactions, callError) =>
        transactions.length === 0 ? (
          <Card>
            <EmptyState
              action={card && <ButtonLink href={pathTo('/card')}>{words.frame.menu.card()}</ButtonLink>}
              drawing={<TransactionsDrawing />}
              text={`${words.transactions.empty()} ${words.transactions.emptyHint()}`}
            />
          </Card>
        ) : (
          <TransactionList answer={answer} callError={callError} transactions={transactions} />
        )
      }
    </QueryScreen>
  )
}

/** The screen `/transactions`. TRX-1. */
export const TransactionsIsland = island(() => {
  const words = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const isMember = who === 'member'
  return (
    <div className={screen}>
      <BalanceCard isMember={isMember} />
      {isMember ? <Transactions /> : <TransactionsSkeleton label={words.common.loading()} />}
    </div>
  )
})
