import { type ReactNode, useRef } from 'react'
import { countdown } from '#styled/recipes'
import { useVariables } from './use-variables.ts'

interface CountdownProps {
  /** What is left, from 1 to 0. */
  share: number
}

const clamp = (share: number) => String(Math.min(1, Math.max(0, share)))

/** A ring that empties around the time that is left; the time itself is what is read out. */
export function CountdownRing({ share, children }: CountdownProps & { children: ReactNode }) {
  const ring = useRef<HTMLDivElement>(null)
  useVariables(ring, { '--share': clamp(share) })
  const look = countdown()
  return (
    <div className={look.ring} ref={ring}>
      <span className={look.right} />
      <span className={look.left} />
      <span className={look.middle}>{children}</span>
    </div>
  )
}

/** A thin bar that shrinks; decoration beside a time in words. */
export function CountdownBar({ share }: CountdownProps) {
  const bar = useRef<HTMLDivElement>(null)
  useVariables(bar, { '--share': clamp(share) })
  const look = countdown()
  return (
    <div aria-hidden="true" className={look.bar} ref={bar}>
      <span className={look.fill} />
    </div>
  )
}
