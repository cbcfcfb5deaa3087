import * as v from 'valibot'
import { type CallError, callErrorOf, codeOf, isWordless, statusOf } from '../call-error.ts'
import {
  email,
  emailError,
  type NewPassword,
  newPasswordErrors,
  normalizePhoneNumber,
} from '../credentials.ts'
import { type FieldErrors, type FormFailure, formFailure, type Mistake } from '../form.ts'
import { sex } from '../member.ts'
import { type CodeOnItsWay, type Confirmation, codeOnItsWay, momentsOf } from '../one-time-code.ts'
import { filled } from '../tolerant.ts'
import {
  type CardChoice,
  type CardChoiceError,
  type CardMode,
  cardModes,
  cardRefusal,
} from './card-choice.ts'

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

/** Finds what is wrong with a typed form before anybody is asked. REG-3, REG-8. */
export const registrationErrors = (typed: TypedRegistration): RegistrationErrors => ({
  email: emailError(typed.email),
  ...newPasswordErrors(typed),
  firstname: requiredError(typed.firstname),
  lastname: requiredError(typed.lastname),
  phone: phoneError(typed),
  consents: consentsError(typed.consents),
})

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

/** The steps before the code; they share a page where the card is a matter of choice. */
export type Step = 'intro' | 'card' | 'details'

export interface Arrival {
  readonly at: Step
  readonly mode?: CardMode | undefined
}

/** A registration without its secrets (password, card number): enough to send it anew once they are entered again. */
export const registrationDraft = v.object({
  email: filled,
  firstname: filled,
  lastname: filled,
  phone: v.optional(filled),
  sex: v.optional(sex),
  mode: v.picklist(cardModes),
  card_token: v.optional(filled),
  consents: v.array(v.object({ id: filled, version_id: filled, agreed: v.boolean() })),
})
export type RegistrationDraft = v.InferOutput<typeof registrationDraft>

/** A registration that waits for its code. REG-6. */
export const sentRegistration = v.object({
  channel: v.picklist(['email', 'sms']),
  draft: registrationDraft,
  code: codeOnItsWay,
})
export type SentRegistration = v.InferOutput<typeof sentRegistration>

/** The time a code counts as valid here, in seconds: the server does not report it, and decides in the end. */
const codeLife = 24 * 60 * 60

/** The code that a confirmation asks for, as moments. now: unix seconds of the server's clock. */
export const codeInMoments = ({ code_length, resend_in }: Confirmation, now: number): CodeOnItsWay =>
  momentsOf({ length: code_length, expires_in: codeLife, resend_in }, now)

/** Returns what is stored of a form: names as typed, the e-mail address alone. phone: E.164. */
export const draftOf = (form: FilledForm, phone: string | undefined): RegistrationDraft => {
  const spoken = v.safeParse(sex, form.sex)
  return {
    email: email(form.email) ?? '',
    firstname: form.firstname,
    lastname: form.lastname,
    ...(phone === undefined ? {} : { phone }),
    ...(spoken.success ? { sex: spoken.output } : {}),
    mode: form.card.mode,
    ...(form.card_token === undefined ? {} : { card_token: form.card_token }),
    consents: (form.consents ?? []).map(({ id, version_id, agreed }) => ({ id, version_id, agreed })),
  }
}
