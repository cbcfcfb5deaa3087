import { isEndVisible } from '../domain/end-visible.ts'

/**
 * Calls back once when the end of a scrolled text is in view: by scrolling, because its box or the text changed its
 * size, or at once when the text is shorter than the box. Returns what stops watching.
 */
export function watchEnd(box: HTMLElement, onSeen: () => void): () => void {
  const sizes = new ResizeObserver(() => look())
  const stop = () => {
    sizes.disconnect()
    box.removeEventListener('scroll', look)
  }
  function look() {
    if (!isEndVisible(box)) return
    stop()
    onSeen()
  }
  box.addEventListener('scroll', look, { passive: true })
  for (const element of [box, ...box.children]) sizes.observe(element)
  return stop
}
