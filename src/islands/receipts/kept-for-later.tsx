import { ReceiptsDrawing } from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { useWords } from '#lib/i18n/use-words.ts'

/** Says, and reads out, that the receipts wait in this browser, how they lie there, and for what. OFF-5. */
export function KeptForLater({ count }: { count: number }) {
  const { text } = useWords().receiptsOutbox.kept
  return (
    <div role="status">
      <EmptyState drawing={<ReceiptsDrawing />} text={text({ n: count })} />
    </div>
  )
}
