import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

interface CountdownRingProps {
  /** The part that is left, from 1 to 0. */
  share: number
  /** The time in a sentence, in line with a small ring; with figures it is only read out, in place of them. */
  sentence: string
  /** Figures within a large ring. */
  children?: ReactNode
}

const styles = {
  around: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '24',
    height: '24',
    '& > svg': { position: 'absolute', inset: '0' },
  }),
  inLine: css({
    hstack: '3',
    '& > svg': { flexShrink: '0', width: 'touch', height: 'touch', strokeWidth: '[8]' },
  }),
  // The rest begins at the top.
  ring: css({ color: 'primary', rotate: '[-90deg]' }),
  whole: css({ stroke: 'hairline' }),
  rest: css({ transition: '[stroke-dasharray 200ms linear]' }),
  figures: css({ textStyle: 'label' }),
}

const circle = { cx: 48, cy: 48, r: 44, pathLength: 1 }

/** A ring that empties around the time that is left, or in line with it. CPN-9. */
export function CountdownRing({ share, sentence, children }: CountdownRingProps) {
  const rest = Math.min(1, Math.max(0, share))
  return (
    <div className={children === undefined ? styles.inLine : styles.around} data-live="">
      <svg
        aria-hidden="true"
        className={styles.ring}
        fill="none"
        stroke="currentColor"
        strokeWidth={4}
        viewBox="0 0 96 96"
      >
        <circle {...circle} className={styles.whole} />
        <circle {...circle} className={styles.rest} strokeDasharray={`${rest} 1`} />
      </svg>
      {children === undefined ? (
        <span className={styles.figures} translate="no">
          {sentence}
        </span>
      ) : (
        <>
          <span aria-hidden="true" className={styles.figures} translate="no">
            {children}
          </span>
          <VisuallyHidden>{sentence}</VisuallyHidden>
        </>
      )}
    </div>
  )
}
