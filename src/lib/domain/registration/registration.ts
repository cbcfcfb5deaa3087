import { type CallError, callErrorOf, fieldErrorsOf } from '../call-error.ts'
import { emailError } from '../email-address.ts'
import {
  type NewPassword,
  type NewPasswordError,
  newPasswordErrors,
  refusedPassword,
} from '../new-password.ts'
import { dialled } from '../phone-number.ts'
import { codeOf, isRefusal, isWordless, statusOf } from '../refusal.ts'
import { type CardChoice, type CardMode, type CardRefusal, cardRefusal } from './card-choice.ts'

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

/** A mistake in a field; `unknown`: the consents have not been received, so nobody could agree to them. */
export type RegistrationError = NewPasswordError | 'email' | 'taken' | 'phone' | 'unknown'
export type RegistrationErrors = { readonly [K in RegistrationField]?: RegistrationError | undefined }

export interface RegistrationFailure {
  readonly fieldErrors: RegistrationErrors
  /** `mandatory`: something that must be there is not. REG-3, REG-4. */
  readonly failure: 'mandatory' | CallError | undefined
  readonly card: CardRefusal | undefined
  /** The address belongs to an account that one may sign in to. */
  readonly isTaken: boolean
  /** No readable answer came: the account may exist all the same. */
  readonly isUnsure: boolean
  /** The time that the server asks to wait before another try, in milliseconds. */
  readonly wait: number
}

export const flawless: RegistrationFailure = {
  fieldErrors: {},
  failure: undefined,
  card: undefined,
  isTaken: false,
  isUnsure: false,
  wait: 0,
}

const requiredError = (typed: string) => (typed.trim() === '' ? 'required' : undefined)

const phoneError = ({ phone, needsPhone }: Pick<TypedRegistration, 'phone' | 'needsPhone'>) => {
  if (phone.trim() === '') return needsPhone ? 'required' : undefined
  return dialled(phone) === undefined ? 'phone' : undefined
}

const consentsError = (consents: TypedRegistration['consents']) => {
  if (consents === undefined) return 'unknown'
  return consents.every(({ is_required, agreed }) => agreed || !is_required) ? undefined : 'required'
}

/** Finds what is wrong with a typed form before anybody is asked; no key where nothing is. REG-3, REG-8. */
export const registrationErrors = (typed: TypedRegistration): RegistrationErrors => {
  const fieldErrors: RegistrationErrors = {
    ...newPasswordErrors(typed),
    email: emailError(typed.email),
    firstname: requiredError(typed.firstname),
    lastname: requiredError(typed.lastname),
    phone: phoneError(typed),
    consents: consentsError(typed.consents),
  }
  return Object.fromEntries(Object.entries(fieldErrors).filter(([, fieldError]) => fieldError !== undefined))
}

/** The same as a failure, with the sentence that stands above all. */
export const withErrors = (fieldErrors: RegistrationErrors): RegistrationFailure => ({
  ...flawless,
  fieldErrors,
  failure: Object.values(fieldErrors).includes('required') ? 'mandatory' : undefined,
})

/** Returns the part of a failure that remains after the visitor has changed a field. */
export const withoutError = (
  { fieldErrors, isTaken }: RegistrationFailure,
  field: RegistrationField,
): Pick<RegistrationFailure, 'fieldErrors' | 'isTaken'> => ({
  fieldErrors: { ...fieldErrors, [field]: undefined },
  isTaken: isTaken && field !== 'email',
})

/** The mistakes found by the rules of the club's country, once those are loaded: thrown in place of a call. */
export class MistypedError extends Error {
  override readonly name = 'MistypedError'
  readonly fieldErrors: RegistrationErrors
  constructor(fieldErrors: RegistrationErrors) {
    super(`mistyped: ${Object.keys(fieldErrors).join(', ')}`)
    this.fieldErrors = fieldErrors
  }
}

const serverErrors = (error: unknown): RegistrationErrors => ({
  ...fieldErrorsOf(error, registrationFields),
  ...refusedPassword(error),
})

/** True when the address belongs to an account already: by its code, or by a bare 409. REG-4. */
export const isEmailTaken = (error: unknown): boolean =>
  codeOf(error) === 'email_taken' || (statusOf(error) === 409 && isWordless(error))

/**
 * Tells what a failed registration means: by its code, whatever the server writes; its own words stand at fields, and for what has no
 * code. error: what the client throws, or MistypedError. REG-3, REG-4.
 */
export const registrationFailure = (error: unknown): RegistrationFailure => {
  if (error instanceof MistypedError) return withErrors(error.fieldErrors)
  const callError = callErrorOf(error)
  if (isEmailTaken(error)) return { ...flawless, fieldErrors: { email: 'taken' }, isTaken: true }
  const fieldErrors = serverErrors(error)
  const card = cardRefusal(error)
  // The words of a refused card stand with the ways out of it.
  if (card.fieldError) return { ...flawless, fieldErrors, card }
  const isInvalid = codeOf(error) === 'validation'
  const isMarked = Object.keys(fieldErrors).length > 0 && (isInvalid || callError.serverMessage === undefined)
  const failure = isMarked ? undefined : isInvalid ? 'mandatory' : callError
  return { ...flawless, fieldErrors, failure, isUnsure: !isRefusal(error), wait: callError.wait ?? 0 }
}

/** The steps that share a page, where the card is a matter of choice. */
export type Step = 'intro' | 'card' | 'details'

export interface Arrival {
  readonly at: Step | 'number' | 'verified' | 'code' | 'farewell'
  readonly mode?: CardMode | undefined
}
