import { useMachine, useSelector } from '@xstate/react'
import { type ReactNode, type SubmitEvent, useRef } from 'react'
import type { CodeOnItsWay } from '#lib/domain/sent-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { codeEntry } from '#machines/code-entry/code-entry.store.ts'
import { codeEntryView } from '#machines/code-entry/code-entry.view.ts'
import { resendView } from '#machines/resend/resend.view.ts'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { FormAlert } from './form-alert.tsx'
import { look } from './look.ts'
import { Resend, type ResendProps } from './resend.tsx'
import { SignedIn } from './signed-in.tsx'
import { sayResend, sayTrouble } from './spoken.ts'
import { typedIn } from './typed.ts'
import { useFaultFocus } from './use-fault-focus.ts'

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
  const form = useRef<HTMLFormElement>(null)
  useFaultFocus(form, view)

  const faults = {
    incomplete: () => words.errors.string.code({ length: view.length }),
    wrong: words.auth.code.wrong,
    expired: words.auth.code.expired,
  }
  const take = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'submitted', code: typedIn(event.currentTarget, 'code') })
  }

  return (
    <>
      <form
        aria-label={words.auth.code.title()}
        className={look.form}
        method="post"
        noValidate
        onSubmit={take}
        ref={form}
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
        <FormAlert text={sayTrouble(words, view.trouble ?? resend?.trouble)} />
        <Button loading={view.busy} tone="primary" type="submit" wide>
          {submit}
        </Button>
        <SignedIn done={view.done} />
      </form>
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
