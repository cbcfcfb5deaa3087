import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import { Button } from '#islands/ui/button.tsx'
import { Dialog } from '#islands/ui/dialog/dialog.tsx'
import { partStyles } from '#islands/ui/part-styles.ts'
import { AttemptLine } from '#islands/ui/shapes/attempt-line.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import type { ConsentSigningView } from '#machines/consents/consent-signing.machine.ts'

interface RevokeDialogProps {
  open: boolean
  view: ConsentSigningView
  send: (event: { type: 'confirmed' | 'dismissed' }) => void
}

/** The question before a signature is taken back; what the club cannot do without is warned of. It is fetched when it is first asked for. CON-4. */
export function RevokeDialog({ open, view, send }: RevokeDialogProps) {
  const words = useWords()
  const { withdrawal } = words.profile
  const dismiss = () => send({ type: 'dismissed' })
  return (
    <Dialog
      actions={
        <>
          <Button loading={view.revoking} onClick={() => send({ type: 'confirmed' })} tone="danger" wide>
            {withdrawal.confirm()}
          </Button>
          <Button aria-disabled={view.revoking || undefined} onClick={dismiss} wide>
            {withdrawal.keep()}
          </Button>
        </>
      }
      close={words.common.close()}
      onClose={dismiss}
      open={open}
      title={withdrawal.title()}
    >
      <div className={partStyles.part}>
        <p className={partStyles.label}>{view.signature?.title}</p>
        <p>{withdrawal.text()}</p>
        {view.signature?.isRequired && (
          <Line icon={<TriangleAlertIcon />} tone="warning">
            {withdrawal.needed()}
          </Line>
        )}
        <AttemptLine {...view.refusal} unsure={withdrawal.unsure()} />
      </div>
    </Dialog>
  )
}
