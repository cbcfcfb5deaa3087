import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import { useId } from 'react'
import { callErrorText, waitText } from '#lib/i18n/form-text.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { ResendView } from '#machines/common/resend.machine.ts'
import { css } from '#styled/css'
import { Button } from '../button.tsx'
import { formStyles } from '../form/form-styles.ts'
import { AlertLine, Line } from '../text/line.tsx'

const styles = css({ stack: '2', mt: '5' })

/** The props to request another message; `entered`: data that have to be entered again for it. */
export interface ResendProps {
  view: ResendView
  /** Another message is on its way. */
  isResent: boolean
  onAsk: (entered?: Readonly<Record<string, string>>) => void
  /** It is the main thing to do. */
  isMain?: boolean | undefined
  texts: Pick<Words['mail'], 'resend' | 'resendIn' | 'resent'>
}

/** Asks for another message; until that is possible it says when. AUT-2, VER-1. */
export function Resend({ view, isResent, onAsk, isMain = false, texts }: ResendProps) {
  const words = useWords()
  const id = useId()
  const wait =
    view.wait?.unit === 'seconds' ? texts.resendIn({ n: view.wait.value }) : waitText(words, view.wait)
  return (
    <div className={styles}>
      <div role="status">{isResent && <Line tone="success">{texts.resent()}</Line>}</div>
      <Button
        aria-describedby={wait ? id : undefined}
        aria-disabled={view.state === 'waiting'}
        icon={<RotateCwIcon />}
        loading={view.state === 'sending'}
        onClick={() => onAsk()}
        tone={isMain ? 'primary' : 'quiet'}
        wide
      >
        {texts.resend()}
      </Button>
      {wait && (
        <p className={formStyles.wait} id={id}>
          {wait}
        </p>
      )}
    </div>
  )
}

/** Asks for another e-mail with a link, and says in its place why there is none. VER-1. */
export function MailResend({ view, ...rest }: Pick<ResendProps, 'view' | 'onAsk' | 'isMain'>) {
  const words = useWords()
  return (
    <>
      <AlertLine>{callErrorText(words, view.callError)}</AlertLine>
      <Resend {...rest} isResent={view.isResent} texts={words.mail} view={view} />
    </>
  )
}
