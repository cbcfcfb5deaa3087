import { useStore } from '@nanostores/react'
import { useMachine } from '@xstate/react'
import { type SubmitEvent, useRef } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $phones } from '#machines/club/phones.store.ts'
import { smsLogin } from '#machines/sms-login/sms-login.store.ts'
import { type SmsLoginView, smsLoginView } from '#machines/sms-login/sms-login.view.ts'
import { Button } from '../ui/button.tsx'
import { PhoneField } from '../ui/phone-field.tsx'
import { FormAlert } from './form-alert.tsx'
import { look } from './look.ts'
import { sayTrouble, sayWait } from './spoken.ts'
import { typedIn } from './typed.ts'
import { useDraft } from './use-draft.ts'
import { useFaultFocus } from './use-fault-focus.ts'

/** Signing in by SMS, its first step: the phone number. Spec §2 "SMS login". */
export function SmsLoginForm() {
  const words = useWords()
  const said = words.auth.sms
  const example = useStore($phones, { ssr: 'initial' }).example(words.phone.example())
  const [snapshot, send] = useMachine(smsLogin)
  const view = smsLoginView(snapshot)
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft('sign-in-phone')
  useFaultFocus(form, view)

  const sayFault = (fault: SmsLoginView['fault']): string | undefined =>
    fault === 'required'
      ? words.errors.mixed.required({ field: words.phone.label() })
      : fault === 'phone'
        ? words.errors.string.phone({ example })
        : fault?.said
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const phone = typedIn(event.currentTarget, 'phone')
    draft.keep(phone)
    send({ type: 'submitted', phone })
  }

  return (
    <form
      aria-label={words.auth.title()}
      className={look.form}
      method="post"
      noValidate
      onSubmit={submit}
      ref={form}
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
      <FormAlert text={sayTrouble(words, view.trouble)} wait={sayWait(words, view.wait)} />
      <Button
        aria-disabled={view.wait ? true : undefined}
        loading={view.busy}
        tone="primary"
        type="submit"
        wide
      >
        {said.submit()}
      </Button>
    </form>
  )
}
