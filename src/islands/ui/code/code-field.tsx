import type { ComponentProps, InputEvent } from 'react'
import { field } from '#styled/recipes'
import { FieldFrame, type Labelled, useFieldIds } from '../form/field.tsx'

type CodeFieldProps = Labelled & Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'>

/**
 * A one-time code in a single input, so that paste, autofill and screen readers all work; uncontrolled.
 * What is not a digit (" 123 456") is dropped while typing; a digit too many stays, for whoever checks the code to
 * refuse. AUT-2, REG-6.
 */
export function CodeField({ label, help, error, onInput, ...rest }: CodeFieldProps) {
  const { ids, aria } = useFieldIds({ help, error })
  const tidy = (event: InputEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const code = input.value.normalize('NFKC').replace(/\D/g, '')
    if (input.value !== code) input.value = code
    onInput?.(event)
  }
  return (
    <FieldFrame {...{ label, help, error, ids }} kind="code" required={rest.required}>
      <input
        autoComplete="one-time-code"
        inputMode="numeric"
        {...rest}
        {...aria}
        className={field({ kind: 'code' }).input}
        id={ids.input}
        onInput={tidy}
        type="text"
      />
    </FieldFrame>
  )
}
