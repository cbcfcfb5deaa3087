import { useMachine } from '@xstate/react'
import InfoIcon from 'lucide-react/icons/info'
import KeyRoundIcon from 'lucide-react/icons/key-round'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PasskeyLine } from '#islands/shared/passkey-line.tsx'
import { hasPasskeys } from '#lib/browser/device/passkeys.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { passkeyLoginView } from '#machines/sign-in/passkey-login.machine.ts'
import { arePasskeysAbsent, passkeyLogin } from '#machines/sign-in/passkey-login.store.ts'
import { Button } from '../ui/button.tsx'
import { Live } from '../ui/live.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { SignedIn } from '../ui/shapes/signed-in.tsx'
import { Line } from '../ui/text/line.tsx'

/** The button, and below it what came of the last press. Where the platform turns out to have no passkeys, it says so once. */
function Offer(): ReactNode {
  const { passkeys: words } = useWords()
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
        <Line icon={<InfoIcon />}>{words.absent()}</Line>
      </div>
    )
  return (
    <div className={partStyles.part}>
      <Button icon={<KeyRoundIcon />} loading={view.busy} onClick={() => send({ type: 'asked' })} wide>
        {words.signIn()}
      </Button>
      <PasskeyLine cancelled={words.notUsed()} failure={view.failure} />
      <SignedIn done={view.done} />
    </div>
  )
}

/**
 * Signing in with a passkey, beside another way. In a browser without passkeys, and where the platform has said in this
 * tab that it has none, its room stays empty, so that nothing moves. LCK-1.
 */
export function PasskeyLogin({ room }: { room: string }) {
  const [isOffered] = useState(() => hasPasskeys() && !arePasskeysAbsent())
  return (
    <div className={room}>
      <Live waiting={null}>{() => isOffered && <Offer />}</Live>
    </div>
  )
}
