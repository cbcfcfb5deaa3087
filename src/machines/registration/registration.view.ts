import type { SnapshotFrom } from 'xstate'
import type { CardChoice, CardFault, CardMode } from '#lib/domain/card-choice.ts'
import type { registrationMachine } from './registration.machine.ts'

/** What a registration shows of itself, apart from the forms that have views of their own. */
export interface RegistrationView {
  readonly step: 'intro' | 'card' | 'details' | 'number' | 'code' | 'farewell'
  readonly mode: CardMode | undefined
  /** The choice as it goes into the form. */
  readonly card: CardChoice | undefined
  /** The chosen card's number was lost with a reload: it is never kept. */
  readonly isNumberLost: boolean
  readonly fault: CardFault | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: 'mode' | 'card_number' | undefined
  readonly round: number
}

type Snapshot = SnapshotFrom<typeof registrationMachine>

const stepOf = (value: Snapshot['value']): RegistrationView['step'] => {
  if (typeof value === 'object')
    return ({ introducing: 'intro', choosing: 'card', filling: 'details' } as const)[value.stepping]
  if (value === 'presenting') return 'number'
  if (value === 'confirming') return 'code'
  return value === 'farewell' ? 'farewell' : 'details'
}

/** What to show of a registration. Spec §2 "sign up wizard". */
export const registrationView = ({
  value,
  context: { at, mode, card, fault, round },
}: Pick<Snapshot, 'value' | 'context'>): RegistrationView => ({
  step: stepOf(value),
  mode,
  card,
  isNumberLost: at === 'details' && mode === 'existing' && card === undefined,
  fault,
  focus: fault && (fault === 'unchosen' ? 'mode' : 'card_number'),
  round,
})

/** A step by the name that the stepper has for it. */
type StepName = 'intro' | 'card' | 'details' | 'confirm'

/** The steps of a registration: with the card's number first, or after an intro. Spec §2, §4. */
export const registrationSteps = (cardFirst: boolean): readonly StepName[] =>
  cardFirst ? ['card', 'details', 'confirm'] : ['intro', 'card', 'details', 'confirm']

/** The name that the stepper has for what is shown. */
export const stepShown = (step: RegistrationView['step']): StepName => {
  if (step === 'number') return 'card'
  return step === 'code' || step === 'farewell' ? 'confirm' : step
}
