import * as v from 'valibot'
import { visibleText } from './typed-text.ts'

const emailAddress = v.pipe(v.string(), v.rfcEmail(), v.regex(/\.[^.]{2,}$/))

/** Returns the address in a typed text: of `mailto:a@b.cz?subject=x`, `Ana <a@b.cz>` or `a@b.cz,` as they are copied. */
const bare = (typed: string): string =>
  visibleText(typed)
    .replace(/[\s,;]+$/, '')
    .replace(/^[^<>]*<([^<>]*)>$/, '$1')
    .trim()
    .replace(/^mailto:\s*([^?]*).*$/is, '$1')

/** Returns an address without what a copied one brings along; undefined where it is none. Stricter than the standard: its domain has a dot. */
export function email(typed: string): string | undefined {
  const read = v.safeParse(emailAddress, bare(typed))
  return read.success ? read.output : undefined
}

/** Finds what is wrong with a typed address before anybody is asked. AUT-1, AUT-4, REG-3, PRF-2. */
export const emailError = (typed: string): 'required' | 'email' | undefined => {
  if (bare(typed) === '') return 'required'
  return email(typed) === undefined ? 'email' : undefined
}
