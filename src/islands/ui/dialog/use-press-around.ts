import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** The time for which systems wait for the second press of a double press, in milliseconds. */
const DOUBLE_PRESS = 400

/**
 * Returns the handlers of the place around a modal dialog. A press closes the dialog when it begins and ends there, so
 * that it can be taken back by moving away before the release (WCAG 2.5.2). The second press of a double one is meant
 * for what opened the dialog, and closes nothing.
 */
export function usePressAround(open: boolean, onPress: () => void) {
  const opened = useRef(0)
  const began = useRef(false)
  useEffect(() => {
    if (open) opened.current = performance.now()
  }, [open])
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      began.current = target === currentTarget && performance.now() - opened.current >= DOUBLE_PRESS
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (began.current && target === currentTarget) onPress()
      began.current = false
    },
  }
}
