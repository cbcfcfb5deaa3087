/** One demand on a password, by the name its wording goes by. */
export type PasswordRule = 'length' | 'lowercase' | 'uppercase' | 'digit'

/** The fewest characters of a password. Spec §9. */
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

/** Each demand and whether a password meets it. Spec §5. The password itself is never changed, only looked at. */
export const passwordRules = (password: string): { readonly rule: PasswordRule; readonly met: boolean }[] =>
  rules.map(([rule, meets]) => ({ rule, met: meets(password) }))

/** Whether a password meets every demand. There is no upper bound, and any character may stand in it. */
export const isGoodPassword = (password: string): boolean => passwordRules(password).every(({ met }) => met)

/** Whether the repeat field holds the very same characters. Spec §5, "Passwords do not match". */
export const isRepeated = (password: string, repeat: string): boolean => password === repeat
