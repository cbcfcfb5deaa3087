import { type RefObject, useEffect } from 'react'
import { now } from '#lib/browser/clock.ts'

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
export function useDrift(
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
