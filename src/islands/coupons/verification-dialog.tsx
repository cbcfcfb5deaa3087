import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { LazyDialog } from '#islands/ui/dialog-lazy.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/routes.ts'

/** Tells a member that her account must be verified first, and leads there. Spec §2, verification-needed notice. */
export function VerificationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords()
  const { title, text, ok, link } = words.coupons.verification
  return (
    <LazyDialog
      actions={
        <>
          <ButtonLink href={pathTo('/email-confirmation')} tone="confirm" wide>
            {link()}
          </ButtonLink>
          <Button onClick={onClose} wide>
            {ok()}
          </Button>
        </>
      }
      close={words.common.close()}
      onClose={onClose}
      open={open}
      title={title()}
    >
      <p>{text()}</p>
    </LazyDialog>
  )
}
