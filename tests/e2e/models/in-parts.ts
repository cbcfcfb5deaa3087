/** A list cut into parts of one size, the last one shorter: a long walk as several tests, which run side by side. */
export const inParts = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  list.length === 0 ? [] : [list.slice(0, size), ...inParts(list.slice(size), size)]

/** The paths of routes, for the name of a test. */
export const pathsOf = (part: readonly { readonly path: string }[]): string =>
  part.map(({ path }) => path).join(' ')
