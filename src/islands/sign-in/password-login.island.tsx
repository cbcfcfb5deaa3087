import PhoneIcon from 'lucide-react/icons/phone'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { island } from '../ui/island.tsx'
import { useClub } from '../ui/shapes/use-club.ts'
import { OtherWays } from './other-ways.tsx'
import { PasswordLoginForm } from './password-login-form.tsx'

/** The page of signing in by password, with the way by SMS beside it where the club has one. AUT-1. */
export const PasswordLoginIsland = island(() => {
  const words = useWords().signIn
  const { known, settings } = useClub()
  const bySms = settings.MEMBER_AUTHENTICATION.sms_login
  return (
    <>
      <PasswordLoginForm />
      {known && (
        <OtherWays>
          {bySms && (
            <ButtonLink href={pathTo('/')} icon={<PhoneIcon />} wide>
              {words.password.toSms()}
            </ButtonLink>
          )}
        </OtherWays>
      )}
    </>
  )
})
