import type { SnapshotFrom } from 'xstate'
import type { CardChoice, CardChoiceError, CardMode } from '#lib/domain/registration/card-choice.ts'
import type { registrationMachine } from './registration.machine.ts'

/** The view model of a registration, apart from the forms that have their own view models. */
export interface RegistrationView {
  readonly step: 'intro' | 'card' | 'details' | 'number' | 'code' | 'farewell'
  readonly mode: CardMode | undefined
  /** The choice as it goes into the form. */
  readonly card: CardChoice | undefined
  /** The chosen card's number was lost with a reload: it is never kept. */
  readonly isNumberLost: boolean
  readonly fieldError: CardChoiceError | undefined
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

/** The view of a registration. REG-1. */
export const registrationView = ({
  value,
  context: { at, mode, card, fieldError, round },
}: Pick<Snapshot, 'value' | 'context'>): RegistrationView => ({
  step: stepOf(value),
  mode,
  card,
  isNumberLost: at === 'details' && mode === 'existing' && card === undefined,
  fieldError,
  focus: fieldError && (fieldError === 'unchosen' ? 'mode' : 'card_number'),
  round,
})

/** A step by the name that the stepper has for it. */
type StepName = 'intro' | 'card' | 'details' | 'confirm'

/** The steps of a registration: with the card's number first, or after an intro. REG-1, REG-2. */
export const registrationSteps = (cardFirst: boolean): readonly StepName[] =>
  cardFirst ? ['card', 'details', 'confirm'] : ['intro', 'card', 'details', 'confirm']

/** The name that the stepper has for what is shown. */
export const stepShown = (step: RegistrationView['step']): StepName => {
  if (step === 'number') return 'card'
  return step === 'code' || step === 'farewell' ? 'confirm' : step
}
