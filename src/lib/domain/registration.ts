import { type CardChoice, type CardRefusal, cardRefusal } from './card-choice.ts'
import { email } from './email-address.ts'
import {
  type NewPassword,
  type NewPasswordFault,
  newPasswordFaults,
  refusedPassword,
} from './new-password.ts'
import { dialled } from './phone-number.ts'
import { codeOf, isRefusal } from './refusal.ts'
import { faultOf, type Trouble, troubleOf } from './trouble.ts'

/** A consent as the form asks for it, and the answer so far. */
export interface AskedConsent {
  readonly id: string
  readonly version_id: string
  readonly is_required: boolean
  readonly agreed: boolean
}

/** The form of a registration, every text exactly as it was typed. Spec §2 "sign up wizard". */
export interface TypedRegistration extends NewPassword {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly sex: string
  readonly phone: string
  /** Undefined while it is not known what the club asks for. */
  readonly consents: readonly AskedConsent[] | undefined
}

/** The form together with the card that the step before has brought; `card_token` stands for one that was looked up. */
export interface FilledForm extends TypedRegistration {
  readonly card: CardChoice
  readonly card_token?: string | undefined
}

/** The fields that can be blamed, in the order in which they stand. */
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

/** What is wrong with a field; `unknown`: the consents have not come, so nobody could agree to them. */
export type RegistrationFault = NewPasswordFault | 'email' | 'taken' | 'phone' | 'unknown'
export type RegistrationFaults = { readonly [K in RegistrationField]?: RegistrationFault | undefined }

/** Why a registration was not taken. */
export interface RegistrationFailure {
  readonly faults: RegistrationFaults
  /** `mandatory`: something that must be there is not. Spec §8, Registration. */
  readonly failure: 'mandatory' | Trouble | undefined
  /** What the server says of the card that the form brings. */
  readonly card: CardRefusal | undefined
  /** The address belongs to an account that one may sign in to. */
  readonly isTaken: boolean
  /** No readable answer came: the account may exist all the same. */
  readonly isUnsure: boolean
  /** How long the server asks to wait before another try, in milliseconds. */
  readonly wait: number
}

/** Nothing is wrong. */
export const flawless: RegistrationFailure = {
  faults: {},
  failure: undefined,
  card: undefined,
  isTaken: false,
  isUnsure: false,
  wait: 0,
}

const emptyFault = (typed: string) => (typed.trim() === '' ? 'required' : undefined)

const consentsFault = (consents: TypedRegistration['consents']) => {
  if (consents === undefined) return 'unknown'
  return consents.every(({ is_required, agreed }) => agreed || !is_required) ? undefined : 'required'
}

/** What is wrong with a typed form before anybody is asked; no key where nothing is. Spec §5, Registration. */
export const registrationFaults = (typed: TypedRegistration): RegistrationFaults => {
  const faults: RegistrationFaults = {
    ...newPasswordFaults(typed),
    email: emptyFault(typed.email) ?? (email(typed.email) ? undefined : 'email'),
    firstname: emptyFault(typed.firstname),
    lastname: emptyFault(typed.lastname),
    phone: typed.phone.trim() === '' || dialled(typed.phone) ? undefined : 'phone',
    consents: consentsFault(typed.consents),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

/** The same as a failure, with the sentence that stands above all. */
export const blamed = (faults: RegistrationFaults): RegistrationFailure => ({
  ...flawless,
  faults,
  failure: Object.values(faults).includes('required') ? 'mandatory' : undefined,
})

/** What is left of a failure once the visitor has changed a field. */
export const forgiven = (
  { faults, isTaken }: RegistrationFailure,
  field: RegistrationField,
): Pick<RegistrationFailure, 'faults' | 'isTaken'> => ({
  faults: { ...faults, [field]: undefined },
  isTaken: isTaken && field !== 'email',
})

/** What the rules of the club's country find wrong, once they are there: thrown in place of a call. */
export class MistypedError extends Error {
  override readonly name = 'MistypedError'
  readonly faults: RegistrationFaults
  constructor(faults: RegistrationFaults) {
    super(`mistyped: ${Object.keys(faults).join(', ')}`)
    this.faults = faults
  }
}

const said = (error: unknown): RegistrationFaults => ({
  ...Object.fromEntries(
    registrationFields.flatMap((field) => {
      const words = faultOf(error, field)
      return words === undefined ? [] : [[field, { said: words }]]
    }),
  ),
  ...refusedPassword(error),
})

/** What a failed registration means. error: what the client throws, or MistypedError. Spec §8, Registration. */
export const registrationFailure = (error: unknown): RegistrationFailure => {
  if (error instanceof MistypedError) return blamed(error.faults)
  const trouble = troubleOf(error)
  if (codeOf(error) === 'email_taken') {
    const fault: RegistrationFault = trouble.said === undefined ? 'taken' : { said: trouble.said }
    return { ...flawless, faults: { email: fault }, isTaken: true }
  }
  const faults = said(error)
  const card = cardRefusal(error)
  // The words of a refused card stand with the ways out of it.
  if (card.fault) return { ...flawless, faults, card }
  const isMarked = Object.keys(faults).length > 0 && trouble.said === undefined
  const failure = isMarked ? undefined : trouble
  return { ...flawless, faults, failure, isUnsure: !isRefusal(error), wait: trouble.wait ?? 0 }
}
