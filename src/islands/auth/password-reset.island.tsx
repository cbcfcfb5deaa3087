import { useMachine } from '@xstate/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { passwordReset } from '#machines/password-reset/password-reset.store.ts'
import { passwordResetView } from '#machines/password-reset/password-reset.view.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Outcome } from '../ui/outcome.tsx'
import { DoneDrawing, ExpiredDrawing, LetterDrawing } from '../ui/outcome-drawings.tsx'
import { ResetForm } from './reset-form.tsx'

/** A new password by the link of a mail. Spec §2, `/password-reset`; §8 "link expired". */
export function PasswordResetIsland() {
  const words = useWords()
  const { done, expired, lacking } = words.recovery
  const [snapshot, send] = useMachine(passwordReset)
  const view = passwordResetView(snapshot)
  const signIn = (tone: 'primary' | 'link') => (
    <ButtonLink href={pathTo('/pass-login')} tone={tone} wide>
      {words.auth.password.submit()}
    </ButtonLink>
  )
  const askAgain = (text: string) => (
    <ButtonLink href={pathTo('/forgot')} tone="primary" wide>
      {text}
    </ButtonLink>
  )
  switch (view.screen) {
    case 'done':
      return (
        <Outcome drawing={<DoneDrawing />} isNews text={done.text()} title={done.title()}>
          {signIn('primary')}
        </Outcome>
      )
    case 'expired':
      return (
        <Outcome drawing={<ExpiredDrawing />} isNews text={expired.text()} title={expired.title()}>
          {askAgain(expired.link())}
        </Outcome>
      )
    case 'unsure':
      return (
        <Outcome drawing={<ExpiredDrawing />} isNews text={expired.unsure()} title={expired.title()}>
          {askAgain(expired.link())}
          {signIn('link')}
        </Outcome>
      )
    case 'lacking':
      return (
        <Outcome drawing={<LetterDrawing />} text={lacking.text()} title={lacking.title()}>
          {askAgain(lacking.link())}
        </Outcome>
      )
    case 'form':
      return (
        <ResetForm
          onSubmitted={(typed) => send({ type: 'submitted', ...typed })}
          onTyped={(field) => send({ type: 'typed', field })}
          view={view}
        />
      )
  }
}
