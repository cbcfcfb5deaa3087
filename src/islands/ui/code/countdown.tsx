import { type ReactNode, useRef } from 'react'
import { countdown } from '#styled/recipes'
import { useVariables } from '../use-variables.ts'

interface CountdownRingProps {
  /** The part that is left, from 1 to 0. */
  share: number
  children: ReactNode
}

const clamp = (share: number) => String(Math.min(1, Math.max(0, share)))

/** A ring that empties around the time that is left; the time itself is what is read out. */
export function CountdownRing({ share, children }: CountdownRingProps) {
  const ring = useRef<HTMLDivElement>(null)
  useVariables(ring, { '--share': clamp(share) })
  const styles = countdown()
  return (
    <div className={styles.ring} data-live="" ref={ring}>
      <span className={styles.right} />
      <span className={styles.left} />
      <span className={styles.middle}>{children}</span>
    </div>
  )
}
