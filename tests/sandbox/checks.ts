import { Failure, invalid } from './failure.ts'
import { cardForm, mailForm, phoneForm } from './members.ts'
import type { FieldFault } from './messages.ts'

const mail = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/

/** What is wrong with a password, if anything. Spec §5, "Password". */
export const passwordFault = (password: string): FieldFault | undefined =>
  [...password].length >= 8 && /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /\d/.test(password)
    ? undefined
    : 'password'

/** What is wrong with an e-mail address, if anything. */
export const mailFault = (email: string): FieldFault | undefined =>
  mail.test(mailForm(email)) ? undefined : 'email'

/** Whether a field says nothing. */
export const blankFault = (value: string): FieldFault | undefined =>
  value.trim() === '' ? 'required' : undefined

/** Refuses when any field has a fault. */
export function refuse(faults: Readonly<Record<string, FieldFault | undefined>>): void {
  const found = Object.entries(faults).filter(
    (entry): entry is [string, FieldFault] => entry[1] !== undefined,
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

/** What a look-up found. Fails with `not_found` when it found nothing. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Failure('not_found')
  return value
}
