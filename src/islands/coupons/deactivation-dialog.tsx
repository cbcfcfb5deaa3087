import { Button } from '#islands/ui/button.tsx'
import { LazyDialog } from '#islands/ui/dialog/dialog-lazy.tsx'
import { useWords } from '#lib/i18n/use-words.ts'

interface DeactivationDialogProps {
  open: boolean
  /** The deactivation is under way; the dialog waits for its end. */
  busy: boolean
  /** The points that the coupon has cost, which come back. */
  points: number
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether to put an activated coupon back. CPN-6. */
export function DeactivationDialog({ open, busy, points, onConfirm, onClose }: DeactivationDialogProps) {
  const words = useWords()
  const { deactivation } = words.coupons
  return (
    <LazyDialog
      actions={
        <>
          <Button loading={busy} onClick={onConfirm} tone="danger" wide>
            {deactivation.confirm()}
          </Button>
          <Button aria-disabled={busy} onClick={onClose} wide>
            {deactivation.keep()}
          </Button>
        </>
      }
      close={words.common.close()}
      onClose={onClose}
      open={open}
      title={deactivation.title()}
    >
      <p>
        {points > 0 ? `${deactivation.text()} ${deactivation.refund({ n: points })}` : deactivation.text()}
      </p>
    </LazyDialog>
  )
}
