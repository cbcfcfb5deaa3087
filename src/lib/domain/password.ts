import type { FieldErrors } from './form.ts'

export type PasswordRule = 'length' | 'lowercase' | 'uppercase' | 'digit'

/** The fewest characters of a password. AUT-5. */
export const passwordLength = 8

/** The demands in the order a member reads them: letters of any script, digits 0 to 9, an emoji counting as one character. */
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

/** A password that is chosen, byte for byte as it was typed, both times. */
export interface NewPassword {
  readonly password: string
  readonly repeat: string
}

/** The mistakes in the two fields: empty, a password rule not met, not the same. */
export type NewPasswordErrors = FieldErrors<keyof NewPassword, 'required' | 'weak' | 'mismatch'>

/** Finds what is wrong with a chosen password before anybody is asked. AUT-5. */
export const newPasswordErrors = ({ password, repeat }: NewPassword): NewPasswordErrors => ({
  password: password === '' ? 'required' : isGoodPassword(password) ? undefined : 'weak',
  repeat: repeat === '' ? 'required' : password === repeat ? undefined : 'mismatch',
})
