import { useMachine } from '@xstate/react'
import type { CredentialFault } from '#lib/domain/credentials.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { passwordLogin } from '#machines/password-login/password-login.store.ts'
import { passwordLoginView } from '#machines/password-login/password-login.view.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { FormShell } from './form-shell.tsx'
import { look } from './look.ts'
import { SignedIn } from './signed-in.tsx'
import { sayTrouble } from './spoken.ts'
import { typedIn } from './typed.ts'
import { useDraft } from './use-draft.ts'

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
  const draft = useDraft('sign-in-email')

  const submit = (form: HTMLFormElement) => {
    const email = typedIn(form, 'email')
    draft.keep(email)
    send({ type: 'submitted', email, password: typedIn(form, 'password') })
  }
  const failed = view.failure === 'mistaken' ? said.failed() : sayTrouble(words, view.failure)

  return (
    <>
      <FormShell
        alert={failed}
        name={words.auth.title()}
        onSubmit={submit}
        submit={said.submit()}
        view={view}
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
      </FormShell>
      <SignedIn done={view.done} />
    </>
  )
}
