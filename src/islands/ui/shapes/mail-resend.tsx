import { callErrorText, waitText } from '#lib/i18n/form-text.ts'
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
  const { wait, isResent, callError } = view
  return (
    <>
      <AlertLine>{callErrorText(words, callError)}</AlertLine>
      <Resend
        isMain={isMain}
        isResent={isResent}
        onAsk={onAsk}
        says={{
          ask: words.mail.resend(),
          wait: wait?.unit === 'seconds' ? words.mail.resendIn({ n: wait.value }) : waitText(words, wait),
          resent: words.mail.resent(),
        }}
        view={view}
      />
    </>
  )
}
