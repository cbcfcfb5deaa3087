import type { ComponentProps } from 'react'
import { useState } from 'react'
import { field } from '#styled/recipes'
import { FieldFrame, type Labelled, useFieldIds } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { HideIcon } from './icons/hide.tsx'
import { ShowIcon } from './icons/show.tsx'

type PasswordFieldProps = Labelled &
  Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
    /** What the eye does while the password is hidden. */
    show: string
    /** What the eye does while the password is shown. */
    hide: string
  }

/** A password that can be looked at. The input is uncontrolled, so that it is never mirrored into an attribute. */
export function PasswordField({ label, help, error, show, hide, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const { ids, aria } = useFieldIds({ help, error })
  const look = field()
  return (
    <FieldFrame {...{ label, help, error, ids }} required={rest.required}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...aria}
        className={look.input}
        data-eye=""
        id={ids.input}
        type={shown ? 'text' : 'password'}
      />
      <span className={look.aside}>
        <IconButton aria-controls={ids.input} label={shown ? hide : show} onClick={() => setShown(!shown)}>
          {shown ? <HideIcon /> : <ShowIcon />}
        </IconButton>
      </span>
    </FieldFrame>
  )
}
