import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { createCountdown } from '#machines/countdown/countdown.store.ts'
import { type CountdownView, countdownView } from '#machines/countdown/countdown.view.ts'

const never = () => () => {}

/**
 * Counts down to a moment of the server (unix seconds) and draws anew whenever the text of the time left changes;
 * without a moment nothing counts. `onEnd` is called at the end. Each answer of the server, told by `seenAt`, makes it
 * look again: the clock may have been wrong, and a countdown that ended too early goes on.
 */
export function useCountdown(
  end: number | undefined,
  seenAt: number | undefined,
  onEnd: () => void,
): CountdownView | undefined {
  const ended = useEffectEvent(onEnd)
  const actor = useMemo(() => (end === undefined ? undefined : createCountdown(end, () => ended())), [end])
  useEffect(() => {
    actor?.start()
    return () => void actor?.stop()
  }, [actor])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer itself is what there is to react to
  useEffect(() => {
    if (end !== undefined) actor?.send({ type: 'retargeted', target: end * 1000 })
  }, [actor, end, seenAt])

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
