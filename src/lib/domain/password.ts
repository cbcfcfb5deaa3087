/** One demand on a password, by the name its wording goes by. */
export type PasswordRule = 'length' | 'lowercase' | 'uppercase' | 'digit'

/** The fewest characters of a password. AUT-5. */
export const passwordLength = 8

/**
 * The demands in the order a member reads them. Letters of any script count as upper or lower case, so a Bulgarian
 * or Turkish password is as good as an English one; a digit is 0 to 9. An emoji counts as one character.
 */
const rules: readonly (readonly [PasswordRule, (password: string) => boolean])[] = [
  ['length', (password) => [...password].length >= passwordLength],
  ['lowercase', (password) => /\p{Ll}/u.test(password)],
  ['uppercase', (password) => /\p{Lu}/u.test(password)],
  ['digit', (password) => /[0-9]/.test(password)],
]

/** Each demand and whether a password meets it. AUT-5. The password itself is never changed, only looked at. */
export const passwordRules = (password: string): { readonly rule: PasswordRule; readonly met: boolean }[] =>
  rules.map(([rule, meets]) => ({ rule, met: meets(password) }))

/** True when a password meets every rule. There is no maximum length, and any character is allowed. */
export const isGoodPassword = (password: string): boolean => passwordRules(password).every(({ met }) => met)

/** Tells whether the repeat field holds the very same characters. AUT-5. */
export const isRepeated = (password: string, repeat: string): boolean => password === repeat
