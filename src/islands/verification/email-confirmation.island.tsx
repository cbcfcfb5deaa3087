import { useStore } from '@nanostores/react'
import { useMachine } from '@xstate/react'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import type { Elements } from '#islands/ui/elements.ts'
import { formStyles } from '#islands/ui/form/form-styles.ts'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { MailResend } from '#islands/ui/shapes/mail-resend.tsx'
import { Outcome } from '#islands/ui/state/outcome.tsx'
import {
  DoneDrawing,
  ExpiredDrawing,
  LetterDrawing,
  LostDrawing,
} from '#islands/ui/state/outcome-drawings.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { useSnapshot } from '#islands/ui/use-snapshot.ts'
import { callErrorText, waitText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { type LinkCheckView, linkCheckView } from '#machines/common/link-check.machine.ts'
import { resendView } from '#machines/common/resend.machine.ts'
import { $session, type Session } from '#machines/session/session.store.ts'
import { verificationView } from '#machines/verification/verification.machine.ts'
import { arrive, verification } from '#machines/verification/verification.store.ts'

interface CheckedLinkProps {
  /** The check of the link; undefined while there is none. */
  view: LinkCheckView | undefined
  onRetry: () => void
  /** Another way on, where there is one. */
  children?: Elements
}

/** A mailed link while it is checked, and when it could not be. */
function CheckedLink({ view, onRetry, children }: CheckedLinkProps) {
  const words = useWords()
  const texts = words.verification
  const wait = waitText(words, view?.wait)
  if (!view?.callError)
    return (
      <div aria-busy="true" className={formStyles.waiting}>
        <p role="status">{view && texts.checking()}</p>
        <Skeleton shape="row" />
      </div>
    )
  return (
    <Outcome
      drawing={<LostDrawing />}
      isNews
      text={callErrorText(words, view.callError)}
      title={texts.failed.title()}
    >
      <Button
        aria-disabled={wait ? true : undefined}
        icon={<RotateCwIcon />}
        loading={view.busy}
        onClick={onRetry}
        tone="primary"
        wide
      >
        {words.common.retry()}
      </Button>
      {wait && <p className={formStyles.wait}>{wait}</p>}
      {children}
    </Outcome>
  )
}

/** Verifying an account: its link is checked, or the member is helped to one. VER-1. */
function Verification({ session }: { session: Session }) {
  const words = useWords()
  const texts = words.verification
  const [machine] = useState(() => verification(session))
  const [input] = useState(() => arrive(session))
  const [snapshot, send] = useMachine(machine, { input })
  const view = verificationView(snapshot)
  const checking = useSnapshot(snapshot.children.check)
  const check = checking && linkCheckView(checking)
  const resending = useSnapshot(snapshot.children.resend)
  const resend = resending && resendView(resending)

  const another = resend && (
    <MailResend isMain={view.screen === 'expired'} onAsk={() => send({ type: 'asked' })} view={resend} />
  )
  const signIn = (tone?: 'primary') => (
    <ButtonLink href={pathTo('/')} onClick={() => send({ type: 'left' })} tone={tone} wide>
      {words.signIn.password.submit()}
    </ButtonLink>
  )
  switch (view.screen) {
    case 'loading':
    case 'checking':
      return (
        <CheckedLink onRetry={() => send({ type: 'retried' })} view={check}>
          {!view.isMember && signIn()}
        </CheckedLink>
      )
    case 'verified':
      return (
        <Outcome
          drawing={<DoneDrawing />}
          isNews={view.isLed}
          text={texts.verified.text()}
          title={texts.verified.title()}
        >
          <ButtonLink href={pathTo('/')} tone="primary" wide>
            {view.isMember ? texts.verified.toClub() : words.signIn.password.submit()}
          </ButtonLink>
        </Outcome>
      )
    case 'instructing': {
      const { instructing } = texts
      return (
        <Outcome
          drawing={<LetterDrawing />}
          hint={words.mail.notThere()}
          text={view.email === undefined ? instructing.plain() : instructing.text({ email: view.email })}
          title={words.recovery.sent.title()}
        >
          {another}
        </Outcome>
      )
    }
    case 'expired':
    case 'lapsed': {
      const { expired } = texts
      const isVisitor = view.screen === 'lapsed'
      return (
        <Outcome
          drawing={<ExpiredDrawing />}
          isNews
          text={isVisitor ? expired.visitor() : expired.text()}
          title={words.common.expired()}
        >
          {isVisitor ? signIn('primary') : another}
        </Outcome>
      )
    }
    case 'visiting':
      return (
        <Outcome drawing={<LetterDrawing />} text={texts.visiting.text()} title={texts.visiting.title()}>
          {signIn('primary')}
        </Outcome>
      )
  }
}

/** Verifying an account by the link of a mail, for members and for whoever opens the link. VER-1. */
export const EmailConfirmationIsland = island(() => {
  return <Live waiting={<Waiting />}>{() => <Arrived />}</Live>
})

function Arrived() {
  const session = useStore($session)
  if (session.who === 'unknown') return <Waiting />
  return <Verification key={session.who === 'member' ? session.id : ''} session={session} />
}

function Waiting() {
  return (
    <div aria-busy="true" className={formStyles.waiting}>
      <Skeleton shape="line" />
      <Skeleton shape="row" />
    </div>
  )
}
