import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import { useWords } from '#lib/i18n/use-words.ts'
import type { TillView } from '#machines/common/till.view.ts'
import { IconButton } from '../../icon-button.tsx'
import { largeIcon } from '../../icon-size.ts'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'

interface TillPagerProps {
  position: NonNullable<TillView['position']>
  name: string
  onMove: (by: 1 | -1) => void
}

/** Leads from one active code to another; the place of the one that is shown is read out when it changes. TIL-1. */
export function TillPager({ position, name, onMove }: TillPagerProps) {
  const { till } = useWords()
  return (
    <div className="till-pager">
      <IconButton label={till.previous()} onClick={() => onMove(-1)}>
        <ChevronLeftIcon className={largeIcon} />
      </IconButton>
      <p role="status">
        <span>{till.position(position)}</span>
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </p>
      <IconButton label={till.next()} onClick={() => onMove(1)}>
        <ChevronRightIcon className={largeIcon} />
      </IconButton>
    </div>
  )
}
