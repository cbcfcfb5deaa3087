import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { LazyDialog } from '#islands/ui/dialog/dialog-lazy.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'

/** Tells a member that her account must be verified first, and leads there. CPN-2. */
export function VerificationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords()
  const { verification } = words.coupons
  return (
    <LazyDialog
      actions={
        <>
          <ButtonLink href={pathTo('/email-confirmation')} tone="confirm" wide>
            {verification.link()}
          </ButtonLink>
          <Button onClick={onClose} wide>
            {verification.ok()}
          </Button>
        </>
      }
      close={words.common.close()}
      onClose={onClose}
      open={open}
      title={verification.title()}
    >
      <p>{verification.text()}</p>
    </LazyDialog>
  )
}
