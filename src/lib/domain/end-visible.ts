/** The scroll position and sizes of an element, in CSS pixels. */
export interface Scrolling {
  readonly scrollTop: number
  readonly clientHeight: number
  readonly scrollHeight: number
}

/** Zoomed pages scroll by fractions of a pixel: the end counts as reached when this little is missing. */
const slack = 1

/**
 * Tells whether the end of a scrolled text is in view: scrolled to the bottom, or the text is shorter than its box.
 * A box without height is hidden and shows no end. CON-1.
 */
export const isEndVisible = ({ scrollTop, clientHeight, scrollHeight }: Scrolling): boolean =>
  clientHeight > 0 && scrollHeight - scrollTop - clientHeight <= slack
