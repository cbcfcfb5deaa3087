import { type ReactNode, type SubmitEvent, useState } from 'react'
import { type Destination, destinationOf } from '#lib/domain/redemption.ts'
import { useWords } from '#lib/i18n/use-words.ts'

/** What each choice of a target takes. */
export interface TargetChoiceProps {
  form: string
  /** The id of what was chosen before. */
  chosen: string | undefined
  onChosen: (target: Destination) => void
}

interface TargetFormProps extends Pick<TargetChoiceProps, 'form' | 'onChosen'> {
  label: string
  targets: readonly Parameters<typeof destinationOf>[0][]
  /** She goes on where there is nothing to choose from. */
  onNone?: (() => void) | undefined
  /** error: that nothing is chosen, once she wanted to go on. */
  children: (error: string | undefined) => ReactNode
}

/** The form around the radio buttons of one choice; the dialog's button and Enter send it. */
export function TargetForm({ form, label, targets, onChosen, onNone, children }: TargetFormProps) {
  const { redemption } = useWords()
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const value = radios.find(({ checked }) => checked)?.value
    const target = targets.find(({ id }) => id === value)
    if (target) return onChosen(destinationOf(target))
    if (radios.length === 0) return onNone?.()
    setIsMissing(true)
    radios[0]?.focus()
  }
  return (
    <form
      aria-label={label}
      id={form}
      method="post"
      noValidate
      onChange={() => setIsMissing(false)}
      onSubmit={submit}
    >
      {children(isMissing ? redemption.missing() : undefined)}
    </form>
  )
}
