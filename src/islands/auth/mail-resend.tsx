import { useWords } from '#lib/i18n/use-words.ts'
import type { ResendView } from '#machines/resend/resend.view.ts'
import { FormAlert } from './form-alert.tsx'
import { Resend } from './resend.tsx'
import { sayTrouble, sayWait } from './spoken.ts'

interface MailResendProps {
  view: ResendView
  /** Another e-mail is on its way. */
  isResent: boolean
  onAsk: () => void
  /** It is the main thing to do. */
  isMain?: boolean | undefined
}

/** Asks for another e-mail with a link, and says in its place why there is none. Spec §2 "resend countdown". */
export function MailResend({ view, isResent, onAsk, isMain }: MailResendProps) {
  const words = useWords()
  const { wait, trouble } = view
  return (
    <>
      <FormAlert text={sayTrouble(words, trouble)} />
      <Resend
        isMain={isMain}
        isResent={isResent}
        onAsk={onAsk}
        says={{
          ask: words.mail.resend(),
          wait: wait?.unit === 'seconds' ? words.mail.resendIn({ n: wait.value }) : sayWait(words, wait),
          resent: words.mail.resent(),
        }}
        view={view}
      />
    </>
  )
}
