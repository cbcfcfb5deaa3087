import { useWords } from '#lib/i18n/use-words.ts'
import type { DataRequestView } from '#machines/data-request/data-request.view.ts'
import { Button } from '../ui/button.tsx'
import { LazyDialog } from '../ui/dialog-lazy.tsx'
import { AttemptLine } from './attempt-line.tsx'
import { look } from './look.ts'

interface DataDialogProps {
  view: DataRequestView
  email: string | undefined
  send: (event: { type: 'confirmed' | 'dismissed' }) => void
}

/** The question before personal data is asked for, and what follows: an e-mail, and up to 30 days. Spec §2 "Profile". */
export function DataDialog({ view, email, send }: DataDialogProps) {
  const words = useWords()
  const { question, sent } = words.hub
  const dismiss = () => send({ type: 'dismissed' })
  return (
    <LazyDialog
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
              {question.cancel()}
            </Button>
          </>
        )
      }
      close={words.common.close()}
      onClose={dismiss}
      open={view.asks}
      title={view.isSent ? sent.title() : question.title()}
    >
      <div className={look.part}>
        <div role="status">
          {view.isSent && (
            <>
              <p>{sent.text()}</p>
              {email && <p className={look.said}>{sent.to({ email })}</p>}
            </>
          )}
        </div>
        {!view.isSent && (
          <>
            <p>{question.text()}</p>
            <AttemptLine isUnsure={view.isUnsure} trouble={view.trouble} unsure={question.unsure()} />
          </>
        )}
      </div>
    </LazyDialog>
  )
}
