import type { ReactNode } from 'react'
import { signInWords } from '#lib/i18n/sign-in/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { formStyles } from '../ui/form/form-styles.ts'
import { KeyIcon } from '../ui/icons/key.tsx'
import { late } from '../ui/late.tsx'
import { usePasskeys } from './use-passkeys.ts'

/** The button before it can be pressed, as high as it will be in every language. */
function PasskeyRoom() {
  const words = useWords(signInWords).signIn
  return (
    <Button aria-disabled icon={<KeyIcon />} wide>
      {words.passkey()}
    </Button>
  )
}

const PasskeyLogin = late(() => import('./passkey-login.tsx').then((file) => file.PasskeyLogin), {
  waiting: PasskeyRoom,
})

/** Under a form of signing in: other ways to sign in, where there are any, and how to become a member. */
export function OtherWays({ children }: { children?: ReactNode }) {
  const words = useWords(signInWords).signIn.register
  return (
    <div className={formStyles.others}>
      {children}
      {usePasskeys() && <PasskeyLogin />}
      <p className={formStyles.question}>
        {words.question()}
        <ButtonLink href={pathTo('/register')} tone="link">
          {words.link()}
        </ButtonLink>
      </p>
    </div>
  )
}
