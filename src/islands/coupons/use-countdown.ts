import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { createActor } from 'xstate'
import { countdownTo, provideCountdown } from '#machines/countdown/countdown.store.ts'
import { type CountdownView, countdownView } from '#machines/countdown/countdown.view.ts'

const never = () => () => {}

/**
 * Counts down to a moment of the server (unix seconds) and draws anew whenever the text of the time left changes;
 * without a moment nothing counts. `onEnd` is called once, at the end.
 */
export function useCountdown(end: number | undefined, onEnd: () => void): CountdownView | undefined {
  const ended = useEffectEvent(onEnd)
  const actor = useMemo(
    () =>
      end === undefined
        ? undefined
        : createActor(provideCountdown({ onEnd: () => ended() }), { input: countdownTo(end) }),
    [end],
  )
  useEffect(() => {
    actor?.start()
    return () => void actor?.stop()
  }, [actor])

  const snapshot = useSyncExternalStore(
    actor
      ? (changed) => {
          const { unsubscribe } = actor.subscribe(changed)
          return unsubscribe
        }
      : never,
    () => actor?.getSnapshot(),
    () => undefined,
  )
  return snapshot && countdownView(snapshot)
}
