import { assertEvent, assign, type SnapshotFrom, setup } from 'xstate'
import {
  type CardChoice,
  type CardChoiceError,
  type CardMode,
  cardChoice,
  cardChoiceError,
} from '#lib/domain/registration/card-choice.ts'
import type { Arrival, Step } from '#lib/domain/registration/registration.ts'
import { notProvidedAction, notProvidedListener } from '../setup-parts.ts'

interface Context extends Arrival {
  /** The choice as it goes into the form. */
  readonly card: CardChoice | undefined
  readonly fieldError: CardChoiceError | undefined
  /** Counts refusals, so that the focus moves at each. */
  readonly round: number
}

/**
 * Becoming a member, over three pages: intro, card choice and form on one, or a card's number on one and the form on
 * the next, then the code and the farewell. What the server is asked on the way is up to machines of their own
 * (`form`, `code-entry`). REG-1.
 */
export const registrationMachine = setup({
  types: {
    input: {} as Arrival,
    context: {} as Context,
    events: {} as
      /** The intro is read; the number was changed; the code was right, and nobody is signed in by it. */
        | { type: 'continued' | 'typed' | 'confirmed' }
        | { type: 'picked'; mode: CardMode }
        /** The card's step is left, its number as it was typed. */
        | { type: 'chosen'; number: string }
        /** Back, forward or a link led to another step. */
        | { type: 'stepped'; to: Step },
  },
  actors: {
    /** Sends `stepped` when the browser's history moves to another step. */
    watchSteps: notProvidedListener('watchSteps'),
  },
  actions: {
    /** Make a step an entry of the browser's history. */
    pushCard: notProvidedAction,
    pushForm: notProvidedAction,
    /** Remembers what was picked for a reload. */
    keepMode: notProvidedAction,
    pick: assign(({ event }) =>
      event.type === 'picked' ? { mode: event.mode, card: undefined, fieldError: undefined } : {},
    ),
    choose: assign(({ context, event }) => {
      assertEvent(event, 'chosen')
      return { card: cardChoice(context.mode, event.number), fieldError: undefined }
    }),
    takeUp: assign(({ context }) => ({ card: cardChoice(context.mode, '') })),
    setError: assign(({ context, event }) => {
      assertEvent(event, 'chosen')
      return { fieldError: cardChoiceError(context.mode, event.number), round: context.round + 1 }
    }),
    clear: assign({ fieldError: undefined }),
  },
  guards: {
    isAt: ({ context }, at: Arrival['at']) => context.at === at,
    /** A card's number is never kept, so that after a reload it must be asked for again. */
    isComplete: ({ context: { at, mode } }) => at === 'details' && cardChoice(mode, '') !== undefined,
    isChosen: ({ context, event }) => event.type === 'chosen' && !cardChoiceError(context.mode, event.number),
    leadsToStart: ({ event }) => event.type === 'stepped' && event.to === 'intro',
    leadsToForm: ({ context, event }) =>
      event.type === 'stepped' && event.to === 'details' && context.card !== undefined,
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({ ...input, card: undefined, fieldError: undefined, round: 0 }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: { type: 'isAt', params: 'farewell' }, target: 'farewell' },
        { guard: { type: 'isAt', params: 'code' }, target: 'confirming' },
        { guard: { type: 'isAt', params: 'verified' }, target: 'completing' },
        { guard: { type: 'isAt', params: 'number' }, target: 'presenting' },
        { guard: 'isComplete', target: 'stepping.filling', actions: 'takeUp' },
        { guard: { type: 'isAt', params: 'intro' }, target: 'stepping.introducing' },
        { target: 'stepping.choosing' },
      ],
    },
    stepping: {
      initial: 'introducing',
      invoke: { src: 'watchSteps' },
      on: {
        stepped: [
          { guard: 'leadsToStart', target: '.introducing' },
          { guard: 'leadsToForm', target: '.filling' },
          { target: '.choosing' },
        ],
      },
      states: {
        introducing: {
          on: { continued: { target: 'choosing', actions: 'pushCard' } },
        },
        choosing: {
          on: {
            picked: { actions: ['pick', 'keepMode'] },
            typed: { actions: 'clear' },
            chosen: [
              { guard: 'isChosen', target: 'filling', actions: ['choose', 'pushForm'] },
              { actions: 'setError' },
            ],
          },
        },
        filling: {},
      },
    },
    presenting: {},
    completing: {},
    confirming: { on: { confirmed: 'farewell' } },
    farewell: {},
  },
})

type Snapshot = SnapshotFrom<typeof registrationMachine>

type ShownStep = Step | 'number' | 'code' | 'farewell'

const stepOf = (value: Snapshot['value']): ShownStep => {
  if (typeof value === 'object')
    return ({ introducing: 'intro', choosing: 'card', filling: 'details' } as const)[value.stepping]
  if (value === 'presenting') return 'number'
  if (value === 'confirming') return 'code'
  return value === 'farewell' ? 'farewell' : 'details'
}

/** The view of a registration, apart from the forms that have their own views. REG-1. */
export const registrationView = ({
  value,
  context: { at, mode, card, fieldError, round },
}: Pick<Snapshot, 'value' | 'context'>) => ({
  step: stepOf(value),
  mode,
  /** The choice as it goes into the form. */
  card,
  /** The chosen card's number was lost with a reload: it is never kept. */
  isNumberLost: at === 'details' && mode === 'existing' && card === undefined,
  fieldError,
  /** The field to go back to, anew at each round. */
  focus: fieldError && (fieldError === 'unchosen' ? 'mode' : 'card_number'),
  round,
})
export type RegistrationView = ReturnType<typeof registrationView>

/** A step by the name that the stepper has for it. */
type StepName = 'intro' | 'card' | 'details' | 'confirm'

/** The steps of a registration: with the card's number first, or after an intro. REG-1, REG-2. */
export const registrationSteps = (cardFirst: boolean): readonly StepName[] =>
  cardFirst ? ['card', 'details', 'confirm'] : ['intro', 'card', 'details', 'confirm']

/** The name that the stepper has for what is shown. */
export const stepShown = (step: ShownStep): StepName => {
  if (step === 'number') return 'card'
  return step === 'code' || step === 'farewell' ? 'confirm' : step
}
