import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Line } from './text/line.tsx'

export interface MissingProps {
  /** The sentence that says what is missing; without it, that it is a part of the page. */
  what?: (() => string) | undefined
  again: () => void
}

/** In the place of a part that did not come or could not be drawn: one sentence, and another try. */
export function Missing({ what, again }: MissingProps) {
  const words = useWords()
  return (
    <div role="alert">
      <Line tone="error">
        <p>{what ? what() : words.errors.part()}</p>
        <Button onClick={again} size="small">
          {words.common.retry()}
        </Button>
      </Line>
    </div>
  )
}

/** The same where there is room for a sign only. */
export function MissingSign({ again }: MissingProps) {
  const { common, errors } = useWords()
  return (
    <IconButton label={`${errors.part()} ${common.retry()}`} onClick={again}>
      <RotateCwIcon />
    </IconButton>
  )
}

const box = css({
  position: 'fixed',
  insetInline: '4',
  insetBlockEnd: '[calc(var(--bar, 0px) + 1.5rem)]',
  zIndex: 'toast',
  maxWidth: 'modal',
  mx: 'auto',
  padding: '4',
  borderRadius: 'dialog',
  background: 'surface',
  color: 'text',
  boxShadow: 'dialog',
})

/** The same above the page, for a window. */
export function MissingWindow({ again, onClose }: MissingProps & { onClose: () => void }) {
  const { common } = useWords()
  return (
    <div className={box}>
      <Missing again={again} what={common.missing} />
      <Button onClick={onClose} wide>
        {common.close()}
      </Button>
    </div>
  )
}
