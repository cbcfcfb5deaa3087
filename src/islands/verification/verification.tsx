import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { resendView } from '#machines/common/resend.view.ts'
import type { Session } from '#machines/session/session.store.ts'
import { linkCheckView } from '#machines/verification/link-check.view.ts'
import { arrive, verification } from '#machines/verification/verification.store.ts'
import { verificationView } from '#machines/verification/verification.view.ts'
import { ButtonLink } from '../ui/button.tsx'
import { MailResend } from '../ui/shapes/mail-resend.tsx'
import { Outcome } from '../ui/state/outcome.tsx'
import { DoneDrawing, ExpiredDrawing, LetterDrawing } from '../ui/state/outcome-drawings.tsx'
import { useSnapshot } from '../ui/use-snapshot.ts'
import { CheckedLink } from './checked-link.tsx'

/** Verifying an account: its link is checked, or the member is helped to one. VER-1. */
export function Verification({ session }: { session: Session }) {
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
    <MailResend
      isMain={view.screen === 'expired'}
      isResent={view.isResent}
      onAsk={() => send({ type: 'asked' })}
      view={resend}
    />
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
          title={instructing.title()}
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
          title={expired.title()}
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
