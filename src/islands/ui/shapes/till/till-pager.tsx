import { tillWords } from '#lib/i18n/till/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { TillView } from '#machines/common/till.view.ts'
import { IconButton } from '../../icon-button.tsx'
import { NextIcon } from '../../icons/next.tsx'
import { PreviousIcon } from '../../icons/previous.tsx'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'

interface TillPagerProps {
  position: NonNullable<TillView['position']>
  name: string
  onMove: (by: 1 | -1) => void
}

/** Leads from one active code to another; the place of the one that is shown is read out when it changes. TIL-1. */
export function TillPager({ position, name, onMove }: TillPagerProps) {
  const { till } = useWords(tillWords)
  return (
    <div className="till-pager">
      <IconButton label={till.previous()} onClick={() => onMove(-1)}>
        <PreviousIcon large />
      </IconButton>
      <p role="status">
        <span>{till.position(position)}</span>
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </p>
      <IconButton label={till.next()} onClick={() => onMove(1)}>
        <NextIcon large />
      </IconButton>
    </div>
  )
}
