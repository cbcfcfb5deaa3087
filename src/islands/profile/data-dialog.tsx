import { useWords } from '#lib/i18n/use-words.ts'
import type { DataRequestView } from '#machines/profile/data-request.machine.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'

interface DataDialogProps {
  open: boolean
  view: DataRequestView
  email: string | undefined
  send: (event: { type: 'confirmed' | 'dismissed' }) => void
}

/**
 * The question before personal data is asked for, and what follows: an e-mail, and up to 30 days.
 * It is fetched when it is first asked for. VER-3.
 */
export function DataDialog({ open, view, email, send }: DataDialogProps) {
  const words = useWords()
  const { question, sent } = words.profile
  const dismiss = () => send({ type: 'dismissed' })
  return (
    <Dialog
      actions={
        view.isSent ? (
          <Button onClick={dismiss} tone="primary" wide>
            {words.common.close()}
          </Button>
        ) : (
          <>
            <Button loading={view.busy} onClick={() => send({ type: 'confirmed' })} tone="primary" wide>
              {question.confirm()}
            </Button>
            <Button aria-disabled={view.busy || undefined} onClick={dismiss} wide>
              {words.common.cancel()}
            </Button>
          </>
        )
      }
      close={words.common.close()}
      onClose={dismiss}
      open={open}
      title={view.isSent ? sent.title() : question.title()}
    >
      <div className={partStyles.part}>
        <div role="status">
          {view.isSent && (
            <>
              <p>{sent.text()}</p>
              {email && <p className={partStyles.note}>{sent.to({ email })}</p>}
            </>
          )}
        </div>
        {!view.isSent && (
          <>
            <p>{question.text()}</p>
            <AttemptLine isUnsure={view.isUnsure} callError={view.callError} unsure={question.unsure()} />
          </>
        )}
      </div>
    </Dialog>
  )
}
