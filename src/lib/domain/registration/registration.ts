import { type CallError, callErrorOf, codeOf, isWordless, statusOf } from '../call-error.ts'
import { emailError } from '../email-address.ts'
import { type FieldErrors, type FormFailure, formFailure, type Mistake } from '../form.ts'
import { type NewPassword, newPasswordErrors } from '../new-password.ts'
import { normalizePhoneNumber } from '../phone-number.ts'
import { type CardChoice, type CardChoiceError, type CardMode, cardRefusal } from './card-choice.ts'

export interface AskedConsent {
  readonly id: string
  readonly version_id: string
  readonly is_required: boolean
  readonly agreed: boolean
}

/** The form of a registration, every text exactly as it was typed. REG-1. */
export interface TypedRegistration extends NewPassword {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly sex: string
  readonly phone: string
  /** The club signs its members in by SMS, and so asks for the number again. */
  readonly needsPhone: boolean
  /** Undefined while it is not known what the club asks for. */
  readonly consents: readonly AskedConsent[] | undefined
}

/** The form together with the card that the step before has brought; `card_token` stands for one that was looked up. */
export interface FilledForm extends TypedRegistration {
  readonly card: CardChoice
  readonly card_token?: string | undefined
}

/** The fields that can have an error, in the order in which they stand. */
export const registrationFields = [
  'email',
  'password',
  'repeat',
  'firstname',
  'lastname',
  'sex',
  'phone',
  'consents',
] as const
export type RegistrationField = (typeof registrationFields)[number]

/** A mistake in the consents; `unknown`: they have not been received, so nobody could agree to them. */
export type ConsentsMistake = Mistake<'required' | 'unknown'>

/** The mistakes in the fields; `card`: the refusal of the card, which belongs to another step. */
export type RegistrationErrors = FieldErrors<
  Exclude<RegistrationField, 'consents'>,
  'required' | 'weak' | 'mismatch' | 'email' | 'taken' | 'phone'
> & {
  readonly consents?: ConsentsMistake | undefined
  readonly card?: CardChoiceError | undefined
}

/** The reason why a registration as a whole was not accepted; `mandatory`: something that must be there is not. REG-3, REG-4. */
export type RegistrationFailure = 'mandatory' | CallError

const requiredError = (typed: string) => (typed.trim() === '' ? 'required' : undefined)

const phoneError = ({ phone, needsPhone }: Pick<TypedRegistration, 'phone' | 'needsPhone'>) => {
  if (phone.trim() === '') return needsPhone ? 'required' : undefined
  return normalizePhoneNumber(phone) === undefined ? 'phone' : undefined
}

const consentsError = (consents: TypedRegistration['consents']) => {
  if (consents === undefined) return 'unknown'
  return consents.every(({ is_required, agreed }) => agreed || !is_required) ? undefined : 'required'
}

/** Finds what is wrong with a typed form before anybody is asked; no key where nothing is. REG-3, REG-8. */
export const registrationErrors = (typed: TypedRegistration): RegistrationErrors => {
  const found: RegistrationErrors = {
    ...newPasswordErrors(typed),
    email: emailError(typed.email),
    firstname: requiredError(typed.firstname),
    lastname: requiredError(typed.lastname),
    phone: phoneError(typed),
    consents: consentsError(typed.consents),
  }
  return Object.fromEntries(
    registrationFields.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])),
  )
}

/** Returns the sentence that stands above all where something that must be there is missing. */
export const mandatoryIn = (fieldErrors: RegistrationErrors): 'mandatory' | undefined =>
  Object.values(fieldErrors).includes('required') ? 'mandatory' : undefined

/** True when the address belongs to an account already: by its code, or by a bare 409. REG-4. */
export const isEmailTaken = (error: unknown): boolean =>
  codeOf(error) === 'email_taken' || (statusOf(error) === 409 && isWordless(error))

/**
 * Tells what a failed registration means. What has a code is told in the words of the club's language, whatever the server
 * writes; its own words stand at fields, and for what has no code. error: what the client throws. REG-3, REG-4.
 */
export const registrationFailure = (error: unknown): FormFailure<RegistrationErrors, RegistrationFailure> => {
  if (isEmailTaken(error)) return { fieldErrors: { email: 'taken' }, failure: undefined }
  const { fieldErrors } = formFailure(error, registrationFields)
  const card = cardRefusal(error)
  // The words of a refused card stand with the ways out of it.
  if (card) return { fieldErrors: { ...fieldErrors, card }, failure: undefined }
  const callError = callErrorOf(error)
  const isInvalid = codeOf(error) === 'validation'
  const isMarked = Object.keys(fieldErrors).length > 0 && (isInvalid || callError.serverMessage === undefined)
  return { fieldErrors, failure: isMarked ? undefined : isInvalid ? 'mandatory' : callError }
}

/** The steps that share a page, where the card is a matter of choice. */
export type Step = 'intro' | 'card' | 'details'

export interface Arrival {
  readonly at: Step | 'number' | 'verified' | 'code' | 'farewell'
  readonly mode?: CardMode | undefined
}
