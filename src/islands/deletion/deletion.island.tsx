import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import MailIcon from 'lucide-react/icons/mail'
import { useState } from 'react'
import { RemovalQuestion } from '#islands/shared/removal-question.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { type DeletionView, deletionView } from '#machines/deletion/deletion.machine.ts'
import { arriveForDeletion, deletion } from '#machines/deletion/deletion.store.ts'
import { farewellView } from '#machines/deletion/farewell.machine.ts'
import { farewell } from '#machines/deletion/farewell.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { Button } from '../ui/button.tsx'
import { LazyDialog } from '../ui/dialog/dialog-lazy.tsx'
import { island } from '../ui/island.tsx'
import { Live } from '../ui/live.tsx'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { DoneDrawing, FarewellDrawing, LostDrawing, SentDrawing } from '../ui/state/outcome-drawings.tsx'
import { Skeletons } from '../ui/state/skeleton.tsx'
import { Line } from '../ui/text/line.tsx'
import { KeepAccount, SignInFirst, Step } from './step.tsx'

const styles = {
  list: css({ stack: '2', paddingInlineStart: '6', listStyle: 'disc' }),
  muted: css({ color: 'muted' }),
}

interface StageProps {
  view: DeletionView
  send: (event: { type: 'pressed' | 'confirmed' | 'dismissed' | 'kept' }) => void
}

/** The meaning of a deletion, and the question before the e-mail. */
function Asking({ view, send }: StageProps) {
  const { title, keep, asking, question } = useWords().deletion
  return (
    <Step
      actions={
        <>
          <KeepAccount tone="primary">{keep()}</KeepAccount>
          <Button {...LazyDialog.prefetch} onClick={() => send({ type: 'pressed' })} tone="danger" wide>
            {asking.start()}
          </Button>
        </>
      }
      title={title()}
    >
      <p>{asking.lead()}</p>
      <ul className={styles.list}>
        <li>{asking.points()}</li>
        <li>{asking.card()}</li>
        <li>{asking.days()}</li>
      </ul>
      <RemovalQuestion
        question={{
          isOpen: view.asks,
          isBusy: view.busy,
          failure: view,
          confirm: () => send({ type: 'confirmed' }),
          dismiss: () => send({ type: 'dismissed' }),
        }}
        says={{ ...question, keep }}
        unsure={question.unsure()}
      >
        <p>{question.text()}</p>
      </RemovalQuestion>
    </Step>
  )
}

/** The e-mail with the link is on its way. */
function Sent({ view, send }: StageProps) {
  const { deletion, recovery } = useWords()
  const { sent, question, asking } = deletion
  const { data: member } = useQuery({ ...memberQuery, enabled: view.isMember }, queryClient)
  return (
    <Step
      actions={
        <>
          {view.isMember && (
            <Button icon={<MailIcon />} loading={view.busy} onClick={() => send({ type: 'pressed' })} wide>
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
      <p className={styles.muted}>{`${sent.until()} ${asking.days()}`}</p>
      <div role="status">{view.isResent && <Line tone="success">{sent.resent()}</Line>}</div>
      <AttemptLine isUnsure={view.isUnsure} callError={view.callError} unsure={question.unsure()} />
    </Step>
  )
}

/** The last question, asked by the mailed link. */
function Linked({ view, send }: StageProps) {
  const words = useWords().deletion
  return (
    <Step
      actions={
        <>
          <KeepAccount onPress={() => send({ type: 'kept' })} tone="primary">
            {words.keep()}
          </KeepAccount>
          <Button loading={view.busy} onClick={() => send({ type: 'pressed' })} tone="danger" wide>
            {words.link.confirm()}
          </Button>
        </>
      }
      title={words.link.title()}
    >
      <p>{words.link.text()}</p>
      <p>{words.asking.days()}</p>
      <AttemptLine isUnsure={view.isUnsure} callError={view.callError} unsure={words.link.unsure()} />
    </Step>
  )
}

/** The mailed link serves no more; a member can have another, a visitor signs in for it. */
function Expired({ view, send }: StageProps) {
  const { common, deletion: words } = useWords()
  return (
    <Step
      actions={
        <>
          {view.isMember ? (
            <Button icon={<MailIcon />} loading={view.busy} onClick={() => send({ type: 'pressed' })} wide>
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

/** The account is on its way out, and its member too. */
function Farewell({ isMember, follows }: { isMember: boolean; follows: boolean }) {
  const words = useWords().deletion.farewell
  const [snapshot, send] = useMachine(farewell, { input: { isMember } })
  const { signsOut, left, busy } = farewellView(snapshot)
  return (
    <Step
      actions={
        signsOut ? (
          <Button loading={busy} onClick={() => send({ type: 'pressed' })} tone="primary" wide>
            {words.signOut()}
          </Button>
        ) : (
          <KeepAccount />
        )
      }
      drawing={<FarewellDrawing />}
      follows={follows}
      title={words.title()}
    >
      <p>{words.text()}</p>
      {signsOut && (
        <p className={styles.muted} role="timer">
          {left !== undefined && words.count({ n: left })}
        </p>
      )}
    </Step>
  )
}

/** The screen that the deletion has come to. */
function Deletion() {
  const words = useWords().deletion
  const [arrival] = useState(arriveForDeletion)
  const [snapshot, send] = useMachine(deletion, { input: arrival })
  const view = deletionView(snapshot)
  const [first] = useState(view.screen)
  const follows = view.screen !== first

  switch (view.screen) {
    case 'asking':
      return <Asking send={send} view={view} />
    case 'sent':
      return <Sent send={send} view={view} />
    case 'linked':
      return <Linked send={send} view={view} />
    case 'expired':
      return <Expired send={send} view={view} />
    case 'granted':
      return (
        <Step
          actions={<KeepAccount />}
          drawing={<DoneDrawing />}
          follows={follows}
          title={words.granted.title()}
        >
          <p>{words.granted.text()}</p>
        </Step>
      )
    case 'deleted':
      return <Farewell follows={follows} isMember={view.isMember} />
    case 'visiting':
      return (
        <Step actions={<SignInFirst />} follows={follows} title={words.title()}>
          <p>{words.visiting.text()}</p>
        </Step>
      )
  }
}

/** The page on which a member deletes her account. VER-2. */
export const DeletionIsland = island(() => {
  const words = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const waiting = (
    <Step title={words.deletion.title()}>
      <Skeletons count={5} />
    </Step>
  )
  return (
    <Live ready={who !== 'unknown'} waiting={waiting}>
      {() => <Deletion />}
    </Live>
  )
})
