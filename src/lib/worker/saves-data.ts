interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** The browser's account of its line; not in every browser. */
export const line = (): Line | undefined => Reflect.get(navigator, 'connection')

/** Tells whether nothing should be fetched ahead: the member saves data, or the line is a slow one. */
export const prefersLessData = (): boolean =>
  line()?.saveData === true || /2g$/.test(line()?.effectiveType ?? '')
