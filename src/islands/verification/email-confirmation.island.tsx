import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import { type ReactNode, useEffect, useState } from 'react'
import { useLinkCheck, useMailedLink } from '#islands/shared/use-link-check.ts'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { formStyles } from '#islands/ui/form/form-styles.ts'
import { island } from '#islands/ui/island.tsx'
import { MailResend } from '#islands/ui/shapes/resend.tsx'
import { Outcome } from '#islands/ui/state/outcome.tsx'
import {
  DoneDrawing,
  ExpiredDrawing,
  LetterDrawing,
  LostDrawing,
} from '#islands/ui/state/outcome-drawings.tsx'
import { FieldSkeletons, Skeleton } from '#islands/ui/state/skeleton.tsx'
import { type LinkOutcome, storeReturnPath } from '#lib/browser/session-storage.ts'
import { callErrorText, waitText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { resendView } from '#machines/common/resend.machine.ts'
import { $session, type Session } from '#machines/session/session.store.ts'
import { anotherMail, nextMailAt, verifyAccount, watchNextMail } from '#machines/verification/verification.ts'

const Waiting = () => <FieldSkeletons count={1} />

/** Leads to the sign-in, which leads back to this page: the link waits for who signs in. */
function SignIn({ tone }: { tone?: 'primary' }) {
  const { password } = useWords().signIn
  const comeBack = () => storeReturnPath(pathTo('/email-confirmation'))
  return (
    <ButtonLink href={pathTo('/')} onClick={comeBack} tone={tone} wide>
      {password.submit()}
    </ButtonLink>
  )
}

/** The account is verified. isNews: a link has just done it. */
function Verified({ isMember, isNews }: { isMember: boolean; isNews: boolean }) {
  const { signIn, verification } = useWords()
  const { verified } = verification
  return (
    <Outcome drawing={<DoneDrawing />} isNews={isNews} text={verified.text()} title={verified.title()}>
      <ButtonLink href={pathTo('/')} tone="primary" wide>
        {isMember ? verified.toClub() : signIn.password.submit()}
      </ButtonLink>
    </Outcome>
  )
}

interface CheckedLinkProps {
  link: NonNullable<ReturnType<typeof useMailedLink>>
  isMember: boolean
  children: (outcome: LinkOutcome) => ReactNode
}

/** A mailed link while it is checked, and when it could not be; then what came of it. */
function CheckedLink({ link, isMember, children }: CheckedLinkProps) {
  const words = useWords()
  const texts = words.verification
  const { outcome, callError, busy, retry, ...check } = useLinkCheck(link, verifyAccount)
  const wait = waitText(words, check.wait)
  if (outcome) return children(outcome)
  if (!callError)
    return (
      <div aria-busy="true" className={formStyles.waiting}>
        <p role="status">{texts.checking()}</p>
        <Skeleton shape="row" />
      </div>
    )
  return (
    <Outcome
      drawing={<LostDrawing />}
      isNews
      text={callErrorText(words, callError)}
      title={texts.failed.title()}
    >
      <Button
        aria-disabled={wait !== undefined}
        icon={<RotateCwIcon />}
        loading={busy}
        onClick={retry}
        tone="primary"
        wide
      >
        {words.common.retry()}
      </Button>
      {wait && <p className={formStyles.wait}>{wait}</p>}
      {!isMember && <SignIn />}
    </Outcome>
  )
}

interface UnverifiedProps {
  sessionId: string
  /** A link has led here, and works no more. */
  isExpired: boolean
}

/** The ways on of a member: another mail, also after another tab has had one sent, until she turns out to be verified. */
function Unverified({ sessionId, isExpired }: UnverifiedProps) {
  const words = useWords()
  const { expired, instructing } = words.verification
  // She may have opened the link elsewhere a moment ago.
  const member = useQuery({ ...memberQuery, refetchOnMount: 'always' }, queryClient)
  const [machine] = useState(() => anotherMail(sessionId))
  const [input] = useState(() => ({ resend_at: nextMailAt(sessionId) }))
  const [snapshot, send] = useMachine(machine, { input })
  useEffect(
    () => watchNextMail(sessionId, (resend_at) => send({ type: 'postponed', resend_at })),
    [sessionId, send],
  )
  if (member.data?.is_verified) return <Verified isMember isNews={isExpired} />
  if (!isExpired && member.isPending) return <Waiting />
  const email = member.data?.email
  const texts = isExpired
    ? { text: expired.text(), title: words.common.expired() }
    : {
        hint: words.mail.notThere(),
        text: email ? instructing.text({ email }) : instructing.plain(),
        title: words.recovery.sent.title(),
      }
  return (
    <Outcome {...texts} drawing={isExpired ? <ExpiredDrawing /> : <LetterDrawing />} isNews={isExpired}>
      <MailResend isMain={isExpired} onAsk={() => send({ type: 'asked' })} view={resendView(snapshot)} />
    </Outcome>
  )
}

/** Verifying an account: its link is checked, or the member is helped to one. VER-1. */
function Verification({ session }: { session: Session }) {
  const { common, verification } = useWords()
  const { expired, visiting } = verification
  const link = useMailedLink()
  const isMember = session.who === 'member'
  const waysOn = (isExpired: boolean) => {
    if (isMember) return <Unverified isExpired={isExpired} sessionId={session.id} />
    return (
      <Outcome
        drawing={isExpired ? <ExpiredDrawing /> : <LetterDrawing />}
        isNews={isExpired}
        text={isExpired ? expired.visitor() : visiting.text()}
        title={isExpired ? common.expired() : visiting.title()}
      >
        <SignIn tone="primary" />
      </Outcome>
    )
  }
  if (link === undefined) return waysOn(false)
  return (
    <CheckedLink isMember={isMember} link={link}>
      {(outcome) => (outcome === 'good' ? <Verified isMember={isMember} isNews /> : waysOn(true))}
    </CheckedLink>
  )
}

/** Verifying an account by the link of a mail, for members and for whoever opens the link. VER-1. */
export const EmailConfirmationIsland = island(
  () => {
    const session = useStore($session)
    if (session.who === 'unknown') return <Waiting />
    return <Verification key={session.who === 'member' ? session.id : ''} session={session} />
  },
  { waiting: Waiting },
)
