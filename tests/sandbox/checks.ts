import { email, isGoodPassword } from '#lib/domain/credentials.ts'
import { Failure, invalid } from './failure.ts'
import { cardForm, phoneForm } from './members.ts'
import type { FieldError } from './words.ts'

export const passwordError = (password: string): FieldError | undefined =>
  isGoodPassword(password) ? undefined : 'password'

export const emailError = (address: string): FieldError | undefined => (email(address) ? undefined : 'email')

export const blankError = (value: string): FieldError | undefined =>
  value.trim() === '' ? 'required' : undefined

export function refuse(errors: Readonly<Record<string, FieldError | undefined>>): void {
  const found = Object.entries(errors).filter(
    (entry): entry is [string, FieldError] => entry[1] !== undefined,
  )
  if (found.length > 0) throw invalid(Object.fromEntries(found))
}

export function phoneIn(field: string, phone: string): string {
  const read = phoneForm(phone)
  if (read === undefined) throw invalid({ [field]: 'phone' })
  return read
}

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

/** Returns the item with an id. Fails with `not_found` when there is none. */
export const byId = <T extends { readonly id: string }>(items: readonly T[], id: string | undefined): T =>
  found(items.find((one) => one.id === id))

/** Returns the page of a list that a query asks for. */
export const partOf = <T>(
  items: readonly T[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): readonly T[] => items.slice(offset, offset + limit)
