import { useStore } from '@nanostores/react'
import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from '#islands/ui/use-snapshot.ts'
import type { CodeOnItsWay } from '#lib/domain/one-time-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { PhoneAddingView } from '#machines/account-access/phone-adding.machine.ts'
import { phoneCode } from '#machines/account-access/phone-adding.store.ts'
import { $phones } from '#machines/club/phones.ts'
import { codeEntryView } from '#machines/common/code-entry.machine.ts'
import { resendView } from '#machines/common/resend.machine.ts'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code/code-field.tsx'
import { Form } from '../ui/form/form.tsx'
import { PhoneField } from '../ui/form/phone-field.tsx'
import { typedIn } from '../ui/form/typed.ts'
import { Part } from '../ui/part.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'

interface AddPhoneProps {
  view: PhoneAddingView
  onType: () => void
  onSubmit: (typed: string) => void
}

/** Another number for the account. */
export function AddPhone({ view, onType, onSubmit }: AddPhoneProps) {
  const words = useWords()
  const example = useStore($phones, { ssr: 'initial' }).example(words.phone.example())
  const field = useRef<HTMLInputElement>(null)
  const { fieldError } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round focuses the field again
  useEffect(() => {
    if (fieldError) field.current?.focus()
  }, [fieldError, view.round])
  const error =
    fieldError === 'required'
      ? words.errors.mixed.required({ field: words.phone.label() })
      : fieldError === 'phone'
        ? words.errors.string.phone({ example })
        : fieldError?.serverMessage
  return (
    <Part title={words.accountAccess.add.title()}>
      <Form
        aria-label={words.accountAccess.add.title()}
        className={partStyles.part}
        onSubmit={() => onSubmit(field.current?.value ?? '')}
      >
        <PhoneField
          aria-required
          error={error}
          help={words.accountAccess.add.help({ example })}
          label={words.phone.label()}
          onInput={onType}
          ref={field}
        />
        <AttemptLine isUnsure={false} callError={view.callError} />
        <Button loading={view.busy} tone="primary" type="submit">
          {words.accountAccess.add.submit()}
        </Button>
      </Form>
    </Part>
  )
}

interface PhoneCodeProps {
  added: NonNullable<PhoneAddingView['entering']>
  code: CodeOnItsWay
  onVerified: () => void
  onDismiss: () => void
}

/** Taking the code that was sent to an added number, or having another one sent. */
export function PhoneCode({ added, code, onVerified, onDismiss }: PhoneCodeProps) {
  const words = useWords()
  const texts = words.signIn.code
  const { show } = useStore($phones, { ssr: 'initial' })
  const [machine] = useState(() => phoneCode(added, onVerified))
  const [snapshot, send] = useMachine(machine, { input: code })
  const view = codeEntryView(snapshot)
  const resending = useSnapshot(snapshot.children.resend)
  const resend = resending && resendView(resending)
  const errorTexts = {
    incomplete: () => words.errors.string.code({ length: view.length }),
    wrong: texts.wrong,
    expired: texts.expired,
  }
  const wait = resend?.wait
  return (
    <Part title={texts.title()}>
      <Form
        aria-label={texts.title()}
        className={partStyles.part}
        onSubmit={(form) => send({ type: 'submitted', code: typedIn(form, 'code') })}
        view={view}
      >
        <p className={partStyles.note}>{texts.sent({ phone: show(added.number) })}</p>
        <CodeField
          aria-required
          error={view.fieldError && errorTexts[view.fieldError]()}
          help={texts.help({ n: view.length })}
          key={view.issue}
          label={texts.label()}
          name="code"
          onInput={({ currentTarget }) => send({ type: 'typed', code: currentTarget.value })}
        />
        <AttemptLine isUnsure={false} callError={view.callError ?? resend?.callError} />
        <Button loading={view.busy} tone="primary" type="submit">
          {words.accountAccess.confirm()}
        </Button>
      </Form>
      <p role="status">{view.isResent && texts.resent()}</p>
      <div className={partStyles.line}>
        <Button
          aria-disabled={resend?.state === 'waiting' || undefined}
          loading={resend?.state === 'sending'}
          onClick={() => send({ type: 'asked' })}
        >
          {texts.resend()}
        </Button>
        <Button onClick={onDismiss}>{words.common.notNow()}</Button>
      </div>
      {wait && (
        <p className={partStyles.small}>
          {wait.unit === 'seconds'
            ? texts.resendIn({ n: wait.value })
            : words.signIn.tryAgainIn({ time: words.time.long[wait.unit]({ n: wait.value }) })}
        </p>
      )}
    </Part>
  )
}
