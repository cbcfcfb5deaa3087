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
 * Becoming a member: intro, card choice and form, on one page. The form and what the pages after it ask are machines of
 * their own (`form`, `code-entry`). REG-1.
 */
export const registrationMachine = setup({
  types: {
    input: {} as Arrival,
    context: {} as Context,
    events: {} as
      /** The intro is read; the number was changed. */
        | { type: 'continued' | 'typed' }
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
    isAtStart: ({ context }) => context.at === 'intro',
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
  invoke: { src: 'watchSteps' },
  initial: 'arriving',
  on: {
    stepped: [
      { guard: 'leadsToStart', target: '.introducing' },
      { guard: 'leadsToForm', target: '.filling' },
      { target: '.choosing' },
    ],
  },
  states: {
    arriving: {
      always: [
        { guard: 'isComplete', target: 'filling', actions: 'takeUp' },
        { guard: 'isAtStart', target: 'introducing' },
        { target: 'choosing' },
      ],
    },
    introducing: { on: { continued: { target: 'choosing', actions: 'pushCard' } } },
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
})

/** The step of each state; "arriving" is over before anybody can look. */
const steps = { arriving: 'intro', introducing: 'intro', choosing: 'card', filling: 'details' } as const

/** The view of a registration, apart from the forms that have their own views. REG-1. */
export const registrationView = ({
  value,
  context: { at, mode, card, fieldError, round },
}: Pick<SnapshotFrom<typeof registrationMachine>, 'value' | 'context'>) => ({
  step: steps[value],
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
