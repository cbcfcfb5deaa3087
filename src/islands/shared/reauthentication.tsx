import { useQuery } from '@tanstack/react-query'
import KeyRoundIcon from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Dialog } from '#islands/ui/dialog/dialog.tsx'
import { Form } from '#islands/ui/form/form.tsx'
import { formStyles } from '#islands/ui/form/form-styles.ts'
import { PasswordField } from '#islands/ui/form/password-field.tsx'
import { partStyles } from '#islands/ui/part-styles.ts'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { useForm } from '#islands/ui/shapes/use-form.ts'
import { AlertLine } from '#islands/ui/text/line.tsx'
import { hasPasskeys } from '#lib/browser/device/passkeys.ts'
import type { Reauthentication as ReauthenticationWay } from '#lib/domain/session/passkey.ts'
import { callErrorText, mistakeText, waitText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { securityQuery } from '#lib/queries/account.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { reauthentication } from '#machines/common/reauthentication.ts'
import { PasskeyLine } from './passkey-line.tsx'

interface ReauthenticationProps {
  /** The purpose: spending above the limit, changing the limit, or adding a passkey. */
  reason: 'spend' | 'change' | 'add'
  /** Called when the member does not go on. */
  onBack: () => void
  /** Called with the server's proof. */
  onConfirmed: (confirmation: string) => void
}

/** Asks the member to show once more that it is her: the body of a dialog. LCK-2. */
export function Reauthentication({ reason, onBack, onConfirmed }: ReauthenticationProps) {
  const words = useWords()
  const own = words.session.reauthentication
  const hasPasskey = useClub().settings.MEMBER_AUTHENTICATION.passkeys && hasPasskeys()
  const { data: security } = useQuery(securityQuery, queryClient)
  // A passkey is never the only way: a browser without passkeys keeps the password, and so does adding the first one. LCK-1.
  const noPassword = hasPasskey && reason !== 'add' && security?.passkeys_required
  const [view, send] = useForm(() => reauthentication(onConfirmed))
  const [isByPasskey, setByPasskey] = useState(false)
  const label = words.signIn.password.password()
  const { password: mistake } = view.fieldErrors
  const error = mistake === 'wrong' ? own.wrong() : mistakeText(words, mistake, label)
  const passkeyFailure = typeof view.failure === 'string' ? view.failure : undefined
  const callError = typeof view.failure === 'string' ? undefined : view.failure
  const submit = (values: ReauthenticationWay) => {
    setByPasskey(values === 'passkey')
    send({ type: 'submitted', values })
  }
  return (
    <Form
      aria-label={own.title()}
      className={partStyles.part}
      onSubmit={(typed) => submit({ password: typed('password') })}
      view={view}
    >
      <p>{own[reason]()}</p>
      {!noPassword && (
        <PasswordField
          aria-required
          autoComplete="current-password"
          enterKeyHint="go"
          error={error}
          label={label}
          name="password"
          onInput={() => send({ type: 'typed', field: 'password' })}
        />
      )}
      <AlertLine>{callErrorText(words, callError)}</AlertLine>
      {view.wait && <p className={formStyles.wait}>{waitText(words, view.wait)}</p>}
      {!noPassword && (
        <Button
          aria-disabled={view.wait !== undefined}
          loading={view.busy && !isByPasskey}
          tone="confirm"
          type="submit"
          wide
        >
          {words.registration.code.submit()}
        </Button>
      )}
      {hasPasskey && (
        <Button
          icon={<KeyRoundIcon />}
          loading={view.busy && isByPasskey}
          onClick={() => submit('passkey')}
          tone={noPassword ? 'confirm' : undefined}
          wide
        >
          {own.passkey()}
        </Button>
      )}
      <PasskeyLine
        cancelled={noPassword ? own.passkeyNeeded() : own.notUsed()}
        failure={passkeyFailure}
        refused={own.refused()}
      />
      <Button onClick={onBack} wide>
        {own.back()}
      </Button>
    </Form>
  )
}

interface ReauthenticationDialogProps extends Omit<ReauthenticationProps, 'onBack'> {
  open: boolean
  onClose: () => void
}

/** A dialog of its own in which the member shows once more that it is her; each opening begins anew. LCK-2. */
export function ReauthenticationDialog({ open, onClose, ...rest }: ReauthenticationDialogProps) {
  const words = useWords()
  // A dialog that is opened while it goes away keeps its body.
  const [opening, setOpening] = useState({ isOpen: open, count: 0 })
  if (opening.isOpen !== open) setOpening({ isOpen: open, count: opening.count + Number(open) })
  return (
    <Dialog onClose={onClose} open={open} title={words.session.reauthentication.title()}>
      <Reauthentication {...rest} key={opening.count} onBack={onClose} />
    </Dialog>
  )
}
