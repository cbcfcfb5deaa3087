import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CallError } from '#lib/domain/call-error.ts'
import type { FieldErrors } from '#lib/domain/form.ts'
import type { CodeOnItsWay } from '#lib/domain/one-time-code.ts'
import { mistakeText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { type AddedPhone, phoneCode } from '#machines/account-access/account-phones.ts'
import { $phones } from '#machines/club/phones.ts'
import type { FormView } from '#machines/common/form.machine.ts'
import { css } from '#styled/css'
import { Button } from '../ui/button.tsx'
import { PhoneField } from '../ui/form/field.tsx'
import { Form } from '../ui/form/form.tsx'
import { typedIn } from '../ui/form/typed.ts'
import { partStyles } from '../ui/part-styles.ts'
import { Part } from '../ui/section.tsx'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { CodeForm } from '../ui/shapes/code-form.tsx'

interface AddPhoneProps {
  view: FormView<FieldErrors<'phone', 'required' | 'phone'>, CallError, AddedPhone>
  onType: () => void
  onSubmit: (typed: string) => void
}

/** Another number for the account. */
export function AddPhone({ view, onType, onSubmit }: AddPhoneProps) {
  const words = useWords()
  const example = useStore($phones, { ssr: 'initial' }).example(words.phone.example())
  return (
    <Part title={words.accountAccess.add.title()}>
      <Form
        aria-label={words.accountAccess.add.title()}
        className={partStyles.part}
        onSubmit={(form) => onSubmit(typedIn(form, 'phone'))}
        view={view}
      >
        <PhoneField
          aria-required
          error={mistakeText(words, view.fieldErrors.phone, words.phone.label(), example)}
          help={words.accountAccess.add.help({ example })}
          label={words.phone.label()}
          onInput={onType}
        />
        <AttemptLine isUnsure={false} callError={view.failure} />
        <Button loading={view.busy} tone="primary" type="submit">
          {words.accountAccess.add.submit()}
        </Button>
      </Form>
    </Part>
  )
}

// The intro of the form is drawn close to what is above it.
const belowHeading = css({ pt: '4' })

interface PhoneCodeProps {
  added: AddedPhone
  code: CodeOnItsWay
  onVerified: () => void
  onDismiss: () => void
}

/** Taking the code that was sent to an added number, or having another one sent. */
export function PhoneCode({ added, code, onVerified, onDismiss }: PhoneCodeProps) {
  const words = useWords()
  const texts = words.signIn.code
  const { show } = useStore($phones, { ssr: 'initial' })
  const [machine] = useState(() => phoneCode(added, onVerified))
  return (
    <Part title={texts.title()}>
      <div className={belowHeading}>
        <CodeForm
          code={code}
          intro={texts.sent({ phone: show(added.number) })}
          label={texts.label()}
          machine={machine}
          submit={words.accountAccess.confirm()}
        />
      </div>
      <Button onClick={onDismiss} wide>
        {words.common.notNow()}
      </Button>
    </Part>
  )
}
