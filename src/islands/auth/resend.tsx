import { useId } from 'react'
import type { ResendView } from '#machines/resend/resend.view.ts'
import { Button } from '../ui/button.tsx'
import { RetryIcon } from '../ui/icons/retry.tsx'
import { SuccessIcon } from '../ui/icons/success.tsx'
import { Line } from '../ui/marks.tsx'
import { look } from './look.ts'

/** What asking for another message needs; `entered`: what has to be entered again for it. */
export interface ResendProps {
  view: ResendView
  /** Another message is on its way. */
  isResent: boolean
  onAsk: (entered?: Readonly<Record<string, string>>) => void
  /** It is the main thing to do. */
  isMain?: boolean | undefined
  says: {
    readonly ask: string
    /** When it can be asked for; undefined when it can be now. */
    readonly wait: string | undefined
    readonly resent: string
  }
}

/** Asks for another message; until that is possible it says when. Spec §2, "resend option". */
export function Resend({ view, isResent, onAsk, isMain = false, says }: ResendProps) {
  const id = useId()
  return (
    <div className={look.resend}>
      <div role="status">
        {isResent && (
          <Line icon={<SuccessIcon />} tone="success">
            {says.resent}
          </Line>
        )}
      </div>
      <Button
        aria-describedby={says.wait ? id : undefined}
        aria-disabled={view.state === 'waiting' ? true : undefined}
        icon={<RetryIcon />}
        loading={view.state === 'sending'}
        onClick={() => onAsk()}
        tone={isMain ? 'primary' : 'quiet'}
        wide
      >
        {says.ask}
      </Button>
      {says.wait && (
        <p className={look.wait} id={id}>
          {says.wait}
        </p>
      )}
    </div>
  )
}
