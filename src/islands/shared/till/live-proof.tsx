import { type RefObject, useEffect, useRef, useState } from 'react'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { now } from '#lib/browser/clock.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'

/** The time of the way there and back, in milliseconds: a minute, so that the place tells the second. */
const minute = 60_000

const there = (distance: string): Keyframe[] => [
  { transform: 'translateX(0)' },
  { transform: `translateX(${distance})` },
  { transform: 'translateX(0)' },
]

/**
 * Moves a part from one side of its track to the other and back within each minute of the server. The track moves by
 * its own width and the part in it back by its own, so that neither has to be measured. TIL-3.
 */
function useDrift(
  track: RefObject<HTMLElement | null>,
  part: RefObject<HTMLElement | null>,
  isStill: boolean,
  second: number,
) {
  useEffect(() => {
    if (isStill) return
    const start = (element: HTMLElement | null, distance: string) =>
      // No movement is missed where a browser has none to give.
      element?.animate?.(there(distance), { duration: minute, iterations: Number.POSITIVE_INFINITY })
    const moves = [start(track.current, '100%'), start(part.current, '-100%')]
    for (const move of moves) if (move) move.currentTime = now() % minute
    return () => {
      for (const move of moves) move?.cancel()
    }
  }, [track, part, isStill])

  // A device that slept, or whose clock was put right, is on time again with the next second.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each second sets the time anew
  useEffect(() => {
    for (const element of [track.current, part.current])
      for (const move of element?.getAnimations?.() ?? []) move.currentTime = now() % minute
  }, [track, part, second])
}

/** The shapes that minutes take in turn, as till.css draws them. */
const shapes = 6

/** The club's logo on the colours that it is made for, or the first letter of its name. TIL-3. */
function ClubMark() {
  const words = useWords()
  const src = safeImage(useClub().settings.HEADER.logo)
  const [broken, setBroken] = useState<string>()
  return (
    <span className="till-mark">
      {src && src !== broken ? (
        <img alt="" onError={() => setBroken(src)} referrerPolicy="no-referrer" src={src} />
      ) : (
        [...words.frame.header.club()][0]
      )}
    </span>
  )
}

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
