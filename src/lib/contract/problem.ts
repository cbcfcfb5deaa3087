import type * as v from 'valibot'

/** How valibot's names of kinds are said. */
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

/** What was expected: all words that are allowed, or the kind that is meant first. */
const wanted = ({ type, expected }: v.BaseIssue<unknown>): string => {
  if (type === 'regex') return 'a number'
  const all = (expected ?? '').replace(/[()]/g, '').split(' | ')
  const words = all.filter((word) => word !== 'null' && word !== 'undefined')
  const kind = kinds[words[0] ?? '']
  if (kind) return kind
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : words.join('')
}

const found = (received: string, key: string): string => {
  const kind = kinds[received]
  if (kind) return kind
  if (/^["\d-]/.test(received) && secret.test(key)) return received.startsWith('"') ? 'a text' : 'a number'
  return received.length > longest ? `${received.slice(0, longest)}…` : received
}

const written = (path: readonly string[]): string =>
  path
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

const keysOf = ({ path }: v.BaseIssue<unknown>): string[] => path?.map(({ key }) => String(key)) ?? []

/** The fault itself: of several forms that an item may have, the fault within the first tells more than their names. */
const innermost = (issue: v.BaseIssue<unknown>, keys: readonly string[]): string => {
  const inner = issue.issues?.find(({ path }) => path !== undefined)
  if (inner) return innermost(inner, [...keys, ...keysOf(inner)])
  const place = written(keys)
  const { type, received } = issue
  if (place === '')
    return received === 'undefined'
      ? 'The answer is empty.'
      : `The answer is ${found(received, '')}; expected ${wanted(issue)}.`
  if (received === 'undefined') return `${place} is missing.`
  if (type === 'non_empty') return `${place} is empty.`
  return `${place} is ${found(received, keys.at(-1) ?? '')}; expected ${wanted(issue)}.`
}

/** One sentence that names a field of an answer and what was expected there. No secret and nobody's data are in it. */
export const sentence = (issue: v.BaseIssue<unknown>): string => innermost(issue, keysOf(issue))
