import { useRef } from 'react'
import { ClubMark } from './club-mark.tsx'
import { useDrift } from './use-drift.ts'

/** The shapes that minutes take in turn, as till.css draws them. */
const shapes = 6

interface LiveProofProps {
  /** The server's clock: unix seconds. */
  now: number
  initials: string
  /** Nothing moves; the second in the mark changes all the same. */
  isStill: boolean
}

/**
 * Shows staff that the screen is live and no picture of one: the club's mark moves by the server's seconds, and the
 * shape beside it is another one each minute. Means nothing to a screen reader. TIL-3.
 */
export function LiveProof({ now, initials, isStill }: LiveProofProps) {
  const track = useRef<HTMLDivElement>(null)
  const part = useRef<HTMLDivElement>(null)
  const second = Math.floor(now)
  useDrift(track, part, isStill, second)
  const shape = Math.floor(second / 60) % shapes
  return (
    <div aria-hidden="true" className="till-proof" data-proof={isStill ? 'still' : 'moving'} translate="no">
      <div className="till-track" ref={track}>
        <div className="till-part" ref={part}>
          <ClubMark />
          <span className="till-shape" data-shape={shape}>
            {isStill ? String(second % 60).padStart(2, '0') : initials}
          </span>
          {isStill && <span className="till-initials">{initials}</span>}
        </div>
      </div>
    </div>
  )
}
