import type { CardChoiceError } from '#lib/domain/registration/card-choice.ts'
import type { RegistrationError } from '#lib/domain/registration/registration.ts'
import { callErrorText } from '#lib/i18n/form-text.ts'
import { newPasswordErrorText } from '#lib/i18n/new-password-text.ts'
import type { Words } from '#lib/i18n/translation.ts'
import type { RegistrationFormView } from '#machines/registration/registration-form.machine.ts'

/** Says what is wrong with a card or the choice of one, in the server's own words where it has any. REG-2. */
export const cardErrorText = (words: Words, fieldError: CardChoiceError | undefined): string | undefined => {
  if (fieldError === undefined || typeof fieldError === 'object') return fieldError?.serverMessage
  const { number } = words.card
  const texts = words.registration.card
  if (fieldError === 'required') return words.errors.mixed.required({ field: number.label() })
  if (fieldError === 'digits') return number.wrong()
  return { unchosen: texts.unchosen, unknown: texts.failed, taken: texts.taken }[fieldError]()
}

interface Field {
  readonly label: string
  /** An example of a phone number in the local format. */
  readonly example: string
}

/** Says what is wrong with a field of the form, in the server's own words where it has any. REG-3, REG-4. */
export const fieldErrorText = (
  words: Words,
  fieldError: RegistrationError | undefined,
  { label, example }: Field,
): string | undefined => {
  if (fieldError === 'email') return words.errors.string.email()
  if (fieldError === 'phone') return words.errors.string.phone({ example })
  if (fieldError === 'taken') return words.registration.form.taken()
  return newPasswordErrorText(words, fieldError === 'unknown' ? undefined : fieldError, label)
}

/** Returns the reason why a registration as a whole was refused; undefined when it was not refused. */
export const registerAlert = (
  words: Words,
  { failure, card, uncertainty }: Pick<RegistrationFormView, 'failure' | 'card' | 'uncertainty'>,
): string | undefined => {
  const { form } = words.registration
  const refused = failure === 'mandatory' ? form.mandatory() : callErrorText(words, failure)
  const parts = [refused, cardErrorText(words, card?.fieldError), uncertainty && form[uncertainty]()]
  return parts.filter(Boolean).join(' ') || undefined
}
