import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import { useId } from 'react'
import type { ResendView } from '#machines/common/resend.machine.ts'
import { css } from '#styled/css'
import { Button } from '../button.tsx'
import { formStyles } from '../form/form-styles.ts'
import { Line } from '../text/line.tsx'

const styles = { resend: css({ stack: '2', mt: '5' }) } as const

/** The props to request another message; `entered`: data that have to be entered again for it. */
export interface ResendProps {
  view: ResendView
  /** Another message is on its way. */
  isResent: boolean
  onAsk: (entered?: Readonly<Record<string, string>>) => void
  /** It is the main thing to do. */
  isMain?: boolean | undefined
  says: {
    readonly ask: string
    /** The time until the request is possible, in words; undefined when it is possible now. */
    readonly wait: string | undefined
    readonly resent: string
  }
}

/** Asks for another message; until that is possible it says when. AUT-2, VER-1. */
export function Resend({ view, isResent, onAsk, isMain = false, says }: ResendProps) {
  const id = useId()
  return (
    <div className={styles.resend}>
      <div role="status">{isResent && <Line tone="success">{says.resent}</Line>}</div>
      <Button
        aria-describedby={says.wait ? id : undefined}
        aria-disabled={view.state === 'waiting' ? true : undefined}
        icon={<RotateCwIcon />}
        loading={view.state === 'sending'}
        onClick={() => onAsk()}
        tone={isMain ? 'primary' : 'quiet'}
        wide
      >
        {says.ask}
      </Button>
      {says.wait && (
        <p className={formStyles.wait} id={id}>
          {says.wait}
        </p>
      )}
    </div>
  )
}
