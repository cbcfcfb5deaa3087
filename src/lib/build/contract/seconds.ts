import { notes } from './entities.ts'
import { longSecret, type Problem } from './problem.ts'
import type { Redact } from './redact.ts'

const fieldsNoted = (note: string): ReadonlySet<string> =>
  new Set(Object.keys(notes).filter((field) => notes[field] === note))

const moments = fieldsNoted('Unix seconds.')
const durations = fieldsNoted('Seconds.')

/** As seconds it would lie past the year 33000; as milliseconds it is after 2001. */
const earliestInMilliseconds = 1e12
/** Ten seconds. As seconds it would be nearly three hours: no code lives and nobody waits so long. */
const shortestInMilliseconds = 10_000

/** Answers are a few levels deep; what lies deeper is nothing that the portal reads. */
const deepest = 12

const isMilliseconds = (field: string, value: unknown): boolean => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number') return false
  if (moments.has(field)) return number >= earliestInMilliseconds
  return durations.has(field) && number >= shortestInMilliseconds
}

/**
 * Finds milliseconds where the contract wants seconds, moments and durations. The portal recognises such a moment and
 * shows it all the same; other clients of the platform would show the year 50000.
 */
export const millisecondsIn = (answer: unknown, redact: Redact, place = '', depth = 0): Problem[] => {
  if (typeof answer !== 'object' || answer === null || depth > deepest) return []
  return Object.entries(answer).flatMap(([key, value]) => {
    const name = redact(key, longSecret)
    const here = Array.isArray(answer) ? `${place}[${key}]` : place === '' ? name : `${place}.${name}`
    if (!Array.isArray(answer) && isMilliseconds(key, value))
      return [{ place: here, sentence: `${here} is in milliseconds (${Number(value)}); expected seconds.` }]
    return millisecondsIn(value, redact, here, depth + 1)
  })
}
