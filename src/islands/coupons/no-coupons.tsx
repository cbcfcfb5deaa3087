import { Button } from '#islands/ui/button.tsx'
import { CouponsDrawing } from '#islands/ui/drawings.tsx'
import { EmptyState } from '#islands/ui/empty-state.tsx'
import { RetryIcon } from '#islands/ui/icons/retry.tsx'
import { useWords } from '#lib/i18n/use-words.ts'

/** No coupons for this member now. Spec §8, empty states. */
export function NoCoupons({ busy, onAgain }: { busy: boolean; onAgain: () => void }) {
  const { coupons } = useWords()
  return (
    <EmptyState
      action={
        <Button icon={<RetryIcon />} loading={busy} onClick={onAgain}>
          {coupons.lookAgain()}
        </Button>
      }
      drawing={<CouponsDrawing />}
      text={`${coupons.empty()} ${coupons.emptyHint()}`}
    />
  )
}
