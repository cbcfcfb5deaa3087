import { useEffect, useState } from 'react'
import { nowSeconds } from '#lib/browser/clock.ts'

/** Returns the server's time in unix seconds, anew each minute: a store opens while its page is open. */
export function useMinute(): number {
  const [now, setNow] = useState(nowSeconds)
  useEffect(() => {
    const timer = setInterval(() => setNow(nowSeconds()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
