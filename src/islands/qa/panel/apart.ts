/** What dialogs of the page listen to, to close when something else is touched or to take the focus back. */
const noticed = ['pointerdown', 'mousedown', 'touchstart', 'focusin'] as const

/**
 * Lets a panel be used while the page has a dialog open: the dialog neither closes nor takes the focus back. Escape
 * inside the panel is the panel's alone. Returns how to end it.
 */
export const keepApart = (panel: HTMLElement, onEscape: () => void): (() => void) => {
  const isInside = ({ target }: Event): boolean => target instanceof Node && panel.contains(target)
  const hush = (event: Event) => {
    if (isInside(event)) event.stopPropagation()
  }
  const keys = (event: KeyboardEvent) => {
    if (!isInside(event) || (event.key !== 'Escape' && event.key !== 'Tab')) return
    event.stopPropagation()
    if (event.key === 'Escape') onEscape()
  }
  for (const type of noticed) addEventListener(type, hush, true)
  addEventListener('keydown', keys, true)
  return () => {
    for (const type of noticed) removeEventListener(type, hush, true)
    removeEventListener('keydown', keys, true)
  }
}
