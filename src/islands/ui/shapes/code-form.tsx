import { useMachine, useSelector } from '@xstate/react'
import type { ComponentProps, InputEvent } from 'react'
import type { CodeOnItsWay } from '#lib/domain/one-time-code.ts'
import { callErrorText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { codeEntryView } from '#machines/common/code-entry.machine.ts'
import type { codeEntry } from '#machines/common/code-entry.store.ts'
import { resendView } from '#machines/common/resend.machine.ts'
import type { Elements } from '../elements.ts'
import { FieldFrame, type Labelled } from '../form/field.tsx'
import { formStyles } from '../form/form-styles.ts'
import { Announcement } from '../text/visually-hidden.tsx'
import { FormShell } from './form-shell.tsx'
import { Resend, type ResendProps } from './resend.tsx'

type CodeFieldProps = Labelled & Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'>

/**
 * A one-time code in a single input, so that paste, autofill and screen readers all work; uncontrolled.
 * What is not a digit (" 123 456") is dropped while typing; a digit too many stays, for whoever checks the code to
 * refuse. AUT-2, REG-6.
 */
export function CodeField({ label, help, error, onInput, ...rest }: CodeFieldProps) {
  const tidy = (event: InputEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const code = input.value.normalize('NFKC').replace(/\D/g, '')
    if (input.value !== code) input.value = code
    onInput?.(event)
  }
  return (
    <FieldFrame {...{ label, help, error }} kind="code">
      {(control) => (
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          {...rest}
          {...control}
          onInput={tidy}
          type="text"
        />
      )}
    </FieldFrame>
  )
}

interface CodeFormProps {
  code: CodeOnItsWay
  machine: ReturnType<typeof codeEntry>
  intro: string
  label: string
  submit: string
  /** Asks for another code where a press alone is not enough. */
  again?: ((props: ResendProps) => Elements) | undefined
}

const byPress = (props: ResendProps) => <Resend {...props} />

/** Entering a one-time code, and asking for another. AUT-2, REG-6. */
export function CodeForm({ code, machine, intro, label, submit, again = byPress }: CodeFormProps) {
  const words = useWords()
  const [snapshot, send] = useMachine(machine, { input: code })
  const view = codeEntryView(snapshot)
  const resending = useSelector(snapshot.children.resend, (child) => child)
  const resend = resending && resendView(resending)

  const errorTexts = {
    incomplete: () => words.errors.string.code({ length: view.length }),
    wrong: words.signIn.code.wrong,
    expired: words.signIn.code.expired,
  }
  return (
    <>
      <FormShell
        alert={callErrorText(words, view.callError ?? resend?.callError)}
        name={words.signIn.code.title()}
        onSubmit={(typed) => send({ type: 'submitted', code: typed('code') })}
        submit={submit}
        view={view}
      >
        <p className={formStyles.sent}>{intro}</p>
        <CodeField
          aria-required
          error={view.fieldError && errorTexts[view.fieldError]()}
          key={view.issue}
          help={words.signIn.code.help({ n: view.length })}
          label={label}
          name="code"
          onInput={({ currentTarget }) => send({ type: 'typed', code: currentTarget.value })}
        />
      </FormShell>
      <Announcement>{view.done && words.signIn.notice.signedIn()}</Announcement>
      {resend &&
        again({
          view: resend,
          isResent: view.isResent,
          onAsk: (entered) => send({ type: 'asked', ...(entered && { entered }) }),
          texts: words.signIn.code,
        })}
    </>
  )
}
