import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { DoneDrawing } from '#islands/ui/state/outcome-drawings.tsx'
import { useWords } from '#lib/i18n/use-words.ts'

/** Says, and reads out, that the receipts have arrived. RCP-2. */
export function UploadSuccess({ count }: { count: number }) {
  const { text } = useWords().receiptsUpload.success
  return (
    <div role="status">
      <EmptyState drawing={<DoneDrawing />} text={text({ n: count })} />
    </div>
  )
}
