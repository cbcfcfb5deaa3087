import { useMachine } from '@xstate/react'
import { useId, useState } from 'react'
import { callErrorText, sayWait } from '#lib/i18n/form-text.ts'
import { passwordWords } from '#lib/i18n/password/words.ts'
import { reauthenticationWords } from '#lib/i18n/reauthentication/words.ts'
import { signInWords } from '#lib/i18n/sign-in/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { reauthentication } from '#machines/common/reauthentication.store.ts'
import { reauthenticationView } from '#machines/common/reauthentication.view.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Form } from '../form/form.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { typedIn } from '../form/typed.ts'
import { partStyles } from '../part-styles.ts'

interface ReauthenticationProps {
  open: boolean
  /** What it is for: spending above the limit, or changing the limit. */
  reason: 'spend' | 'change'
  onClose: () => void
  /** Called with the server's proof. */
  onConfirmed: (confirmation: string) => void
}

/** Asks the member to show once more that it is her. Each opening begins anew. LCK-2. */
export function Reauthentication(props: ReauthenticationProps) {
  const [opening, setOpening] = useState({ isOpen: props.open, count: 0 })
  if (opening.isOpen !== props.open)
    setOpening({ isOpen: props.open, count: opening.count + Number(props.open) })
  return <Asking {...props} key={opening.count} />
}

function Asking({ open, reason, onClose, onConfirmed }: ReauthenticationProps) {
  const words = useWords(passwordWords, reauthenticationWords, signInWords)
  const own = words.reauthentication
  const form = useId()
  const [machine] = useState(() => reauthentication(onConfirmed))
  const [snapshot, send] = useMachine(machine)
  const view = reauthenticationView(snapshot)
  const label = own.label()
  const error =
    view.fieldError === 'required'
      ? words.errors.mixed.required({ field: label })
      : view.fieldError && own.wrong()
  return (
    <Dialog
      actions={
        <>
          <Button
            aria-disabled={view.wait ? true : undefined}
            form={form}
            loading={view.busy}
            tone="confirm"
            type="submit"
            wide
          >
            {own.confirm()}
          </Button>
          <Button onClick={onClose} wide>
            {own.cancel()}
          </Button>
        </>
      }
      close={words.common.close()}
      onClose={onClose}
      open={open}
      title={own.title()}
    >
      <Form
        aria-label={own.title()}
        className={partStyles.part}
        id={form}
        onSubmit={(sent) => send({ type: 'submitted', password: typedIn(sent, 'password') })}
        view={view}
      >
        <p>{own[reason]()}</p>
        <PasswordField
          aria-required
          autoComplete="current-password"
          enterKeyHint="go"
          error={error}
          hide={words.password.hide()}
          label={label}
          name="password"
          onInput={() => send({ type: 'typed' })}
          show={words.password.show()}
        />
        <FormAlert text={callErrorText(words, view.callError)} wait={sayWait(words, view.wait)} />
      </Form>
    </Dialog>
  )
}
