import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to the dialog when it asks another question, so that its title is read. Returns the ref of an element within it. */
export function useStageFocus(stage: string | undefined): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null)
  const last = useRef(stage)
  useEffect(() => {
    if (last.current !== stage) inside.current?.closest<HTMLElement>('[role=dialog]')?.focus()
    last.current = stage
  }, [stage])
  return inside
}
