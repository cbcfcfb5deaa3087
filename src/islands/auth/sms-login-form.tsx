import { useStore } from '@nanostores/react'
import { useMachine } from '@xstate/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $phones } from '#machines/club/phones.store.ts'
import { smsLogin } from '#machines/sms-login/sms-login.store.ts'
import { type SmsLoginView, smsLoginView } from '#machines/sms-login/sms-login.view.ts'
import { PhoneField } from '../ui/phone-field.tsx'
import { FormShell } from './form-shell.tsx'
import { sayTrouble } from './spoken.ts'
import { typedIn } from './typed.ts'
import { useDraft } from './use-draft.ts'

/** Signing in by SMS, its first step: the phone number. Spec §2 "SMS login". */
export function SmsLoginForm() {
  const words = useWords()
  const said = words.auth.sms
  const example = useStore($phones, { ssr: 'initial' }).example(words.phone.example())
  const [snapshot, send] = useMachine(smsLogin)
  const view = smsLoginView(snapshot)
  const draft = useDraft('sign-in-phone')

  const sayFault = (fault: SmsLoginView['fault']): string | undefined =>
    fault === 'required'
      ? words.errors.mixed.required({ field: words.phone.label() })
      : fault === 'phone'
        ? words.errors.string.phone({ example })
        : fault?.said
  const submit = (form: HTMLFormElement) => {
    const phone = typedIn(form, 'phone')
    draft.keep(phone)
    send({ type: 'submitted', phone })
  }

  return (
    <FormShell
      alert={sayTrouble(words, view.trouble)}
      name={words.auth.title()}
      onSubmit={submit}
      submit={said.submit()}
      view={view}
    >
      <PhoneField
        aria-required
        error={sayFault(view.fault)}
        help={words.phone.help({ example })}
        label={words.phone.label()}
        onInput={({ currentTarget }) => {
          draft.keep(currentTarget.value)
          send({ type: 'typed' })
        }}
        ref={draft.ref}
      />
    </FormShell>
  )
}
