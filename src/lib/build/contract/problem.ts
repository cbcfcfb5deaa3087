import type * as v from 'valibot'
import { visibleAscii } from '../../domain/header-value.ts'

/** Replaces what must not be read in a report. */
export type Redact = (text: string) => string

export const nothingToRedact: Redact = (text) => text

/**
 * Makes the function that takes secrets out of a text which came from the platform. It is for output only: an answer is
 * parsed as it came, and words of this check's own are never passed through it, whatever the password may be.
 */
export const redacting = (secrets: readonly string[]): Redact => {
  const forms = secrets.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)])
  // The longest first: one secret may be a part of another.
  const sought = [...new Set(forms)]
    .filter((form) => form !== '')
    .toSorted((one, other) => other.length - one.length)
  return (text) => sought.reduce((safe, secret) => safe.replaceAll(secret, '…'), text)
}

/** One problem of an answer: the field, and a sentence that names it and what was expected. */
export interface Problem {
  /** `coupons[2].valid_until`; empty for the answer as a whole. */
  readonly place: string
  readonly sentence: string
}

const kinds: Readonly<Record<string, string>> = {
  Object: 'an object',
  Array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  NaN: 'no number',
}

/** Fields whose content is never shown: secrets, and what tells of a person. */
const secret = /token|password|secret|code|number|value|name|email|phone|street/i

const longest = 40

/** Returns what was expected: all words that are allowed, or the kind that is meant first. */
const expectedText = ({ type, expected, requirement }: v.BaseIssue<unknown>): string => {
  if (type === 'regex') return requirement === visibleAscii ? 'visible ASCII without spaces' : 'a number'
  const all = (expected ?? '').replace(/[()]/g, '').split(' | ')
  const words = all.filter((word) => word !== 'null' && word !== 'undefined')
  const kind = kinds[words[0] ?? '']
  if (kind) return kind
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : words.join('')
}

const found = (received: string, key: string, redact: Redact): string => {
  const kind = kinds[received]
  if (kind) return kind
  if (/^["\d-]/.test(received) && secret.test(key)) return received.startsWith('"') ? 'a text' : 'a number'
  const safe = redact(received)
  return safe.length > longest ? `${safe.slice(0, longest)}…` : safe
}

const problemOf = (issue: v.BaseIssue<unknown>, keys: readonly string[], redact: Redact): Problem => {
  const place = keys
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
  const { type, received, message } = issue
  const what = place === '' ? 'The answer' : place
  if (type === 'check') return { place, sentence: `${what} ${message}` }
  if (place === '' && received === 'undefined') return { place, sentence: 'The answer is empty.' }
  if (received === 'undefined') return { place, sentence: `${place} is missing.` }
  if (type === 'non_empty') return { place, sentence: `${place} is empty.` }
  const is = found(received, keys.at(-1) ?? '', redact)
  return { place, sentence: `${what} is ${is}; expected ${expectedText(issue)}.` }
}

/**
 * Returns every problem that an issue of a schema stands for: of several forms that an item may have, the problems within
 * a form tell more than the names of the forms. What is expected not to be something only says that an item is not of
 * another kind. No secret and nobody's data are in the sentences.
 */
export const problemsOf = (
  issue: v.BaseIssue<unknown>,
  redact: Redact = nothingToRedact,
  above: readonly string[] = [],
): readonly Problem[] => {
  const keys = [...above, ...(issue.path?.map(({ key }) => redact(String(key))) ?? [])]
  const inner = issue.issues?.filter(({ path, type }) => path !== undefined && type !== 'not_value') ?? []
  return inner.length === 0
    ? [problemOf(issue, keys, redact)]
    : inner.flatMap((one) => problemsOf(one, redact, keys))
}
