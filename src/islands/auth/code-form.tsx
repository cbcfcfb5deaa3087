import { useMachine, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { CodeOnItsWay } from '#lib/domain/sent-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { codeEntry } from '#machines/code-entry/code-entry.store.ts'
import { codeEntryView } from '#machines/code-entry/code-entry.view.ts'
import { resendView } from '#machines/resend/resend.view.ts'
import { CodeField } from '../ui/code-field.tsx'
import { FormShell } from './form-shell.tsx'
import { look } from './look.ts'
import { Resend, type ResendProps } from './resend.tsx'
import { SignedIn } from './signed-in.tsx'
import { sayResend, sayTrouble } from './spoken.ts'
import { typedIn } from './typed.ts'

interface CodeFormProps {
  /** What is known of the code that is on its way. */
  code: CodeOnItsWay
  machine: ReturnType<typeof codeEntry>
  /** Where the code has been sent. */
  intro: string
  label: string
  /** The words on the button. */
  submit: string
  /** Asks for another code where a press alone is not enough. */
  again?: ((props: ResendProps) => ReactNode) | undefined
}

const byPress = (props: ResendProps) => <Resend {...props} />

/** Entering a one-time code, and asking for another. Spec §2, SMS and e-mail code entry; §8 "SMS code". */
export function CodeForm({ code, machine, intro, label, submit, again = byPress }: CodeFormProps) {
  const words = useWords()
  const [snapshot, send] = useMachine(machine, { input: code })
  const view = codeEntryView(snapshot)
  const resend = useSelector(snapshot.children.resend, (child) => child && resendView(child))

  const faults = {
    incomplete: () => words.errors.string.code({ length: view.length }),
    wrong: words.auth.code.wrong,
    expired: words.auth.code.expired,
  }
  return (
    <>
      <FormShell
        alert={sayTrouble(words, view.trouble ?? resend?.trouble)}
        name={words.auth.code.title()}
        onSubmit={(form) => send({ type: 'submitted', code: typedIn(form, 'code') })}
        submit={submit}
        view={view}
      >
        <p className={look.sent}>{intro}</p>
        <CodeField
          aria-required
          error={view.fault && faults[view.fault]()}
          key={view.issue}
          help={words.auth.code.help({ n: view.length })}
          label={label}
          name="code"
          onInput={({ currentTarget }) => send({ type: 'typed', code: currentTarget.value })}
        />
      </FormShell>
      <SignedIn done={view.done} />
      {resend &&
        again({
          view: resend,
          isResent: view.isResent,
          onAsk: (entered) => send({ type: 'asked', ...(entered && { entered }) }),
          says: {
            ask: words.auth.code.resend(),
            wait: resend.wait && sayResend(words, resend.wait),
            resent: words.auth.code.resent(),
          },
        })}
    </>
  )
}
