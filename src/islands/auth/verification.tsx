import { useMachine, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { linkCheckView } from '#machines/link-check/link-check.view.ts'
import { resendView } from '#machines/resend/resend.view.ts'
import type { Session } from '#machines/session/session.store.ts'
import { arrive, verification } from '#machines/verification/verification.store.ts'
import { verificationView } from '#machines/verification/verification.view.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Outcome } from '../ui/outcome.tsx'
import { DoneDrawing, ExpiredDrawing, LetterDrawing } from '../ui/outcome-drawings.tsx'
import { CheckedLink } from './checked-link.tsx'
import { MailResend } from './mail-resend.tsx'

/** Verifying an account: its link is checked, or the member is helped to one. Spec §2 "Account verification". */
export function Verification({ session }: { session: Session }) {
  const words = useWords()
  const said = words.verification
  const [machine] = useState(() => verification(session))
  const [input] = useState(() => arrive(session))
  const [snapshot, send] = useMachine(machine, { input })
  const view = verificationView(snapshot)
  const check = useSelector(snapshot.children.check, (child) => child && linkCheckView(child))
  const resend = useSelector(snapshot.children.resend, (child) => child && resendView(child))

  const another = resend && (
    <MailResend
      isMain={view.screen === 'expired'}
      isResent={view.isResent}
      onAsk={() => send({ type: 'asked' })}
      view={resend}
    />
  )
  const signIn = (
    <ButtonLink href={pathTo('/')} onClick={() => send({ type: 'left' })} tone="primary" wide>
      {words.auth.password.submit()}
    </ButtonLink>
  )
  switch (view.screen) {
    case 'loading':
    case 'checking':
      return <CheckedLink onRetry={() => send({ type: 'retried' })} view={check} />
    case 'verified':
      return (
        <Outcome
          drawing={<DoneDrawing />}
          isNews={view.isLed}
          text={said.verified.text()}
          title={said.verified.title()}
        >
          <ButtonLink href={pathTo('/')} tone="primary" wide>
            {view.isMember ? said.verified.toClub() : words.auth.password.submit()}
          </ButtonLink>
        </Outcome>
      )
    case 'instructing': {
      const { instructing } = said
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
      const { expired } = said
      const isVisitor = view.screen === 'lapsed'
      return (
        <Outcome
          drawing={<ExpiredDrawing />}
          isNews
          text={isVisitor ? expired.visitor() : expired.text()}
          title={expired.title()}
        >
          {isVisitor ? signIn : another}
        </Outcome>
      )
    }
    case 'visiting':
      return (
        <Outcome drawing={<LetterDrawing />} text={said.visiting.text()} title={said.visiting.title()}>
          {signIn}
        </Outcome>
      )
  }
}
