import type { CardChoiceError } from '#lib/domain/registration/card-choice.ts'
import type { RegistrationErrors, RegistrationFailure } from '#lib/domain/registration/registration.ts'
import { callErrorText } from '#lib/i18n/form-text.ts'
import type { Words } from '#lib/i18n/translation.ts'
import type { FormView } from '#machines/common/form.machine.ts'

/** Says what is wrong with a card or the choice of one, in the server's own words where it has any. REG-2. */
export const cardErrorText = (words: Words, fieldError: CardChoiceError | undefined): string | undefined => {
  if (fieldError === undefined || typeof fieldError === 'object') return fieldError?.serverMessage
  const { number } = words.card
  const texts = words.registration.card
  if (fieldError === 'required') return words.errors.mixed.required({ field: number.label() })
  if (fieldError === 'digits') return number.wrong()
  return { unchosen: texts.unchosen, unknown: texts.failed, taken: texts.taken }[fieldError]()
}

/**
 * Returns the reason why a registration as a whole was refused; undefined when it was not refused. A try whose reply was lost may
 * have worked; where the address is taken after one, it seems to have; else a browser may have sent the form again by itself.
 */
export const registerAlert = (
  words: Words,
  {
    failure,
    fieldErrors,
    isUnsure,
    wasUnsure,
  }: Pick<
    FormView<RegistrationErrors, RegistrationFailure, void>,
    'failure' | 'fieldErrors' | 'isUnsure' | 'wasUnsure'
  >,
): string | undefined => {
  const { form } = words.registration
  const refused = failure === 'mandatory' ? form.mandatory() : callErrorText(words, failure)
  const afterTaken = wasUnsure ? form.worked() : form.perhaps()
  const uncertainty = isUnsure ? form.unsure() : fieldErrors.email === 'taken' ? afterTaken : undefined
  return [refused, cardErrorText(words, fieldErrors.card), uncertainty].filter(Boolean).join(' ') || undefined
}
