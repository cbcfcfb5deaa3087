import { useStore } from '@nanostores/react'
import MailIcon from 'lucide-react/icons/mail'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { $club } from '#machines/club/club.store.ts'
import { css } from '#styled/css'
import { ButtonLink } from '../ui/button.tsx'
import { formStyles } from '../ui/form/form-styles.ts'
import { island } from '../ui/island.tsx'
import { late } from '../ui/late.tsx'
import { ArrivalNotice } from './arrival-notice.tsx'
import { OtherWays } from './other-ways.tsx'
import { useKeptWay } from './use-kept-way.ts'

const styles = {
  // As high as what comes, so that the frame does not jump: the page, the form by password, the form by SMS.
  blank: css({ minHeight: '[27rem]' }),
  blankPassword: css({ minHeight: '[25.2rem]' }),
  blankSms: css({ minHeight: '[22.8rem]' }),
  // The button of a passkey with the room above it.
  passkey: css({ minHeight: '[4rem]' }),
} as const

const blank = (height: string) => <div aria-busy="true" className={height} />

/** In the place of a form and of what stands below it. */
function Room({ height }: { height: string }) {
  const { passkeys } = useStore($club, { ssr: 'initial' }).settings.MEMBER_AUTHENTICATION
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
  const { known, settings } = useStore($club, { ssr: 'initial' })
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
