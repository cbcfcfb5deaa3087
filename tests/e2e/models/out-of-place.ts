import type { Page } from 'playwright/test'

/**
 * Finds what does not fit on a page as it stands, one sentence each: the page is wider than its window, a text leaves
 * its box or is cut, two boxes overlap, a control is smaller than 24 px. It runs in the page as a whole.
 */
const findings = (): string[] => {
  const slack = 1
  const smallest = 24
  const found: string[] = []
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const parents = function* (element: Element) {
    for (let at = element.parentElement; at; at = at.parentElement) yield at
  }
  const short = (text: string) => {
    const line = text.trim().replace(/\s+/g, ' ')
    return line.length > 48 ? `${line.slice(0, 47)}…` : line
  }
  const nameOf = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `<${element.localName}>${text.trim() ? ` "${short(text)}"` : ''}`
  }
  /** Returns the place of an element: the nearest three ancestors that can be named. */
  const placeOf = (element: Element): string => {
    const marks = ['data-area', 'data-item', 'role', 'aria-labelledby']
    const named = [...parents(element)].filter(
      (at) => at.id || /^(?:main|header|footer|aside|nav|article|section|form|li|dialog)$/.test(at.localName),
    )
    return named
      .slice(0, 3)
      .reverse()
      .map((at) => {
        const mark = marks.find((name) => at.hasAttribute(name))
        return at.localName + (mark ? `[${mark}=${at.getAttribute(mark)}]` : '')
      })
      .join(' > ')
  }
  const px = (length: number) => `${Math.round(length * 10) / 10} px`

  // What is kept for screen readers is cut to nothing on purpose.
  const isHidden = (element: Element): boolean => {
    const { clip, clipPath } = styleOf(element)
    return clip === 'rect(0px, 0px, 0px, 0px)' || clipPath === 'inset(50%)'
  }
  const unseen = new Map<Element, boolean>()
  const isUnseen = (element: Element): boolean => {
    const known = unseen.get(element)
    if (known !== undefined) return known
    const above = element.parentElement
    const verdict = isHidden(element) || (above !== null && isUnseen(above))
    unseen.set(element, verdict)
    return verdict
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    }) && !isUnseen(element)

  const root = document.documentElement
  const beyond = root.scrollWidth - root.clientWidth
  if (beyond > 0) {
    const widest = [...document.body.querySelectorAll('*')]
      .filter(isShown)
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .reduce((one, other) => (other.right > one.right ? other : one))
    found.push(`the page is ${px(beyond)} wider than its window, for ${nameOf(widest.element)}`)
  }

  interface Box {
    readonly element: Element
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
    readonly what: string
    readonly isText: boolean
  }
  /** The window through which a box is seen: what scrolls or cuts around it, as far as that reaches. */
  const windowOf = (element: Element, isText: boolean): Pick<Box, 'left' | 'right' | 'top' | 'bottom'> => {
    const seen = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
    let position = isText ? '' : styleOf(element).position
    for (const at of isText ? [element, ...parents(element)] : parents(element)) {
      if (position === 'fixed' || at === document.body) break
      const { overflowX, overflowY } = styleOf(at)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const box = at.getBoundingClientRect()
      seen.left = Math.max(seen.left, box.left)
      seen.right = Math.min(seen.right, box.right)
      seen.top = Math.max(seen.top, box.top)
      seen.bottom = Math.min(seen.bottom, box.bottom)
      ;({ position } = styleOf(at))
    }
    return seen
  }
  /** Returns the part of a box that can be seen. */
  const seenOf = (box: Box): Box => {
    const seen = windowOf(box.element, box.isText)
    return {
      ...box,
      left: Math.max(box.left, seen.left),
      right: Math.min(box.right, seen.right),
      top: Math.max(box.top, seen.top),
      bottom: Math.min(box.bottom, seen.bottom),
    }
  }
  const boxOf = (
    element: Element,
    { left, right, top, bottom }: DOMRect,
    what: string,
    isText = false,
  ): Box => ({ element, left, right, top, bottom, what, isText })

  /** It has a colour or a line of its own. */
  const isDrawn = (element: Element): boolean => {
    const { backgroundColor, borderTopWidth, borderTopStyle, boxShadow } = styleOf(element)
    return (
      !/, 0\)$|^transparent$/.test(backgroundColor) ||
      boxShadow !== 'none' ||
      (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0)
    )
  }
  /** A box that a text must not leave: what is drawn, what takes a press, a part of the page. */
  const holds = (element: Element): boolean =>
    isDrawn(element) ||
    styleOf(element).overflow !== 'visible' ||
    element.matches('button, a, label, main, aside, header, footer, nav')

  // Each line of each text, as high as its letters and not as its line.
  const texts: Box[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element, textContent } = node
    if (!element || !textContent?.trim() || /^(?:SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName))
      continue
    if (!isShown(element)) continue
    const letters = Number.parseFloat(styleOf(element).fontSize)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue
      const above = Math.max(0, (line.height - letters) / 2)
      const letterBox = new DOMRect(line.x, line.y + above, line.width, line.height - 2 * above)
      texts.push(boxOf(element, letterBox, `text "${short(textContent)}"`, true))
    }
  }

  // A text stays in every such box around it, up to one that scrolls or that shortens it with dots.
  const told = new Set<string>()
  for (const text of texts) {
    for (let at: Element | null = text.element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, display, position, textOverflow } = styleOf(at)
      const clamp = styleOf(at).getPropertyValue('-webkit-line-clamp')
      if (display !== 'inline' && display !== 'contents' && holds(at)) {
        const box = at.getBoundingClientRect()
        const dots = textOverflow === 'ellipsis' || (clamp !== 'none' && clamp !== '')
        const scrollsX = overflowX === 'auto' || overflowX === 'scroll'
        const scrollsY = overflowY === 'auto' || overflowY === 'scroll'
        const aside = Math.max(box.left - text.left, text.right - box.right)
        const down = Math.max(box.top - text.top, text.bottom - box.bottom)
        const wide = !dots && !scrollsX && aside > slack
        const high = !dots && !scrollsY && down > slack
        if (wide || high) {
          const way = wide ? `sideways by ${px(aside)}` : `up or down by ${px(down)}`
          const verb = overflowX === 'hidden' || overflowX === 'clip' ? 'is cut by' : 'leaves'
          const line = `${text.what} ${verb} its box ${nameOf(at)} ${way} in ${placeOf(at)}`
          if (!told.has(text.what)) found.push(line)
          told.add(text.what)
          break
        }
        if (dots || scrollsX || scrollsY) break
      }
      if (position === 'fixed') break
    }
  }

  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=combobox], [role=option]'
  /** A link among the words of a sentence is as high as they are. */
  const isInSentence = (element: Element): boolean =>
    element.localName === 'a' &&
    styleOf(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) =>
        node !== element &&
        (node.nodeType === Node.TEXT_NODE || node.nodeName === 'SPAN') &&
        node.textContent?.trim(),
    )
  /** Returns the area that takes a press: the control, its label around it, or what it lays over its surroundings. */
  const targetOf = (element: Element): DOMRect => {
    const own = element.getBoundingClientRect()
    const label = element.closest('label')?.getBoundingClientRect()
    let width = Math.max(own.width, label?.width ?? 0)
    let height = Math.max(own.height, label?.height ?? 0)
    for (const pseudo of ['::before', '::after']) {
      const laid = getComputedStyle(element, pseudo)
      if (laid.content === 'none' || laid.position !== 'absolute') continue
      width = Math.max(width, Number.parseFloat(laid.width) || 0)
      height = Math.max(height, Number.parseFloat(laid.height) || 0)
    }
    return new DOMRect(own.x, own.y, width, height)
  }
  const controls: Box[] = []
  for (const element of document.body.querySelectorAll(selector)) {
    const isChoice = element.matches('input[type=checkbox], input[type=radio]')
    if (element.matches('input[type=file]') || !(isChoice ? element.checkVisibility() : isShown(element)))
      continue
    if (isChoice && !element.closest('label') && isUnseen(element)) continue
    const target = targetOf(element)
    if (!isInSentence(element) && Math.min(target.width, target.height) < smallest - 0.5)
      found.push(
        `${nameOf(element)} is ${px(target.width)} by ${px(target.height)}, less than ${smallest} px, in ${placeOf(element)}`,
      )
    if (!isUnseen(element) && !isInSentence(element))
      controls.push(boxOf(element, element.getBoundingClientRect(), nameOf(element)))
  }

  // Boxes that are drawn: what has a colour or a line of its own. What is laid over others on purpose is placed by hand.
  const drawn: Box[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg') || element.localName === 'img') continue
    const { display } = styleOf(element)
    if (display === 'inline' || display === 'contents' || !isDrawn(element) || !isShown(element)) continue
    if (element.closest('[aria-hidden=true], [data-picture]')) continue
    const box = element.getBoundingClientRect()
    if (box.width > 1 && box.height > 1) drawn.push(boxOf(element, box, nameOf(element)))
  }

  /**
   * Returns an element's layer: what sticks or is fixed lies over what scrolls; only one layer's parts are compared.
   */
  const layerOf = (element: Element, layers: RegExp): Element => {
    let at = element
    while (at.parentElement && !layers.test(styleOf(at).position)) at = at.parentElement
    return at
  }
  const scrolledOver = /^(?:fixed|sticky)$/
  // A box or a control is laid over another on purpose: a ribbon over a picture, an eye over a field.
  const laidOver = /^(?:fixed|sticky|absolute)$/
  const overlaps = (
    boxes: readonly Box[],
    layers: RegExp,
    related: (one: Element, other: Element) => boolean,
  ) => {
    const sorted = boxes.map(seenOf).toSorted((one, other) => one.top - other.top)
    for (const [index, one] of sorted.entries())
      for (const other of sorted.slice(index + 1)) {
        if (other.top >= one.bottom - slack) break
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const high = Math.min(one.bottom, other.bottom) - other.top
        if (wide <= slack || high <= slack) continue
        if (related(one.element, other.element)) continue
        if (layerOf(one.element, layers) !== layerOf(other.element, layers)) continue
        found.push(
          `${one.what} and ${other.what} overlap by ${px(wide)} by ${px(high)} in ${placeOf(one.element)}`,
        )
      }
  }
  const within = (one: Element, other: Element) => one.contains(other) || other.contains(one)
  overlaps(drawn, laidOver, within)
  // Lines of one text touch where it is set tight.
  overlaps(texts, scrolledOver, (one, other) => one === other || within(one, other))
  overlaps(controls, laidOver, within)
  const isControl = new Set(controls.map(({ element }) => element))
  overlaps(
    [...texts, ...controls],
    laidOver,
    (one, other) => isControl.has(one) === isControl.has(other) || within(one, other),
  )
  return [...new Set(found)]
}

/** Returns what does not fit on a page at its present size, one sentence each. */
export const outOfPlace = (page: Page): Promise<string[]> => page.evaluate(findings)
