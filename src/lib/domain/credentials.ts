import * as v from 'valibot'
import { type CallError, codeOf, fieldErrorOf, isUnauthorized } from './call-error.ts'
import { type FieldErrors, type FormFailure, formFailure } from './form.ts'
import { plainDigits, visibleText } from './typed-text.ts'

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

/** Matches what a copied phone number brings along: the scheme of its link before it, a comma behind it. */
const around = /^tel:|[,;]+$/gi

/** Matches the marks that people write between the digits of a phone number besides white space and dashes. */
const marks = /[()./]/g

/** The national zero that is left out behind a country code, as in +44 (0)20. */
const trunkZero = /^(\+[0-9]+)\(0\)/

/** Returns the digits of a typed phone number, after a plus (or 00) when it is international; undefined when it holds anything else. */
export function normalizePhoneNumber(typed: string): string | undefined {
  const plain = plainDigits(typed)
    .replace(around, '')
    .replace(/^(?:00|\uff0b)/, '+')
    .replace(trunkZero, '$1')
    .replace(marks, '')
  return /^\+?[0-9]+$/.test(plain) ? plain : undefined
}

/** Returns a phone number of a possible length; which national numbers exist is the server's to say. */
export function phoneNumber(typed: string): string | undefined {
  const number = normalizePhoneNumber(typed)
  return number && /^\+?[0-9]{7,15}$/.test(number) ? number : undefined
}

/** Finds what is wrong with a field for a phone before anybody is asked; how it reads is up to the rules of a country. AUT-2, PRF-3. */
export const phoneErrors = ({
  phone,
}: {
  readonly phone: string
}): FieldErrors<'phone', 'required' | 'phone'> => (phone.trim() === '' ? { phone: 'required' } : {})

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

/** A password that is chosen in the place of the present one, which shows that it is the member. */
export interface PasswordChange extends NewPassword {
  readonly current: string
}

type PasswordChangeErrors = FieldErrors<'current', 'required' | 'wrong'> & NewPasswordErrors

/** Finds what is wrong with the three fields before anybody is asked. AUT-5, AUT-7. */
export const passwordChangeErrors = ({ current, ...chosen }: PasswordChange): PasswordChangeErrors => ({
  current: current === '' ? 'required' : undefined,
  ...newPasswordErrors(chosen),
})

/** Translates a failed change; `wrong`: the present password is another one. error: what the client throws. AUT-7. */
export const passwordChangeFailure = (error: unknown): FormFailure<PasswordChangeErrors> => {
  const { fieldErrors, failure } = formFailure(error, ['new_password'])
  const isWrong = codeOf(error) === 'invalid_credentials' || fieldErrorOf(error, 'password') !== undefined
  return {
    fieldErrors: { current: isWrong ? 'wrong' : undefined, password: fieldErrors.new_password },
    failure: isWrong ? undefined : failure,
  }
}

/** The data that a member signs in with; the password byte for byte as it was typed. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

type CredentialErrors = FieldErrors<keyof Credentials, 'required' | 'email'>

export const credentialErrors = ({ email, password }: Credentials): CredentialErrors => ({
  email: emailError(email),
  password: password === '' ? 'required' : undefined,
})

/** Translates a failed sign-in; `mistaken`: the login info is not right. error: what the client throws. AUT-1. */
export const signInFailure = (error: unknown): FormFailure<CredentialErrors, 'mistaken' | CallError> => {
  const found = formFailure(error, ['email', 'password'])
  const isMistaken =
    codeOf(error) === 'invalid_credentials' || (found.failure !== undefined && isUnauthorized(error))
  return isMistaken ? { fieldErrors: {}, failure: 'mistaken', focus: 'password' } : found
}
