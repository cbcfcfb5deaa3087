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

/** Returns `tell` of the server's time (unix seconds): checked each second, drawn again only when it changes. */
export const useTold = <Told extends string>(tell: (now: number) => Told): Told =>
  useSyncExternalStore(
    follow,
    () => tell(nowSeconds()),
    () => tell(0),
  )
