import InfoIcon from 'lucide-react/icons/info'
import KeyRoundIcon from 'lucide-react/icons/key-round'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PasskeyLine } from '#islands/shared/passkey-line.tsx'
import { hasPasskeys } from '#lib/browser/device/passkeys.ts'
import { isAbsent } from '#lib/domain/call-error.ts'
import { passkeyFailureOf } from '#lib/domain/session/passkey.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { useAttempt } from '#lib/queries/use-attempt.ts'
import { arePasskeysAbsent, signInByPasskey } from '#machines/sign-in/passkey-login.ts'
import { Button } from '../ui/button.tsx'
import { Live } from '../ui/live.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { Line } from '../ui/text/line.tsx'
import { Announcement } from '../ui/text/visually-hidden.tsx'

/** The button, and below it what came of the last press. Where the platform turns out to have no passkeys, it says so once. */
function Offer(): ReactNode {
  const { passkeys: words, signIn } = useWords()
  const { isPending, isSuccess, isError, error, start } = useAttempt(signInByPasskey)
  const hasNone = isError && isAbsent(error)
  const absence = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (hasNone) absence.current?.focus()
  }, [hasNone])
  if (hasNone)
    return (
      <div ref={absence} tabIndex={-1}>
        <Line icon={<InfoIcon />}>{words.absent()}</Line>
      </div>
    )
  return (
    <div className={partStyles.part}>
      {/* After success it stays busy until the page is left. */}
      <Button icon={<KeyRoundIcon />} loading={isPending || isSuccess} onClick={() => start()} wide>
        {words.signIn()}
      </Button>
      <PasskeyLine cancelled={words.notUsed()} failure={isError ? passkeyFailureOf(error) : undefined} />
      <Announcement>{isSuccess && signIn.notice.signedIn()}</Announcement>
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
