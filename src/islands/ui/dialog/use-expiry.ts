import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `onExpire` once `ms` of running time have passed. A pause keeps what is left; a change of `round` starts anew.
 */
export function useExpiry(ms: number, running: boolean, round: number, onExpire: () => void) {
  const left = useRef({ ms, round })
  const expire = useEffectEvent(onExpire)
  useEffect(() => {
    if (!running) return
    if (left.current.round !== round) left.current = { ms, round }
    const started = performance.now()
    const timer = setTimeout(expire, left.current.ms)
    return () => {
      clearTimeout(timer)
      left.current.ms = Math.max(0, left.current.ms - (performance.now() - started))
    }
  }, [ms, running, round])
}
