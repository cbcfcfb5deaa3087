const EDGE = 8

/**
 * Shows or hides a popover. Chrome before 114, Safari before 17 and Firefox before 125 have none: there the recipe
 * shows what carries `data-open`.
 */
const setOpen = (bubble: HTMLElement, open: boolean) => {
  if (typeof bubble.showPopover !== 'function') bubble.toggleAttribute('data-open', open)
  else if (open) bubble.showPopover()
  else bubble.hidePopover()
}

/**
 * Shows a popover above an element, or below it where there is no room, within the window; hides it when called back.
 * It follows scrolling and resizing while shown.
 */
export function placeAbove(anchor: HTMLElement, bubble: HTMLElement) {
  const place = () => {
    const at = anchor.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = bubble
    const middle = at.left + at.width / 2 - width / 2
    const left = Math.max(EDGE, Math.min(middle, document.documentElement.clientWidth - width - EDGE))
    const above = at.top - height - EDGE
    bubble.style.setProperty('--hint-x', `${Math.round(left)}px`)
    bubble.style.setProperty('--hint-y', `${Math.round(above < EDGE ? at.bottom + EDGE : above)}px`)
  }
  setOpen(bubble, true)
  place()
  addEventListener('scroll', place, { capture: true, passive: true })
  addEventListener('resize', place)
  return () => {
    removeEventListener('scroll', place, { capture: true })
    removeEventListener('resize', place)
    if (bubble.isConnected) setOpen(bubble, false)
  }
}
