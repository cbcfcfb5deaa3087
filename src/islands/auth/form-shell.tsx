import { type ReactNode, type RefObject, type SubmitEvent, useRef } from 'react'
import type { TimeLeft } from '#lib/domain/time-left.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { FormAlert } from './form-alert.tsx'
import { look } from './look.ts'
import { sayWait } from './spoken.ts'
import { useFaultFocus } from './use-fault-focus.ts'

interface FormShellProps {
  /** What the form is called by assistive technology. */
  name: string
  view: {
    /** The field to go back to, anew at each round. */
    readonly focus: string | undefined
    readonly round: number
    readonly busy: boolean
    /** How long no other try is taken. */
    readonly wait?: TimeLeft | undefined
  }
  /** Why the form as a whole was not taken. */
  alert: string | undefined
  /** The words on the button. */
  submit: string
  /** Called with what is submitted, by Enter or by a press. */
  onSubmit: (form: HTMLFormElement) => void
  /** The fields. */
  children: ReactNode
  /** What can be done about the alert, below it. */
  remedies?: ReactNode
  /** Where else to go, below the button. */
  below?: ReactNode
  ref?: RefObject<HTMLFormElement | null>
}

/** A form of signing in or up around its fields: it is checked here and not by the browser, and says what is wrong in place. */
export function FormShell(props: FormShellProps) {
  const { name, view, alert, submit, onSubmit } = props
  const words = useWords()
  const own = useRef<HTMLFormElement>(null)
  const form = props.ref ?? own
  useFaultFocus(form, view)
  const take = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  return (
    <form aria-label={name} className={look.form} method="post" noValidate onSubmit={take} ref={form}>
      {props.children}
      <FormAlert text={alert} wait={sayWait(words, view.wait)} />
      {props.remedies}
      <Button
        aria-disabled={view.wait ? true : undefined}
        loading={view.busy}
        tone="primary"
        type="submit"
        wide
      >
        {submit}
      </Button>
      {props.below}
    </form>
  )
}
