import { useRef } from 'react'
import { useVariables } from '#islands/ui/use-variables.ts'
import type { Seen } from '#lib/design/contrast-table.ts'
import { css } from '#styled/css'

const styles = {
  ground: css({
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'touch',
    height: 'touch',
    borderRadius: 'md',
    border: 'hairline',
    background: '[var(--under)]',
    color: '[var(--over)]',
    fontWeight: 'bold',
  }),
  // Not in the page's text: what cannot be read here is not there to be read.
  letters: css({ _before: { content: '"Aa"' } }),
  shape: css({ width: '5', height: '5', borderRadius: 'sm', border: '[3px solid var(--over)]' }),
}

/** Two colours on each other. What stands beside it says the same in words. */
export function Sample({ seen: { over, under }, isShape }: { seen: Seen; isShape: boolean }) {
  const ground = useRef<HTMLSpanElement>(null)
  useVariables(ground, { '--over': over, '--under': under })
  return (
    <span aria-hidden="true" className={styles.ground} ref={ground}>
      <span className={isShape ? styles.shape : styles.letters} />
    </span>
  )
}
