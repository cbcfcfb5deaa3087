import { type RefObject, useEffect, useRef } from 'react'

/** Brings whoever goes to another step of a page to its top, the focus on its heading, so that it is read out. */
export function useStepFocus(root: RefObject<HTMLElement | null>, step: string) {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    document.documentElement.scrollTop = 0
    root.current?.querySelector<HTMLElement>('section:not([hidden]) h2, h1')?.focus({ preventScroll: true })
  }, [root, step])
}
