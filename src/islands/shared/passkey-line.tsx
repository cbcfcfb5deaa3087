import InfoIcon from 'lucide-react/icons/info'
import { AlertLine, Line } from '#islands/ui/text/line.tsx'
import type { PasskeyFailure } from '#lib/domain/session/passkey.ts'
import { callErrorText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'

interface PasskeyLineProps {
  failure: PasskeyFailure | undefined
  /** The sentence for a member who has changed her mind. */
  cancelled: string
  /** The sentence for a passkey that is not known; by default that of signing in. */
  refused?: string
}

/** Says in its place why nothing came of a passkey: calmly where nothing went wrong, as an error where something did. LCK-1. */
export function PasskeyLine({ failure, cancelled, refused }: PasskeyLineProps) {
  const words = useWords()
  const isError = failure === 'refused' || typeof failure === 'object'
  const text =
    typeof failure === 'object'
      ? callErrorText(words, failure)
      : failure === 'cancelled'
        ? cancelled
        : failure === 'refused' && refused
          ? refused
          : failure && words.passkeys[failure]()
  return (
    <>
      <div hidden={!text || isError} role="status">
        {!isError && text && <Line icon={<InfoIcon />}>{text}</Line>}
      </div>
      <AlertLine>{isError && text}</AlertLine>
    </>
  )
}
