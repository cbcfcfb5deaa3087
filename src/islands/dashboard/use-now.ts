import { useSyncExternalStore } from 'react'
import { nowSeconds } from '#lib/browser/clock.ts'
import { onReturn } from '#lib/browser/navigation.ts'

/** How often a text about time may be wrong at most, in milliseconds. */
const turn = 30_000

let seen: number | undefined

const follow = (changed: () => void): (() => void) => {
  const look = () => {
    seen = nowSeconds()
    changed()
  }
  const timer = setInterval(look, turn)
  const stop = onReturn(look)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/** The server's time in unix seconds; whoever reads it is drawn anew as it goes on, and when the member comes back. */
export const useNow = (): number =>
  useSyncExternalStore(
    follow,
    () => (seen ??= nowSeconds()),
    () => 0,
  )
