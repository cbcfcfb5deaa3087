import { useEffect, useState } from 'react'
import type { Replayed } from '#lib/qa/replaying.ts'

/** The speeds of a replay, as multiples of the recorded one. */
export const speeds = [1, 2, 5, 20, 100] as const

/** Controls which event of a replay is looked at, by press or by the recorded time. */
export function useReplay(steps: readonly Replayed[]) {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<number>(1)
  const last = steps.length - 1
  const here = Math.min(at, last)
  const wait = (steps[here + 1]?.recorded.at ?? 0) - (steps[here]?.recorded.at ?? 0)
  useEffect(() => {
    if (!isPlaying) return
    if (here >= last) return setPlaying(false)
    const timer = setTimeout(() => setAt(here + 1), Math.max(0, wait) / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, here, last, wait, speed])
  const go = (to: number) => {
    setPlaying(false)
    setAt(Math.min(Math.max(0, to), last))
  }
  return {
    at: here,
    isPlaying,
    speed,
    setSpeed,
    go,
    /** From the beginning where the end was reached. */
    play: () => {
      if (here >= last) setAt(0)
      setPlaying(true)
    },
    pause: () => setPlaying(false),
  }
}

/** The controls of a replay. */
export type ReplayControls = ReturnType<typeof useReplay>
