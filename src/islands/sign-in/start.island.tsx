import InfoIcon from 'lucide-react/icons/info'
import MailIcon from 'lucide-react/icons/mail'
import { useState } from 'react'
import { ButtonLink } from '#islands/ui/button.tsx'
import { formStyles } from '#islands/ui/form/form-styles.ts'
import { island } from '#islands/ui/island.tsx'
import { late } from '#islands/ui/late.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { Line } from '#islands/ui/text/line.tsx'
import { hasReturnPath, type Notice, takeNotice } from '#lib/browser/session-storage.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { $club } from '#machines/club/club.store.ts'
import { css } from '#styled/css'
import { OtherWays } from './other-ways.tsx'

const styles = {
  // As high as what comes, so that the frame does not jump: the page, the form by password, the form by SMS.
  blank: css({ minHeight: '[27rem]' }),
  blankPassword: css({ minHeight: '[25.2rem]' }),
  blankSms: css({ minHeight: '[22.8rem]' }),
  // The button of a passkey with the room above it.
  passkey: css({ minHeight: '[4rem]' }),
} as const

/** Returns the reason why the login is shown: the notice left for it, else that the requested page needs a sign-in. */
const arrival = (): Notice | 'signInFirst' | undefined =>
  takeNotice() ?? (hasReturnPath() ? 'signInFirst' : undefined)

/** A calm word to a member who finds herself at the login. Drawn in the browser only. */
function ArrivalNotice() {
  const words = useWords().signIn
  const [notice] = useState(arrival)
  return (
    notice && (
      <div className={formStyles.notice} role="status">
        <Line icon={<InfoIcon />}>{words.notice[notice]()}</Line>
      </div>
    )
  )
}

/** Tells whether the visitor is in a form of the page, or has typed into one. */
const isFormInUse = (): boolean => {
  const form = document.querySelector('main form')
  if (!form) return false
  const fields = [...form.querySelectorAll('input')]
  return form.contains(document.activeElement) || fields.some(({ value }) => value !== '')
}

/**
 * Returns the way to sign in that the page shows: the club's own, unless its settings come so late that the visitor
 * is in the form of the other one already. What is under her hands stays. RTE-2.
 */
function useKeptWay(bySms: boolean, isKnown: boolean): boolean {
  const [shown, setShown] = useState(bySms)
  const isChanged = isKnown && shown !== bySms && !isFormInUse()
  if (isChanged) setShown(bySms)
  return isChanged ? bySms : shown
}

const blank = (height: string) => <div aria-busy="true" className={height} />

/** In the place of a form and of what stands below it. */
function Room({ height }: { height: string }) {
  const { passkeys } = useClub().settings.MEMBER_AUTHENTICATION
  return (
    <>
      {blank(height)}
      {passkeys && <div className={styles.passkey} />}
    </>
  )
}

const SmsLoginForm = late(() => import('./sms-login-form.tsx').then((file) => file.SmsLoginForm), {
  waiting: () => <Room height={styles.blankSms} />,
})
const PasswordLoginForm = late(
  () => import('./password-login-form.tsx').then((file) => file.PasswordLoginForm),
  { waiting: () => <Room height={styles.blankPassword} /> },
)

// A club has one of the two. Where it is known already, its form is fetched while the page comes to life.
if ($club.get().known)
  void ($club.get().settings.MEMBER_AUTHENTICATION.sms_login ? SmsLoginForm : PasswordLoginForm).fetch()

/** The start page as visitors see it: the club's first way to sign in, and nothing until the club is known. RTE-2. */
export const StartIsland = island(() => {
  const words = useWords().signIn
  const { known, settings } = useClub()
  const bySms = useKeptWay(settings.MEMBER_AUTHENTICATION.sms_login, known)
  if (!known) return blank(styles.blank)
  return (
    <>
      <header className={formStyles.heading}>
        <h1>{words.title()}</h1>
        <p>{bySms ? words.sms.lead() : words.password.lead()}</p>
      </header>
      <ArrivalNotice />
      {bySms ? (
        <SmsLoginForm
          below={
            <OtherWays>
              <ButtonLink href={pathTo('/pass-login')} icon={<MailIcon />} wide>
                {words.sms.toPassword()}
              </ButtonLink>
            </OtherWays>
          }
        />
      ) : (
        <PasswordLoginForm below={<OtherWays />} />
      )}
    </>
  )
})
