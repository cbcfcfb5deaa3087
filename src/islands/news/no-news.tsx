import { Button } from '#islands/ui/button.tsx'
import { NewsDrawing } from '#islands/ui/drawings.tsx'
import { EmptyState } from '#islands/ui/empty-state.tsx'
import { RetryIcon } from '#islands/ui/icons/retry.tsx'
import { useWords } from '#lib/i18n/use-words.ts'

/** The club has not written yet. */
export function NoNews({ busy, onAgain }: { busy: boolean; onAgain: () => void }) {
  const { news } = useWords()
  return (
    <EmptyState
      action={
        <Button icon={<RetryIcon />} loading={busy} onClick={onAgain}>
          {news.lookAgain()}
        </Button>
      }
      drawing={<NewsDrawing />}
      text={`${news.empty()} ${news.emptyHint()}`}
    />
  )
}
