import { Button } from '#islands/ui/button.tsx'
import { LazyDialog } from '#islands/ui/dialog/dialog-lazy.tsx'
import { couponsWords } from '#lib/i18n/coupons/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'

interface DeactivationDialogProps {
  open: boolean
  /** The deactivation is under way; the dialog waits for its end. */
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether to put an activated coupon back. CPN-6. */
export function DeactivationDialog({ open, busy, onConfirm, onClose }: DeactivationDialogProps) {
  const words = useWords(couponsWords)
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
      <p>{deactivation.text()}</p>
    </LazyDialog>
  )
}
