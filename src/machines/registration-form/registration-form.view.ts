import type { SnapshotFrom } from 'xstate'
import type { CardRefusal } from '#lib/domain/card-choice.ts'
import { type RegistrationFailure, registrationFields } from '#lib/domain/registration.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { registrationFormMachine } from './registration-form.machine.ts'

/** How the form of a registration shows itself. */
export interface RegistrationFormView {
  readonly faults: RegistrationFailure['faults']
  readonly failure: RegistrationFailure['failure']
  /** What the server says of the card; it is another step's. */
  readonly card: CardRefusal | undefined
  readonly isTaken: boolean
  /** What is not known of a try: whether it has worked; or, the address being taken, that it seems to have. */
  readonly doubt: 'unsure' | 'worked' | undefined
  readonly busy: boolean
  /** How long no other try is taken; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: (typeof registrationFields)[number] | undefined
  readonly round: number
}

/** What to show of the form of a registration. Spec §8, Registration. */
export const registrationFormView = ({
  value,
  context: { faults, failure, card, isTaken, isUnsure, wasUnsure, left, round },
}: Pick<SnapshotFrom<typeof registrationFormMachine>, 'value' | 'context'>): RegistrationFormView => ({
  faults,
  failure,
  card,
  isTaken,
  doubt: isUnsure ? 'unsure' : isTaken && wasUnsure ? 'worked' : undefined,
  busy: value === 'registering' || value === 'leaving',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  focus: registrationFields.find((field) => faults[field] !== undefined),
  round,
})
