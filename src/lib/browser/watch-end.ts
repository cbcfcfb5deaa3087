/** Zoomed pages scroll by fractions of a pixel: the end counts as reached when this little is missing. */
const slack = 1

type Scrolled = Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>

/** Tells whether the end of a scrolled text is in view; a box without height is hidden. CON-1. */
export const isEndVisible = ({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean =>
  clientHeight > 0 && scrollHeight - scrollTop - clientHeight <= slack

/** The time for which a text that fits its box waits for a picture that may make it longer, in milliseconds. */
const patience = 5000

/**
 * Calls back once when the end of a scrolled text is in view: by scrolling, because its box or the text changed its
 * size, or at once when the text is shorter than the box. Pictures that are still on their way may make a short text
 * long, so they are waited for, within reason. Returns what stops watching.
 */
export function watchEnd(box: HTMLElement, onSeen: () => void): () => void {
  const sizes = new ResizeObserver(() => check())
  let isPatient = true
  const timer = setTimeout(() => {
    isPatient = false
    check()
  }, patience)
  const listening = new AbortController()
  const stop = () => {
    clearTimeout(timer)
    sizes.disconnect()
    listening.abort()
  }
  const mayGrow = () =>
    isPatient && box.scrollTop <= 0 && [...box.querySelectorAll('img')].some(({ complete }) => !complete)
  function check() {
    if (!isEndVisible(box) || mayGrow()) return
    stop()
    onSeen()
  }
  const { signal } = listening
  box.addEventListener('scroll', check, { passive: true, signal })
  // Neither event of a picture bubbles.
  for (const type of ['load', 'error']) box.addEventListener(type, check, { capture: true, signal })
  for (const element of [box, ...box.children]) sizes.observe(element)
  return stop
}
