import { Card } from '#islands/ui/card.tsx'
import { LoadMore } from '#islands/ui/load-more.tsx'
import { useRevealed } from '#islands/ui/use-revealed.ts'
import { VisuallyHidden } from '#islands/ui/visually-hidden.tsx'
import type { Receipt } from '#lib/domain/receipt.ts'
import type { TroubleName } from '#lib/domain/trouble.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { ReceiptItem } from './receipt-item.tsx'

const end = css({ paddingBlock: '2', color: 'muted', textStyle: 'small', textAlign: 'center' })

interface ReceiptListProps {
  rows: readonly Receipt[]
  /** Whether the server has further rows. */
  more: boolean
  loading: boolean
  /** Why the last try for further rows failed. */
  failed: TroubleName | undefined
  onMore: () => void
}

/** The receipts that have come, the latest first, with a way to more of them. */
export function ReceiptList({ rows, more, loading, failed, onMore }: ReceiptListProps) {
  const words = useWords()
  const drawn = useRevealed(rows.length)
  const ended = !more && !drawn.more
  return (
    <>
      <Card>
        <ul aria-label={words.receipts.caption()}>
          {rows.slice(0, drawn.shown).map((receipt) => (
            <ReceiptItem key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      </Card>
      <VisuallyHidden>
        <span role="status">{words.receipts.shown({ n: drawn.shown })}</span>
      </VisuallyHidden>
      <LoadMore
        failed={failed && words.errors[failed]()}
        label={failed ? words.common.retry() : words.common.loadMore()}
        loading={loading || drawn.growing}
        more={!ended}
        onMore={() => {
          drawn.reveal()
          if (!drawn.more) onMore()
        }}
        round={drawn.shown}
      />
      {ended && <p className={end}>{words.receipts.end()}</p>}
    </>
  )
}
