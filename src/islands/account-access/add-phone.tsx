import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import type { PhoneAddingView } from '#machines/account-access/phone-adding.view.ts'
import { $phones } from '#machines/club/phones.ts'
import { Button } from '../ui/button.tsx'
import { Form } from '../ui/form/form.tsx'
import { PhoneField } from '../ui/form/phone-field.tsx'
import { Part } from '../ui/part.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'

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
  const { fieldError } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round focuses the field again
  useEffect(() => {
    if (fieldError) field.current?.focus()
  }, [fieldError, view.round])
  const error =
    fieldError === 'required'
      ? words.errors.mixed.required({ field: words.phone.label() })
      : fieldError === 'phone'
        ? words.errors.string.phone({ example })
        : fieldError?.serverMessage
  return (
    <Part title={words.accountAccess.add.title()}>
      <Form
        aria-label={words.accountAccess.add.title()}
        className={partStyles.part}
        onSubmit={() => onSubmit(field.current?.value ?? '')}
      >
        <PhoneField
          aria-required
          error={error}
          help={words.accountAccess.add.help({ example })}
          label={words.phone.label()}
          onInput={onType}
          ref={field}
        />
        <AttemptLine isUnsure={false} callError={view.callError} />
        <Button loading={view.busy} tone="primary" type="submit">
          {words.accountAccess.add.submit()}
        </Button>
      </Form>
    </Part>
  )
}
