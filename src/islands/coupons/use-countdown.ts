import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { createCountdown } from '#machines/common/countdown.store.ts'
import { type CountdownView, countdownView } from '#machines/common/countdown.view.ts'

const never = () => () => {}

/**
 * Counts down to a moment of the server (unix seconds) and draws anew whenever the text of the time left changes;
 * without a moment nothing counts. `onEnd` is called at the end.
 */
export function useCountdown(
  end: number | undefined,
  onEnd: () => Promise<void> | undefined,
): CountdownView | undefined {
  const ended = useEffectEvent(onEnd)
  const actor = useMemo(() => (end === undefined ? undefined : createCountdown(end, () => ended())), [end])
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
