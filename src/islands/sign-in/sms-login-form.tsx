import { useStore } from '@nanostores/react'
import { storeDraft } from '#lib/browser/session-storage.ts'
import { callErrorText, mistakeText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { $phones } from '#machines/club/phones.ts'
import { smsLogin } from '#machines/sign-in/sms-sign-in.ts'
import { PhoneField } from '../ui/form/field.tsx'
import { FormShell } from '../ui/shapes/form-shell.tsx'
import { RequiresStorage } from '../ui/shapes/requires-storage.tsx'
import { useDraft } from '../ui/shapes/use-draft.ts'
import { useForm } from '../ui/shapes/use-form.ts'
import { PasskeyWay } from './passkey-way.tsx'

/** Signing in by SMS, its first step: the phone number; or by a passkey. AUT-2, LCK-1. */
export function SmsLoginForm() {
  const words = useWords()
  const texts = words.signIn.sms
  const example = useStore($phones, { ssr: 'initial' }).example(words.phone.example())
  const [view, send] = useForm(smsLogin)
  const draft = useDraft('sign-in-phone', () => send({ type: 'typed', field: 'phone' }))

  const submit = (typed: (name: string) => string) => {
    const phone = typed('phone')
    storeDraft('sign-in-phone', phone)
    send({ type: 'submitted', values: { phone } })
  }

  return (
    <RequiresStorage>
      <FormShell
        alert={callErrorText(words, view.failure)}
        name={words.signIn.title()}
        onSubmit={submit}
        submit={texts.submit()}
        view={view}
      >
        <PhoneField
          {...draft}
          aria-required
          error={mistakeText(words, view.fieldErrors.phone, words.phone.label(), example)}
          help={words.phone.help({ example })}
          label={words.phone.label()}
        />
      </FormShell>
      <PasskeyWay />
    </RequiresStorage>
  )
}
