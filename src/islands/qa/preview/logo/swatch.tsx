import { useRef } from 'react'
import { useVariables } from '#islands/ui/use-variables.ts'
import { css } from '#styled/css'

const styles = {
  item: css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'small' }),
  colour: css({
    width: '6',
    height: '6',
    flexShrink: '0',
    borderRadius: 'sm',
    border: 'hairline',
    background: '[var(--swatch)]',
  }),
  share: css({ color: 'muted', fontVariantNumeric: 'tabular-nums' }),
}

/** A colour of a logo, `#rrggbb`, and how much of its ink has it. */
export function Swatch({ colour, share }: { colour: string; share: number }) {
  const shown = useRef<HTMLSpanElement>(null)
  useVariables(shown, { '--swatch': colour })
  return (
    <li className={styles.item}>
      <span aria-hidden="true" className={styles.colour} ref={shown} />
      {colour} <span className={styles.share}>{Math.max(1, Math.round(share * 100))} %</span>
    </li>
  )
}
