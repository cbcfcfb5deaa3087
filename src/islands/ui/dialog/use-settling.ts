import { useEffect, useRef } from 'react'

/** The time for which systems wait for the second press of a double press, in milliseconds. */
const DOUBLE_PRESS = 400

/** The second press of a double one is meant for what opened a dialog, not for what lies around it. */
export function useSettling(open: boolean) {
  const opened = useRef(0)
  useEffect(() => {
    if (open) opened.current = performance.now()
  }, [open])
  return (event: Pick<Event, 'preventDefault'>) => {
    if (performance.now() - opened.current < DOUBLE_PRESS) event.preventDefault()
  }
}
