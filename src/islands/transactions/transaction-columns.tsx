import type { Column } from '#islands/ui/list/table.tsx'
import { Amount } from '#islands/ui/text/amount.tsx'
import type { Transaction } from '#lib/domain/transactions/transaction.ts'
import { unixSeconds } from '#lib/domain/unix-seconds.ts'
import { formatDay, formatTime } from '#lib/format/moments.ts'
import { formatMovement } from '#lib/format/numbers.ts'
import { movementText } from '#lib/i18n/movement-text.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { css } from '#styled/css'

/** The style that gives the columns their widths. */
export const columnWidths = css({ '--table-columns': '7rem 3rem minmax(0, 1fr) minmax(5rem, auto)' })

interface Spoken {
  readonly words: Words
  readonly locale: string
  /** Unix seconds: whether points have lapsed. */
  readonly now: number
}

/** The columns of the history: date, time, description, points. TRX-1. */
export const transactionColumns = ({ words: all, locale, now }: Spoken): readonly Column<Transaction>[] => {
  const words = all.transactions
  const lapse = (moment: number | undefined) =>
    moment !== undefined && (moment > now ? words.expires : words.expired)({ date: formatDay(moment) })
  return [
    { key: 'date', header: words.date(), place: 'lesser', render: ({ at }) => formatDay(at) },
    { key: 'time', header: words.time(), place: 'lesser', render: ({ at }) => formatTime(at) },
    {
      key: 'description',
      header: words.description(),
      place: 'lead',
      render: ({ description }) => movementText(all, description),
      aside: ({ expires_at }) => lapse(unixSeconds(expires_at)),
    },
    {
      key: 'points',
      header: words.points(),
      place: 'value',
      render: ({ points }) => <Amount gained={points > 0}>{formatMovement(points, locale)}</Amount>,
    },
  ]
}
