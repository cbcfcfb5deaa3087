/** The events that dialogs of the page listen to, to close when something else is pressed or to take the focus back. */
const noticed = ['pointerdown', 'mousedown', 'touchstart', 'focusin'] as const

const isInside = (place: HTMLElement, { target }: Event): boolean =>
  target instanceof Node && place.contains(target)

/** Lets a place be used while the page has a dialog open: the dialog neither closes nor takes the focus back. */
export const keepApart = (place: HTMLElement): void => {
  const silence = (event: Event) => {
    if (isInside(place, event)) event.stopPropagation()
  }
  for (const type of noticed) addEventListener(type, silence, true)
}

/** Keeps Escape and Tab inside a panel from the page's dialogs; Escape calls `onEscape`. Returns how to end it. */
export const keepKeys = (panel: HTMLElement, onEscape: () => void): (() => void) => {
  const keys = (event: KeyboardEvent) => {
    if (!isInside(panel, event) || (event.key !== 'Escape' && event.key !== 'Tab')) return
    event.stopPropagation()
    if (event.key === 'Escape') onEscape()
  }
  addEventListener('keydown', keys, true)
  return () => removeEventListener('keydown', keys, true)
}
