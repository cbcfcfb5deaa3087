import type { SnapshotFrom } from 'xstate'
import type { CardRefusal } from '#lib/domain/registration/card-choice.ts'
import { type RegistrationFailure, registrationFields } from '#lib/domain/registration/registration.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { registrationFormMachine } from './registration-form.machine.ts'

/** The view model of the form of a registration. */
export interface RegistrationFormView {
  readonly fieldErrors: RegistrationFailure['fieldErrors']
  readonly failure: RegistrationFailure['failure']
  /** The server's refusal of the card; it belongs to another step. */
  readonly card: CardRefusal | undefined
  readonly isTaken: boolean
  /**
   * The uncertainty about a try: it may have worked; or, the address being taken, it seems to have worked. `perhaps`: a
   * browser may send a form again by itself when its answer is lost, or the page was loaded anew since.
   */
  readonly uncertainty: 'unsure' | 'worked' | 'perhaps' | undefined
  readonly busy: boolean
  /** The time for which no other try is accepted; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: (typeof registrationFields)[number] | undefined
  readonly round: number
}

/** The view of the form of a registration. REG-3, REG-4. */
export const registrationFormView = ({
  value,
  context: { fieldErrors, failure, card, isTaken, isUnsure, wasUnsure, left, round },
}: Pick<SnapshotFrom<typeof registrationFormMachine>, 'value' | 'context'>): RegistrationFormView => ({
  fieldErrors,
  failure,
  card,
  isTaken,
  uncertainty: isUnsure ? 'unsure' : isTaken ? (wasUnsure ? 'worked' : 'perhaps') : undefined,
  busy: value === 'registering' || value === 'leaving',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  focus: registrationFields.find((field) => fieldErrors[field] !== undefined),
  round,
})
