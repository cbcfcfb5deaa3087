import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callErrorText, mistakeText, waitText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { passwordChange } from '#machines/account-access/password-change.ts'
import { Button } from '../ui/button.tsx'
import type { Elements } from '../ui/elements.ts'
import { Form } from '../ui/form/form.tsx'
import { formStyles } from '../ui/form/form-styles.ts'
import { PasswordField } from '../ui/form/password-field.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { Part } from '../ui/section.tsx'
import { NewPassword } from '../ui/shapes/new-password.tsx'
import { useForm } from '../ui/shapes/use-form.ts'
import { AlertLine } from '../ui/text/line.tsx'

/** The present password, and the new one twice. onClose: the new one is in force, or she leaves it. AUT-5, AUT-7. */
function PasswordForm({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const own = words.accountAccess.password
  const { data: member } = useQuery(memberQuery, queryClient)
  const [view, send] = useForm(() => passwordChange(onClose))
  const { current } = view.fieldErrors
  const submit = (typed: (name: string) => string) => {
    const values = { current: typed('current'), password: typed('password'), repeat: typed('repeat') }
    send({ type: 'submitted', values })
  }
  return (
    <Form
      aria-label={own.change()}
      className={partStyles.part}
      onSubmit={submit}
      // It takes the place of the button that was pressed.
      view={view.round === 0 ? { focus: 'current', round: 0 } : view}
    >
      {/* Password managers learn from it whose password changes. */}
      <input
        autoComplete="username"
        hidden
        name="username"
        readOnly
        type="email"
        value={member?.email ?? ''}
      />
      <PasswordField
        aria-required
        autoComplete="current-password"
        error={
          current === 'wrong'
            ? words.session.reauthentication.wrong()
            : mistakeText(words, current, own.current())
        }
        hide={own.hide()}
        label={own.current()}
        name="current"
        onInput={() => send({ type: 'typed', field: 'current' })}
        show={own.show()}
      />
      <NewPassword errors={view.fieldErrors} onTyped={(field) => send({ type: 'typed', field })} />
      <AlertLine tone={view.wasUnsure ? 'warning' : 'error'}>
        {!view.busy && (view.failure || view.wasUnsure) && (
          <>
            {view.failure && <p>{callErrorText(words, view.failure)}</p>}
            {view.wasUnsure && <p>{own.unsure()}</p>}
          </>
        )}
      </AlertLine>
      {view.wait && <p className={formStyles.wait}>{waitText(words, view.wait)}</p>}
      <div className={partStyles.line}>
        <Button aria-disabled={view.wait !== undefined} loading={view.busy} type="submit">
          {words.recovery.reset.submit()}
        </Button>
        <Button aria-disabled={view.busy} onClick={onClose}>
          {words.common.notNow()}
        </Button>
      </div>
    </Form>
  )
}

interface PasswordProps {
  /** The parts below, which come with this one. */
  children?: Elements
}

/** The way to another password, whose form opens in its place. AUT-7. */
export function Password({ children }: PasswordProps) {
  const { password: words } = useWords().accountAccess
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <>
      <Part title={words.title()}>
        <p className={partStyles.note}>{words.lead()}</p>
        {isOpen ? (
          <PasswordForm onClose={() => setOpen(false)} />
        ) : (
          <div className={partStyles.line}>
            <Button onClick={() => setOpen(true)} ref={opener}>
              {words.change()}
            </Button>
          </div>
        )}
      </Part>
      {children}
    </>
  )
}
