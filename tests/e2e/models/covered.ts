import type { Page } from 'playwright/test'

/** Runs in the page as a whole: finds what a pointer does not reach, and what lies under a bar that stays. */
const findings = (): string[] => {
  const found = new Set<string>()
  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
    return `<${element.localName}> "${text.slice(0, 40)}"`
  }
  const seen = { visibilityProperty: true, opacityProperty: true }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    // What only screen readers say, or shows once it has the focus, has no size or no place.
    return element.checkVisibility(seen) && width > 1 && height > 1
  }
  // The page itself is not to be scrolled sideways.
  const scrollsSideways = (element: Element) =>
    element !== document.documentElement && /auto|scroll/.test(getComputedStyle(element).overflowX)
  const parents = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...parents(element.parentElement)] : []

  const controls = [
    ...document.querySelectorAll(
      'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary',
    ),
  ].filter(isSeen)
  for (const control of controls) {
    const place = () => control.getClientRects()[0] ?? control.getBoundingClientRect()
    const before = place()
    if (before.bottom + scrollY <= 0) continue
    // By hand, for a box that cuts its content would be scrolled too.
    scrollTo(0, scrollY + before.top + before.height / 2 - innerHeight / 2)
    for (const box of parents(control).filter(scrollsSideways)) {
      const { left, width } = box.getBoundingClientRect()
      box.scrollLeft += place().left + place().width / 2 - left - width / 2
    }
    const { left, top, width, height } = place()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    if (left < -1 || left + width > document.documentElement.clientWidth + 1)
      found.add(`${nameOf(control)} reaches beyond the side of the window`)
    else if (!hit || !(control.contains(hit) || hit.closest('label')?.contains(control)))
      found.add(`${nameOf(control)} is covered by ${hit ? nameOf(hit) : 'nothing that is drawn'}`)
  }

  const bars = [...document.querySelectorAll('body *')].filter(
    (element) => /fixed|sticky/.test(getComputedStyle(element).position) && isSeen(element),
  )
  const barOf = (element: Element) => bars.find((bar) => bar.contains(element))

  // Each line of each text, and what can be pressed.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const parts: { element: Element; rects: () => Iterable<DOMRect> }[] = controls.map((element) => ({
    element,
    rects: () => element.getClientRects(),
  }))
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element, textContent } = node
    if (!element || !textContent?.trim() || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    parts.push({ element, rects: () => range.getClientRects() })
  }
  const free = parts.filter(({ element }) => !barOf(element))
  const ends = [
    // The bars at the top cover nothing at the start, those at the bottom nothing at the end.
    { at: 0, isAtThisEnd: (bar: DOMRect) => bar.top < innerHeight / 2 },
    {
      at: document.documentElement.scrollHeight,
      isAtThisEnd: (bar: DOMRect) => bar.bottom > innerHeight / 2,
    },
  ]
  for (const { at, isAtThisEnd } of ends) {
    scrollTo(0, at)
    for (const { element, rects } of free)
      for (const { left, top, width, height } of rects())
        for (const down of [0.25, 0.5, 0.75])
          for (const right of [0.05, 0.5, 0.95]) {
            const hit = document.elementFromPoint(left + right * width, top + down * height)
            const bar = hit && barOf(hit)
            if (bar && isAtThisEnd(bar.getBoundingClientRect()))
              found.add(`${nameOf(element)} lies under the bar ${nameOf(bar)}`)
          }
  }

  // A bar lies over other sentences while the page is scrolled, so its own say why its button is not possible.
  for (const control of controls) {
    const bar = barOf(control)
    if (!bar || !control.matches(':disabled, [aria-disabled=true]')) continue
    const reasons = (control.getAttribute('aria-describedby') ?? '').split(' ')
    if (!reasons.some((id) => bar.contains(document.getElementById(id))))
      found.add(`the bar of ${nameOf(control)} does not say why that is not possible`)
  }
  scrollTo(0, 0)
  return [...found]
}

/**
 * Finds controls that are covered or beyond the side of the window; what lies under a bar that stays on the screen where
 * no scrolling brings it out; and a bar whose button is not possible without a word why. One sentence each.
 */
export const covered = (page: Page): Promise<string[]> => page.evaluate(findings)
