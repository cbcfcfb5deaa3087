import { useWords } from '#lib/i18n/use-words.ts'
import type { DeletionView } from '#machines/deletion/deletion.view.ts'
import { css } from '#styled/css'
import { Button } from '../ui/button.tsx'
import { LazyDialog, loadDialog } from '../ui/dialog/dialog-lazy.tsx'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { KeepAccount } from './keep-account.tsx'
import { Step } from './step.tsx'

interface DeletionAskingProps {
  view: DeletionView
  send: (event: { type: 'pressed' | 'confirmed' | 'dismissed' }) => void
}

const list = css({
  paddingInlineStart: '6',
  listStyle: 'disc',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
})

/** The meaning of a deletion, and the question before the e-mail. VER-2. */
export function DeletionAsking({ view, send }: DeletionAskingProps) {
  const words = useWords()
  const { title, keep, asking, question } = words.deletion
  const dismiss = () => send({ type: 'dismissed' })
  return (
    <Step
      actions={
        <>
          <KeepAccount tone="primary">{keep()}</KeepAccount>
          <Button
            onClick={() => send({ type: 'pressed' })}
            onPointerEnter={() => void loadDialog()}
            tone="danger"
            wide
          >
            {asking.start()}
          </Button>
        </>
      }
      title={title()}
    >
      <p>{asking.lead()}</p>
      <ul className={list}>
        <li>{asking.points()}</li>
        <li>{asking.card()}</li>
        <li>{asking.days()}</li>
      </ul>
      <LazyDialog
        actions={
          <>
            <Button loading={view.busy} onClick={() => send({ type: 'confirmed' })} tone="danger" wide>
              {question.confirm()}
            </Button>
            <Button aria-disabled={view.busy || undefined} onClick={dismiss} wide>
              {keep()}
            </Button>
          </>
        }
        close={words.common.close()}
        onClose={dismiss}
        open={view.asks}
        title={question.title()}
      >
        <p>{question.text()}</p>
        <AttemptLine isUnsure={view.isUnsure} callError={view.callError} unsure={question.unsure()} />
      </LazyDialog>
    </Step>
  )
}
