import { callErrorText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { ResendView } from '#machines/common/resend.machine.ts'
import { AlertLine } from '../text/line.tsx'
import { Resend } from './resend.tsx'

interface MailResendProps {
  view: ResendView
  onAsk: () => void
  /** It is the main thing to do. */
  isMain?: boolean | undefined
}

/** Asks for another e-mail with a link, and says in its place why there is none. VER-1. */
export function MailResend({ view, onAsk, isMain }: MailResendProps) {
  const words = useWords()
  return (
    <>
      <AlertLine>{callErrorText(words, view.callError)}</AlertLine>
      <Resend isMain={isMain} isResent={view.isResent} onAsk={onAsk} texts={words.mail} view={view} />
    </>
  )
}
