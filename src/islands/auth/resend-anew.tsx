import type { SubmitEvent } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { RetryIcon } from '../ui/icons/retry.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { look } from './look.ts'
import { OwnNumber } from './own-number.tsx'
import { Resend, type ResendProps } from './resend.tsx'
import { typedIn } from './typed.ts'

interface ResendAnewProps extends ResendProps {
  /** The number of a card is part of what is sent anew. */
  needsNumber: boolean
}

/** Asks for another code of a registration: its form is sent anew, for which the secrets are entered once more. */
export function ResendAnew({ needsNumber, ...props }: ResendAnewProps) {
  const { auth, registration } = useWords()
  if (props.view.state === 'waiting') return <Resend {...props} />
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    props.onAsk({ password: typedIn(form, 'password'), number: typedIn(form, 'card_number') })
  }
  return (
    <form aria-label={auth.code.resend()} className={look.anew} method="post" noValidate onSubmit={submit}>
      <p className={look.wait}>{registration.code.again()}</p>
      <PasswordField
        aria-required
        autoComplete="current-password"
        hide={auth.password.hide()}
        label={auth.password.password()}
        name="password"
        show={auth.password.show()}
      />
      {needsNumber && <OwnNumber error={undefined} />}
      <Button icon={<RetryIcon />} loading={props.view.state === 'sending'} type="submit" wide>
        {auth.code.resend()}
      </Button>
    </form>
  )
}
