import { createContext, use } from 'react'
import type { Groups } from '#islands/ui/list/table.tsx'
import { Amount } from '#islands/ui/text/amount.tsx'
import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import { type MonthSums, monthOf, type Transaction } from '#lib/domain/transactions/transaction.ts'
import { formatMonth } from '#lib/format/moments.ts'
import { formatMovement } from '#lib/format/numbers.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

export const monthStyles = {
  month: css({ textAlign: 'start', textStyle: 'label', _firstLetter: { textTransform: 'uppercase' } }),
  sums: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    color: 'muted',
    fontWeight: 'normal',
    textStyle: 'small',
  }),
}

/** The sums of the months that have come. A context: rows that are drawn stay as they are when more come. */
export const MonthSumsContext = createContext<ReadonlyMap<number, MonthSums>>(new Map())

/** A month of the history: its name, what was earned and spent in it, and whether something of it is still to come. PTS-1. */
function MonthHeading({ at }: { at: number }) {
  const { transactions: words } = useWords()
  const locale = useLocale()
  const sums = use(MonthSumsContext).get(monthOf(at))
  if (!sums) return null
  const { earned, spent, isWhole } = sums
  return (
    <>
      <h2 className={monthStyles.month}>{formatMonth(at, locale) || words.noDate()}</h2>
      <p className={monthStyles.sums}>
        <span>
          <VisuallyHidden>{`${words.earned()} `}</VisuallyHidden>
          <Amount gained>{formatMovement(earned, locale)}</Amount>
        </span>
        <span>
          <VisuallyHidden>{`${words.spent()} `}</VisuallyHidden>
          <Amount gained={false}>{formatMovement(-spent, locale)}</Amount>
        </span>
        {!isWhole && <span>{words.notWhole()}</span>}
      </p>
    </>
  )
}

/** The months of the history as groups of its table. */
export const months: Groups<Transaction> = {
  keyOf: ({ at }) => monthOf(at),
  heading: ({ at }) => <MonthHeading at={at} />,
}
