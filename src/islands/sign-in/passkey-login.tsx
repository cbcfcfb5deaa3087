import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { passkeysWords } from '#lib/i18n/passkeys/words.ts'
import { signInWords } from '#lib/i18n/sign-in/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { passkeyLogin } from '#machines/sign-in/passkey-login.store.ts'
import { passkeyLoginView } from '#machines/sign-in/passkey-login.view.ts'
import { Button } from '../ui/button.tsx'
import { InfoIcon } from '../ui/icons/info.tsx'
import { KeyIcon } from '../ui/icons/key.tsx'
import { PasskeyLine } from '../ui/shapes/passkey-line.tsx'
import { SignedIn } from '../ui/shapes/signed-in.tsx'
import { Line } from '../ui/text/line.tsx'

/** Signing in with a passkey, beside another way. Where the platform turns out to have none, it says so once. LCK-1. */
export function PasskeyLogin() {
  const { passkeys, signIn } = useWords(passkeysWords, signInWords)
  const [snapshot, send] = useMachine(passkeyLogin)
  const view = passkeyLoginView(snapshot)
  const absence = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (view.isAbsent) absence.current?.focus()
  }, [view.isAbsent])
  if (view.isAbsent)
    return (
      <div ref={absence} tabIndex={-1}>
        <Line icon={<InfoIcon />}>{passkeys.absent()}</Line>
      </div>
    )
  return (
    <>
      <Button icon={<KeyIcon />} loading={view.busy} onClick={() => send({ type: 'asked' })} wide>
        {signIn.passkey()}
      </Button>
      <PasskeyLine cancelled={passkeys.notUsed()} failure={view.failure} />
      <SignedIn done={view.done} />
    </>
  )
}
