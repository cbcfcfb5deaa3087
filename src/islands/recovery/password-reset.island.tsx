import { useMachine } from '@xstate/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { passwordReset } from '#machines/recovery/password-reset.store.ts'
import { passwordResetView } from '#machines/recovery/password-reset.view.ts'
import { ButtonLink } from '../ui/button.tsx'
import { island } from '../ui/island.tsx'
import { Outcome } from '../ui/state/outcome.tsx'
import { DoneDrawing, ExpiredDrawing, LetterDrawing } from '../ui/state/outcome-drawings.tsx'
import { ResetForm } from './reset-form.tsx'

/** A new password by the link of a mail. AUT-4. */
export const PasswordResetIsland = island(() => {
  const words = useWords()
  const { done, expired, lacking: incomplete } = words.recovery
  const [snapshot, send] = useMachine(passwordReset)
  const view = passwordResetView(snapshot)
  const signIn = (tone: 'primary' | 'link') => (
    <ButtonLink href={pathTo('/pass-login')} tone={tone} wide>
      {words.signIn.password.submit()}
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
    case 'incomplete':
      return (
        <Outcome drawing={<LetterDrawing />} text={incomplete.text()} title={incomplete.title()}>
          {askAgain(incomplete.link())}
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
})
