import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { $club } from '#machines/club/club.store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { MailIcon } from '../ui/icons/mail.tsx'
import { ArrivalNotice } from './arrival-notice.tsx'
import { look } from './look.ts'
import { OtherWays } from './other-ways.tsx'

const loadSms = async () => ({ default: (await import('./sms-login-form.tsx')).SmsLoginForm })
const loadPassword = async () => ({ default: (await import('./password-login-form.tsx')).PasswordLoginForm })

// A club has one of the two. Where it is known already, its form is fetched while the page comes to life.
if ($club.get().known)
  void ($club.get().settings.MEMBER_AUTHENTICATION.sms_login ? loadSms() : loadPassword())

const SmsLoginForm = lazy(loadSms)
const PasswordLoginForm = lazy(loadPassword)

/** The start page as visitors see it: the club's first way to sign in, and nothing until the club is known. Spec §2, `/`. */
export function StartIsland() {
  const words = useWords().auth
  const { known, settings } = useStore($club, { ssr: 'initial' })
  const blank = (height: string) => <div aria-busy="true" className={height} />
  if (!known) return blank(look.blank)
  const bySms = settings.MEMBER_AUTHENTICATION.sms_login
  return (
    <>
      <header className={look.heading}>
        <h1>{words.title()}</h1>
        <p>{bySms ? words.sms.lead() : words.password.lead()}</p>
      </header>
      <ArrivalNotice />
      <Suspense fallback={blank(bySms ? look.blankSms : look.blankPassword)}>
        {bySms ? <SmsLoginForm /> : <PasswordLoginForm />}
        <OtherWays>
          {bySms && (
            <ButtonLink href={pathTo('/pass-login')} icon={<MailIcon />} wide>
              {words.sms.toPassword()}
            </ButtonLink>
          )}
        </OtherWays>
      </Suspense>
    </>
  )
}
