import { useWords } from '#lib/i18n/use-words.ts'
import type { useAttempt } from '#lib/queries/use-attempt.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'

interface DataDialogProps {
  open: boolean
  onClose: () => void
  request: Pick<ReturnType<typeof useAttempt<void>>, 'isPending' | 'isSuccess' | 'attempt' | 'start'>
  email: string | undefined
}

/**
 * The question before personal data is asked for, and what follows: an e-mail, and up to 30 days.
 * It is fetched when it is first asked for. VER-3.
 */
export function DataDialog({ open, onClose, request, email }: DataDialogProps) {
  const words = useWords()
  const { question, sent } = words.profile
  const { isPending, isSuccess, attempt, start } = request
  const dismiss = () => {
    if (!isPending) onClose()
  }
  return (
    <Dialog
      actions={
        isSuccess ? (
          <Button onClick={dismiss} tone="primary" wide>
            {words.common.close()}
          </Button>
        ) : (
          <>
            <Button loading={isPending} onClick={() => start()} tone="primary" wide>
              {question.confirm()}
            </Button>
            <Button aria-disabled={isPending} onClick={dismiss} wide>
              {words.common.cancel()}
            </Button>
          </>
        )
      }
      onClose={dismiss}
      open={open}
      title={isSuccess ? sent.title() : question.title()}
    >
      <div role="status">
        {isSuccess && (
          <>
            <p>{sent.text()}</p>
            {email && <p className={partStyles.note}>{sent.to({ email })}</p>}
          </>
        )}
      </div>
      {!isSuccess && (
        <>
          <p>{question.text()}</p>
          <AttemptLine {...attempt} unsure={question.unsure()} />
        </>
      )}
    </Dialog>
  )
}
