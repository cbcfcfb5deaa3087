import { useMachine } from '@xstate/react'
import { type SubmitEvent, useRef } from 'react'
import type { CredentialFault } from '#lib/domain/credentials.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { passwordLogin } from '#machines/password-login/password-login.store.ts'
import { passwordLoginView } from '#machines/password-login/password-login.view.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { FormAlert } from './form-alert.tsx'
import { look } from './look.ts'
import { SignedIn } from './signed-in.tsx'
import { sayTrouble, sayWait } from './spoken.ts'
import { typedIn } from './typed.ts'
import { useDraft } from './use-draft.ts'
import { useFaultFocus } from './use-fault-focus.ts'

const sayFault = (words: Words, fault: CredentialFault | undefined, field: string): string | undefined =>
  fault === 'required'
    ? words.errors.mixed.required({ field })
    : fault === 'email'
      ? words.errors.string.email()
      : fault?.said

/** Signing in by e-mail and password. Spec §2 "Sign in". */
export function PasswordLoginForm() {
  const words = useWords()
  const said = words.auth.password
  const [snapshot, send] = useMachine(passwordLogin)
  const view = passwordLoginView(snapshot)
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft('sign-in-email')
  useFaultFocus(form, view)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = typedIn(event.currentTarget, 'email')
    draft.keep(email)
    send({ type: 'submitted', email, password: typedIn(event.currentTarget, 'password') })
  }
  const failed = view.failure === 'mistaken' ? said.failed() : sayTrouble(words, view.failure)

  return (
    <form
      aria-label={words.auth.title()}
      className={look.form}
      method="post"
      noValidate
      onSubmit={submit}
      ref={form}
    >
      <Field
        aria-required
        autoCapitalize="none"
        autoComplete="username"
        error={sayFault(words, view.faults.email, said.email())}
        label={said.email()}
        name="email"
        onInput={({ currentTarget }) => {
          draft.keep(currentTarget.value)
          send({ type: 'typed', field: 'email' })
        }}
        ref={draft.ref}
        spellCheck={false}
        type="email"
      />
      <PasswordField
        aria-required
        autoComplete="current-password"
        error={sayFault(words, view.faults.password, said.password())}
        hide={said.hide()}
        label={said.password()}
        name="password"
        onInput={() => send({ type: 'typed', field: 'password' })}
        show={said.show()}
      />
      <ButtonLink className={look.aside} href={pathTo('/forgot')} tone="link">
        {said.forgot()}
      </ButtonLink>
      <FormAlert text={failed} wait={sayWait(words, view.wait)} />
      <Button
        aria-disabled={view.wait ? true : undefined}
        loading={view.busy}
        tone="primary"
        type="submit"
        wide
      >
        {said.submit()}
      </Button>
      <SignedIn done={view.done} />
    </form>
  )
}
