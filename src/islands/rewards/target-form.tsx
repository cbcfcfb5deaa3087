import { type ReactNode, useState } from 'react'
import { Form } from '#islands/ui/form/form.tsx'
import { type Destination, destinationOf } from '#lib/domain/rewards/redemption.ts'
import { useWords } from '#lib/i18n/use-words.ts'

/** The props of each choice of a target. */
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
  const { rewardsRedemption } = useWords()
  const [isMissing, setIsMissing] = useState(false)
  const submit = (sent: HTMLFormElement) => {
    const radios = [...sent.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const value = radios.find(({ checked }) => checked)?.value
    const target = targets.find(({ id }) => id === value)
    if (target) return onChosen(destinationOf(target))
    if (radios.length === 0) return onNone?.()
    setIsMissing(true)
    radios[0]?.focus()
  }
  return (
    <Form aria-label={label} id={form} onChange={() => setIsMissing(false)} onSubmit={submit}>
      {children(isMissing ? rewardsRedemption.missing() : undefined)}
    </Form>
  )
}
