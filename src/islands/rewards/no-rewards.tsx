import { Button } from '#islands/ui/button.tsx'
import { RewardsDrawing } from '#islands/ui/drawings.tsx'
import { EmptyState } from '#islands/ui/empty-state.tsx'
import { RetryIcon } from '#islands/ui/icons/retry.tsx'
import { useWords } from '#lib/i18n/use-words.ts'

/** Nothing in the catalogue now. */
export function NoRewards({ busy, onAgain }: { busy: boolean; onAgain: () => void }) {
  const { rewards } = useWords()
  return (
    <EmptyState
      action={
        <Button icon={<RetryIcon />} loading={busy} onClick={onAgain}>
          {rewards.lookAgain()}
        </Button>
      }
      drawing={<RewardsDrawing />}
      text={`${rewards.empty()} ${rewards.emptyHint()}`}
    />
  )
}
