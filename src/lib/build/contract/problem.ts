import type * as v from 'valibot'
import { nothingToRedact, type Redact } from './redact.ts'

/** One problem of an answer: the field, and a sentence that names it and what was expected. */
export interface Problem {
  /** `coupons[2].valid_until`; empty for the answer as a whole. */
  readonly place: string
  readonly sentence: string
}

/** The words for valibot's names of kinds. */
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

/** From this length on a secret is taken for one in a field's name too; shorter ones could be names of the contract. */
export const longSecret = 8

/** Returns what was expected: all words that are allowed, or the kind that is meant first. */
const expectedText = ({ type, expected }: v.BaseIssue<unknown>): string => {
  if (type === 'regex') return 'a number'
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

const written = (path: readonly string[]): string =>
  path
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

const keysOf = ({ path }: v.BaseIssue<unknown>, redact: Redact): string[] =>
  path?.map(({ key }) => redact(String(key), longSecret)) ?? []

const told = (issue: v.BaseIssue<unknown>, keys: readonly string[], redact: Redact): Problem => {
  const place = written(keys)
  const { type, received } = issue
  const what = () => found(received, keys.at(-1) ?? '', redact)
  if (place === '' && received === 'undefined') return { place, sentence: 'The answer is empty.' }
  if (place === '') return { place, sentence: `The answer is ${what()}; expected ${expectedText(issue)}.` }
  if (received === 'undefined') return { place, sentence: `${place} is missing.` }
  if (type === 'non_empty') return { place, sentence: `${place} is empty.` }
  return { place, sentence: `${place} is ${what()}; expected ${expectedText(issue)}.` }
}

/**
 * The problems themselves: of several forms that an item may have, the problems within a form tell more than the names
 * of the forms. What is expected not to be something only says that an item is not of another kind.
 */
const innermost = (issue: v.BaseIssue<unknown>, keys: readonly string[], redact: Redact): Problem[] => {
  const inner = issue.issues?.filter(({ path, type }) => path !== undefined && type !== 'not_value') ?? []
  if (inner.length === 0) return [told(issue, keys, redact)]
  return inner.flatMap((one) => innermost(one, [...keys, ...keysOf(one, redact)], redact))
}

/** Every problem that an issue of a schema stands for. No secret and nobody's data are in the sentences. */
export const problemsOf = (issue: v.BaseIssue<unknown>, redact: Redact = nothingToRedact): Problem[] =>
  innermost(issue, keysOf(issue, redact), redact)
