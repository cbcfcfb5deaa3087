import { EmptyState } from '#islands/ui/empty-state.tsx'
import { DoneDrawing } from '#islands/ui/outcome-drawings.tsx'
import { useWords } from '#lib/i18n/use-words.ts'

/** Says, and reads out, that the receipts have arrived. Spec §4, "success shown after the submission succeeds". */
export function UploadSuccess({ count }: { count: number }) {
  const { text } = useWords().upload.success
  return (
    <div role="status">
      <EmptyState drawing={<DoneDrawing />} text={text({ n: count })} />
    </div>
  )
}
