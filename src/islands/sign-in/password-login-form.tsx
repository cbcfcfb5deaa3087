import { storeDraft } from '#lib/browser/session-storage.ts'
import { callErrorText, mistakeText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { passwordLogin } from '#machines/sign-in/password-login.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { formStyles } from '../ui/form/form-styles.ts'
import { PasswordField } from '../ui/form/password-field.tsx'
import { FormShell } from '../ui/shapes/form-shell.tsx'
import { RequiresStorage } from '../ui/shapes/requires-storage.tsx'
import { useDraft } from '../ui/shapes/use-draft.ts'
import { useForm } from '../ui/shapes/use-form.ts'
import { Announcement } from '../ui/text/visually-hidden.tsx'
import { PasskeyWay } from './passkey-way.tsx'

/** Signing in by e-mail and password, or by a passkey. AUT-1, LCK-1. */
export function PasswordLoginForm() {
  const words = useWords()
  const texts = words.signIn.password
  const [view, send] = useForm(passwordLogin)
  const draft = useDraft('sign-in-email', () => send({ type: 'typed', field: 'email' }))

  const submit = (typed: (name: string) => string) => {
    const email = typed('email')
    storeDraft('sign-in-email', email)
    send({ type: 'submitted', values: { email, password: typed('password') } })
  }
  const failed = view.failure === 'mistaken' ? texts.failed() : callErrorText(words, view.failure)

  return (
    <RequiresStorage>
      <FormShell
        alert={failed}
        name={words.signIn.title()}
        onSubmit={submit}
        submit={texts.submit()}
        view={view}
      >
        <Field
          {...draft}
          aria-required
          autoCapitalize="none"
          autoComplete="username"
          error={mistakeText(words, view.fieldErrors.email, texts.email())}
          label={texts.email()}
          name="email"
          spellCheck={false}
          type="email"
        />
        <PasswordField
          aria-required
          autoComplete="current-password"
          error={mistakeText(words, view.fieldErrors.password, texts.password())}
          label={texts.password()}
          name="password"
          onInput={() => send({ type: 'typed', field: 'password' })}
        />
        <ButtonLink className={formStyles.aside} href={pathTo('/forgot')} tone="link">
          {texts.forgot()}
        </ButtonLink>
      </FormShell>
      <PasskeyWay />
      <Announcement>{view.done && words.signIn.notice.signedIn()}</Announcement>
    </RequiresStorage>
  )
}
