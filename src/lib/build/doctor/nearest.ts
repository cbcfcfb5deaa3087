import { closestMatch } from 'leven'

/** The share of a key's letters that may be mistyped, as one in so many. */
const oneIn = 3

const lastPart = (key: string): string => key.toLowerCase().split('.').at(-1) ?? ''

/** Returns the known key that somebody meant by another; undefined where none is near. The case of letters does not matter. */
export const nearest = (key: string, known: readonly string[]): string | undefined => {
  const byLower = new Map(known.map((one) => [one.toLowerCase(), one]))
  const lower = key.toLowerCase()
  // A key without its group, or in the wrong one.
  const ending = known.filter((one) => lastPart(one) === lastPart(key))
  if (ending.length === 1) return ending[0]
  const closest = closestMatch(lower, [...byLower.keys()], { maxDistance: Math.ceil(key.length / oneIn) })
  return closest === undefined ? undefined : byLower.get(closest)
}

/** A question that names the key which was meant; empty where none is near. */
export const didYouMean = (key: string, known: readonly string[]): string => {
  const meant = nearest(key, known)
  return meant === undefined ? '' : ` (did you mean ${meant}?)`
}
