import { Failure, invalid } from './failure.ts'
import { cardForm, mailForm, phoneForm } from './members.ts'
import type { FieldError } from './messages.ts'

const mail = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Finds what is wrong with a password, if anything. AUT-5. */
export const passwordError = (password: string): FieldError | undefined =>
  [...password].length >= 8 && /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /\d/.test(password)
    ? undefined
    : 'password'

/** Returns the error of an e-mail address, if any. */
export const emailError = (email: string): FieldError | undefined =>
  mail.test(mailForm(email)) ? undefined : 'email'

/** Returns an error when a field is blank. */
export const blankError = (value: string): FieldError | undefined =>
  value.trim() === '' ? 'required' : undefined

/** Refuses when any field has an error. */
export function refuse(errors: Readonly<Record<string, FieldError | undefined>>): void {
  const found = Object.entries(errors).filter(
    (entry): entry is [string, FieldError] => entry[1] !== undefined,
  )
  if (found.length > 0) throw invalid(Object.fromEntries(found))
}

/** Reads a phone number for a field. Fails with `validation`. */
export function phoneIn(field: string, phone: string): string {
  const read = phoneForm(phone)
  if (read === undefined) throw invalid({ [field]: 'phone' })
  return read
}

/** Reads a card number for a field. Fails with `validation`. */
export function cardIn(field: string, number: string): string {
  const read = cardForm(number)
  if (read === undefined) throw invalid({ [field]: 'card' })
  return read
}

/** Returns the result of a look-up. Fails with `not_found` when it found nothing. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Failure('not_found')
  return value
}
