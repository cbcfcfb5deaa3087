import { type ReactNode, useRef } from 'react'
import { countdown } from '#styled/recipes'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { useVariables } from '../use-variables.ts'

interface CountdownRingProps {
  /** The part that is left, from 1 to 0. */
  share: number
  /** The time in a sentence, which is read out in place of the figures. */
  sentence: string
  children: ReactNode
}

const clamp = (share: number) => String(Math.min(1, Math.max(0, share)))

/** A ring that empties around the time that is left. CPN-9. */
export function CountdownRing({ share, sentence, children }: CountdownRingProps) {
  const ring = useRef<HTMLDivElement>(null)
  useVariables(ring, { '--share': clamp(share) })
  const styles = countdown()
  return (
    <div className={styles.ring} data-live="" ref={ring}>
      <span className={styles.right} />
      <span className={styles.left} />
      <span aria-hidden="true" className={styles.middle} translate="no">
        {children}
      </span>
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </div>
  )
}
