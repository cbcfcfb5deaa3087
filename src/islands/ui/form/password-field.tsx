import EyeIcon from 'lucide-react/icons/eye'
import EyeOffIcon from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { field } from '#styled/recipes'
import { IconButton } from '../icon-button.tsx'
import { FieldFrame, type Labelled } from './field.tsx'

type PasswordFieldProps = Labelled &
  Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
    /** The label of the eye button while the password is hidden, where there are two passwords. */
    show?: string
    /** The label of the eye button while the password is shown. */
    hide?: string
  }

/** A password that can be looked at. The input is uncontrolled, so that it is never mirrored into an attribute. */
export function PasswordField({ label, help, error, show, hide, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const { password } = useWords()
  return (
    <FieldFrame {...{ label, help, error }}>
      {(control) => (
        <>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            data-eye=""
            type={shown ? 'text' : 'password'}
          />
          <span className={field().aside}>
            <IconButton
              aria-controls={control.id}
              label={shown ? (hide ?? password.hide()) : (show ?? password.show())}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          </span>
        </>
      )}
    </FieldFrame>
  )
}
