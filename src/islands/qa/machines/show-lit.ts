/** Moves a map in its window, and nothing else on the page, until the innermost state that the machine is in is seen. */
export const showLit = (frame: HTMLElement | null): void => {
  const state = [...(frame?.querySelectorAll('[data-state][aria-current]') ?? [])].at(-1)
  if (!frame || !state) return
  const [inner, outer] = [state.getBoundingClientRect(), frame.getBoundingClientRect()]
  const missing = (from: number, to: number, least: number, most: number) =>
    from < least ? from - least : Math.max(0, Math.min(to - most, from - least))
  frame.scrollBy(
    missing(inner.left, inner.right, outer.left, outer.right),
    missing(inner.top, inner.bottom, outer.top, outer.bottom),
  )
}
