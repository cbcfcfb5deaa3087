import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $phones } from '#machines/club/phones.store.ts'
import type { PhoneAddingView } from '#machines/phone-adding/phone-adding.view.ts'
import { Button } from '../ui/button.tsx'
import { PhoneField } from '../ui/phone-field.tsx'
import { AttemptLine } from './attempt-line.tsx'
import { look } from './look.ts'
import { Part } from './part.tsx'

interface AddPhoneProps {
  view: PhoneAddingView
  onType: () => void
  onSubmit: (typed: string) => void
}

/** Another number for the account. */
export function AddPhone({ view, onType, onSubmit }: AddPhoneProps) {
  const words = useWords()
  const example = useStore($phones, { ssr: 'initial' }).example(words.phone.example())
  const field = useRef<HTMLInputElement>(null)
  const { fault } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round focuses the field again
  useEffect(() => {
    if (fault) field.current?.focus()
  }, [fault, view.round])
  const error =
    fault === 'required'
      ? words.errors.mixed.required({ field: words.phone.label() })
      : fault === 'phone'
        ? words.errors.string.phone({ example })
        : fault?.said
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(field.current?.value ?? '')
  }
  return (
    <Part title={words.access.add.title()}>
      <form
        aria-label={words.access.add.title()}
        className={look.part}
        method="post"
        noValidate
        onSubmit={submit}
      >
        <PhoneField
          aria-required
          error={error}
          help={words.access.add.help({ example })}
          label={words.phone.label()}
          onInput={onType}
          ref={field}
        />
        <AttemptLine isUnsure={false} trouble={view.trouble} />
        <Button loading={view.busy} tone="primary" type="submit">
          {words.access.add.submit()}
        </Button>
      </form>
    </Part>
  )
}
