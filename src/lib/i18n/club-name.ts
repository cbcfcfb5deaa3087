import type { Dictionary, Words } from './translation.ts'

/** The name that a club's own wordings give it; undefined where ours, "Your club", stands in its place. WHL-4. */
export const clubName = (words: Pick<Words, 'frame'>, dictionary: Dictionary): string | undefined => {
  const name = words.frame.header.club()
  const { frame } = dictionary
  const header = typeof frame === 'object' ? frame.header : undefined
  return typeof header === 'object' && header.club === name ? undefined : name
}
