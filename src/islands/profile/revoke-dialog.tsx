import { useWords } from '#lib/i18n/use-words.ts'
import type { ConsentSigningView } from '#machines/consent-signing/consent-signing.view.ts'
import { Button } from '../ui/button.tsx'
import { LazyDialog } from '../ui/dialog-lazy.tsx'
import { WarningIcon } from '../ui/icons/warning.tsx'
import { Line } from '../ui/marks.tsx'
import { AttemptLine } from './attempt-line.tsx'
import { look } from './look.ts'

interface RevokeDialogProps {
  view: ConsentSigningView
  send: (event: { type: 'confirmed' | 'dismissed' }) => void
}

/** The question before a signature is taken back; what the club cannot do without is warned of. */
export function RevokeDialog({ view, send }: RevokeDialogProps) {
  const words = useWords()
  const { withdrawal } = words.hub
  const dismiss = () => send({ type: 'dismissed' })
  return (
    <LazyDialog
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
      open={view.asks}
      title={withdrawal.title()}
    >
      <div className={look.part}>
        <p className={look.label}>{view.signature?.title}</p>
        <p>{withdrawal.text()}</p>
        {view.signature?.isRequired && (
          <Line icon={<WarningIcon />} tone="warning">
            {withdrawal.needed()}
          </Line>
        )}
        <AttemptLine {...view.refusal} unsure={withdrawal.unsure()} />
      </div>
    </LazyDialog>
  )
}
