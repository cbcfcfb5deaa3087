import { useQuery } from '@tanstack/react-query'
import MailIcon from 'lucide-react/icons/mail'
import { Button } from '#islands/ui/button.tsx'
import { LazyDialog, loadDialog } from '#islands/ui/dialog/dialog-lazy.tsx'
import { AttemptLine } from '#islands/ui/shapes/attempt-line.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import type { DeletionView } from '#machines/deletion/deletion.machine.ts'
import { css } from '#styled/css'
import { LostDrawing, SentDrawing } from '../ui/state/outcome-drawings.tsx'
import { Line } from '../ui/text/line.tsx'
import { KeepAccount, SignInFirst, Step } from './step.tsx'

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

interface DeletionMailProps {
  view: DeletionView
  onAgain: () => void
}

/** The e-mail with the link is on its way. */
export function DeletionSent({ view, onAgain }: DeletionMailProps) {
  const { deletion, recovery } = useWords()
  const { sent, question, asking } = deletion
  const { data: member } = useQuery({ ...memberQuery, enabled: view.isMember }, queryClient)
  return (
    <Step
      actions={
        <>
          {view.isMember && (
            <Button icon={<MailIcon />} loading={view.busy} onClick={onAgain} wide>
              {sent.again()}
            </Button>
          )}
          <KeepAccount />
        </>
      }
      drawing={<SentDrawing />}
      follows
      title={recovery.sent.title()}
    >
      <p>{sent.text()}</p>
      {member?.email && (
        <p className={css({ overflowWrap: 'anywhere' })}>{sent.to({ email: member.email })}</p>
      )}
      <p className={css({ color: 'muted' })}>{`${sent.until()} ${asking.days()}`}</p>
      <div role="status">{view.isResent && <Line tone="success">{sent.resent()}</Line>}</div>
      <AttemptLine isUnsure={view.isUnsure} callError={view.callError} unsure={question.unsure()} />
    </Step>
  )
}

/** The mailed link serves no more; a member can have another, a visitor signs in for it. VER-2. */
export function DeletionExpired({ view, onAgain }: DeletionMailProps) {
  const { common, deletion: words } = useWords()
  return (
    <Step
      actions={
        <>
          {view.isMember ? (
            <Button icon={<MailIcon />} loading={view.busy} onClick={onAgain} wide>
              {words.expired.again()}
            </Button>
          ) : (
            <SignInFirst />
          )}
          <KeepAccount />
        </>
      }
      drawing={<LostDrawing />}
      follows
      title={common.expired()}
    >
      <p>{words.expired.text()}</p>
      <p>{view.isMember ? words.expired.member() : words.expired.visitor()}</p>
      <AttemptLine isUnsure={view.isUnsure} callError={view.callError} unsure={words.question.unsure()} />
    </Step>
  )
}
