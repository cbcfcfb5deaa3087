import { useEffect, useState } from 'react'

/** The time for which nothing is typed before the platform is asked, in milliseconds. */
const pause = 300

/** Returns a text once it has not changed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
