import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import { adoptBuiltFields } from '#lib/browser/built-fields.ts'
import { useErrorFocus } from './use-error-focus.ts'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** The field to go back to, anew at each round. */
  view?: Parameters<typeof useErrorFocus>[1]
  /** Called with what is submitted, by Enter or by a press. */
  onSubmit: (form: HTMLFormElement) => void
  ref?: RefObject<HTMLFormElement | null> | undefined
}

const noError = { focus: undefined, round: 0 }

/** A form that is checked and sent by our code and not by the browser, and that brings the focus to its first error. */
export function Form({ view = noError, onSubmit, ref, ...rest }: FormProps) {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  useErrorFocus(form, view)
  useLayoutEffect(() => {
    if (form.current) adoptBuiltFields(form.current)
  }, [form])
  return (
    <form
      {...rest}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event.currentTarget)
      }}
      ref={form}
    />
  )
}
