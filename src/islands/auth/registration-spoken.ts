import type { CardFault } from '#lib/domain/card-choice.ts'
import type { RegistrationFault } from '#lib/domain/registration.ts'
import { newPasswordError } from '#lib/i18n/new-password-text.ts'
import type { Words } from '#lib/i18n/translation.ts'
import type { RegistrationFormView } from '#machines/registration-form/registration-form.view.ts'
import { sayTrouble } from './spoken.ts'

/** What is wrong with a card or the choice of one, in the server's own words where it has any. Spec §8. */
export const sayCardFault = (words: Words, fault: CardFault | undefined): string | undefined => {
  if (fault === undefined || typeof fault === 'object') return fault?.said
  const { number } = words.card
  const said = words.registration.card
  if (fault === 'required') return words.errors.mixed.required({ field: number.label() })
  if (fault === 'digits') return number.wrong()
  return { unchosen: said.unchosen, unknown: said.failed, taken: said.taken }[fault]()
}

interface Field {
  readonly label: string
  /** How phone numbers are written here. */
  readonly example: string
}

/** What is wrong with a field of the form, in the server's own words where it has any. Spec §8. */
export const sayFault = (
  words: Words,
  fault: RegistrationFault | undefined,
  { label, example }: Field,
): string | undefined => {
  if (fault === 'email') return words.errors.string.email()
  if (fault === 'phone') return words.errors.string.phone({ example })
  if (fault === 'taken') return words.registration.form.taken()
  return newPasswordError(words, fault === 'unknown' ? undefined : fault, label)
}

/** Why a registration as a whole was not taken; undefined where it was not refused. */
export const registerAlert = (
  words: Words,
  { failure, card, doubt }: Pick<RegistrationFormView, 'failure' | 'card' | 'doubt'>,
): string | undefined => {
  const { form } = words.registration
  const refused = failure === 'mandatory' ? form.mandatory() : sayTrouble(words, failure)
  const parts = [refused, sayCardFault(words, card?.fault), doubt && form[doubt]()]
  return parts.filter(Boolean).join(' ') || undefined
}
