import { useId } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import type { ResendView } from '#machines/resend/resend.view.ts'
import { Button } from '../ui/button.tsx'
import { RetryIcon } from '../ui/icons/retry.tsx'
import { SuccessIcon } from '../ui/icons/success.tsx'
import { Line } from '../ui/marks.tsx'
import { look } from './look.ts'
import { sayResend } from './spoken.ts'

interface ResendProps {
  view: ResendView
  /** Another code is on its way. */
  isResent: boolean
  onAsk: () => void
}

/** Asks for another code; until that is possible it says when. Spec §2, "resend option". */
export function Resend({ view, isResent, onAsk }: ResendProps) {
  const words = useWords()
  const id = useId()
  return (
    <div className={look.resend}>
      <div role="status">
        {isResent && (
          <Line icon={<SuccessIcon />} tone="success">
            {words.auth.code.resent()}
          </Line>
        )}
      </div>
      <Button
        aria-describedby={view.wait ? id : undefined}
        aria-disabled={view.state === 'waiting' ? true : undefined}
        icon={<RetryIcon />}
        loading={view.state === 'sending'}
        onClick={onAsk}
        wide
      >
        {words.auth.code.resend()}
      </Button>
      {view.wait && (
        <p className={look.wait} id={id}>
          {sayResend(words, view.wait)}
        </p>
      )}
    </div>
  )
}
