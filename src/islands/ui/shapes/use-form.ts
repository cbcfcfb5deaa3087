import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { type formMachine, formView } from '#machines/common/form.machine.ts'

type FormMachine<Values, Errors extends object, Failure, Sent> = ReturnType<
  typeof formMachine<Values, Errors, Failure, Sent>
>

/** Runs the machine of a form, or the one that a function makes for this form alone. Returns its view, and what sends it events. */
export function useForm<Values, Errors extends object, Failure, Sent>(
  form: FormMachine<Values, Errors, Failure, Sent> | (() => FormMachine<Values, Errors, Failure, Sent>),
) {
  const [machine] = useState(form)
  const [snapshot, send] = useMachine(machine)
  return [formView(snapshot), send] as const
}
