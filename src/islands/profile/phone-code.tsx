import { useStore } from '@nanostores/react'
import { useMachine, useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { CodeOnItsWay } from '#lib/domain/sent-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { $phones } from '#machines/club/phones.store.ts'
import { codeEntryView } from '#machines/code-entry/code-entry.view.ts'
import { phoneCode } from '#machines/phone-adding/phone-adding.store.ts'
import type { PhoneAddingView } from '#machines/phone-adding/phone-adding.view.ts'
import { resendView } from '#machines/resend/resend.view.ts'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { AttemptLine } from './attempt-line.tsx'
import { look } from './look.ts'
import { Part } from './part.tsx'

interface PhoneCodeProps {
  added: NonNullable<PhoneAddingView['entering']>
  code: CodeOnItsWay
  onVerified: () => void
  onDismiss: () => void
}

/** Taking the code that was sent to an added number, or having another one sent. */
export function PhoneCode({ added, code, onVerified, onDismiss }: PhoneCodeProps) {
  const words = useWords()
  const said = words.auth.code
  const { show } = useStore($phones, { ssr: 'initial' })
  const [machine] = useState(() => phoneCode(added, onVerified))
  const [snapshot, send] = useMachine(machine, { input: code })
  const view = codeEntryView(snapshot)
  const resend = useSelector(snapshot.children.resend, (child) => child && resendView(child))
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round focuses the field again
  useEffect(() => {
    if (!view.focus) return
    field.current?.focus()
    field.current?.select()
  }, [view.focus, view.round])
  const faults = {
    incomplete: () => words.errors.string.code({ length: view.length }),
    wrong: said.wrong,
    expired: said.expired,
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'submitted', code: field.current?.value ?? '' })
  }
  const wait = resend?.wait
  return (
    <Part title={said.title()}>
      <form aria-label={said.title()} className={look.part} method="post" noValidate onSubmit={submit}>
        <p className={look.said}>{said.sent({ phone: show(added.number) })}</p>
        <CodeField
          aria-required
          error={view.fault && faults[view.fault]()}
          help={said.help({ n: view.length })}
          key={view.issue}
          label={said.label()}
          name="code"
          onInput={({ currentTarget }) => send({ type: 'typed', code: currentTarget.value })}
          ref={field}
        />
        <AttemptLine isUnsure={false} trouble={view.trouble ?? resend?.trouble} />
        <Button loading={view.busy} tone="primary" type="submit">
          {words.access.confirm()}
        </Button>
      </form>
      <p role="status">{view.isResent && said.resent()}</p>
      <div className={look.line}>
        <Button
          aria-disabled={resend?.state === 'waiting' || undefined}
          loading={resend?.state === 'sending'}
          onClick={() => send({ type: 'asked' })}
        >
          {said.resend()}
        </Button>
        <Button onClick={onDismiss}>{words.access.later()}</Button>
      </div>
      {wait && (
        <p className={look.small}>
          {wait.unit === 'seconds'
            ? said.resendIn({ n: wait.value })
            : words.auth.tryAgainIn({ time: words.time.long[wait.unit]({ n: wait.value }) })}
        </p>
      )}
    </Part>
  )
}
