import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { Button } from '../ui/button.tsx'
import { Form } from '../ui/form/form.tsx'
import { formStyles } from '../ui/form/form-styles.ts'
import { PasswordField } from '../ui/form/password-field.tsx'
import { typedIn } from '../ui/form/typed.ts'
import { Resend, type ResendProps } from '../ui/shapes/resend.tsx'
import { OwnNumber } from './own-number.tsx'

const styles = {
  anew: css({ display: 'flex', flexDirection: 'column', gap: '5', mt: '6', pt: '6', borderTop: 'hairline' }),
} as const

interface ResendAnewProps extends ResendProps {
  /** The number of a card is part of what is sent anew. */
  needsNumber: boolean
}

/** Asks for another code of a registration: its form is sent anew, for which the secrets are entered once more. */
export function ResendAnew({ needsNumber, ...props }: ResendAnewProps) {
  const { signIn, registration } = useWords()
  if (props.view.state === 'waiting') return <Resend {...props} />
  return (
    <Form
      aria-label={signIn.code.resend()}
      className={styles.anew}
      onSubmit={(form) =>
        props.onAsk({ password: typedIn(form, 'password'), number: typedIn(form, 'card_number') })
      }
    >
      <p className={formStyles.wait}>{registration.code.again()}</p>
      <PasswordField
        aria-required
        autoComplete="current-password"
        hide={signIn.password.hide()}
        label={signIn.password.password()}
        name="password"
        show={signIn.password.show()}
      />
      {needsNumber && <OwnNumber error={undefined} />}
      <Button icon={<RotateCwIcon />} loading={props.view.state === 'sending'} type="submit" wide>
        {signIn.code.resend()}
      </Button>
    </Form>
  )
}
