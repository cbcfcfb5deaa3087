/** A piece of a kept screen: a text, or an element with its name, its attributes and what is in it. */
export type ScreenNode = string | readonly [string, Readonly<Record<string, string>>, readonly ScreenNode[]]

/** A screen as it is kept for the next visit; see idle/keep-screen.ts. OFF-6. */
export interface KeptScreen {
  /** The moment of keeping: unix milliseconds of this device. */
  readonly at: number
  /** The address of the style sheet that it was drawn with: another build draws anew. */
  readonly style: string
  /** The language of its words, as the root element names it. */
  readonly lang: string
  readonly nodes: readonly ScreenNode[]
}

/** The elements that a kept screen may have. One with anything else, such as a field, is not kept. */
export const keptTags =
  /^(?:a|article|b|br|button|caption|dd|details|div|dl|dt|em|figure|footer|h[1-6]|header|hr|i|img|li|ol|p|section|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|time|tr|ul|svg|g|path|rect|circle|ellipse|line|polyline|polygon)$/

/** The attributes that are kept: looks, words and addresses; none that acts, or names another element. */
export const keptAttributes =
  /^(?:alt|class|colspan|d|datetime|dir|fill|fill-rule|height|hidden|href|lang|open|points|preserveAspectRatio|role|rowspan|scope|target|shape-rendering|src|stroke(?:-[a-z]+)?|style|transform|viewBox|width|[cr][xy]?|[xy][12]?|aria-(?:hidden|label|current|disabled)|data-(?!island)[a-z-]+)$/

/** The address of the page's style sheet. */
export const styleOf = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.getAttribute('href') ?? ''

/** The part of a page that is kept: the first island of its content that is shown. */
export const shownIsland = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main astro-island')].find((island) =>
    [...island.children].some((child) => child.checkVisibility()),
  )
