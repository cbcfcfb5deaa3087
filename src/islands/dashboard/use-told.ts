import { useSyncExternalStore } from 'react'
import { nowSeconds } from '#lib/browser/clock.ts'
import { onReturn } from '#lib/browser/navigation.ts'

const follow = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, 1000)
  const stop = onReturn(changed)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/** What is said of the server's time (unix seconds): looked at each second, drawn anew only when it changes. */
export const useTold = <Said extends string>(tell: (now: number) => Said): Said =>
  useSyncExternalStore(
    follow,
    () => tell(nowSeconds()),
    () => tell(0),
  )
