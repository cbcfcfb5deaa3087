import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import { useWords } from '#lib/i18n/use-words.ts'
import type { ConsentSigningView } from '#machines/consents/consent-signing.view.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { partStyles } from '../part-styles.ts'
import { Line } from '../text/line.tsx'
import { AttemptLine } from './attempt-line.tsx'

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
