import { assign, type SnapshotFrom, setup } from 'xstate'
import { type CallError, callErrorOf, fieldErrorOf } from '#lib/domain/call-error.ts'
import type { CodeOnItsWay } from '#lib/domain/one-time-code.ts'
import type { PhoneError } from '#lib/domain/phone-number.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

/** A number that was added; with `code` it waits for the code that is on its way to it. */
export interface AddedPhone {
  readonly id: string
  readonly number: string
  readonly code: CodeOnItsWay | undefined
}

interface Context {
  readonly number: string
  readonly fieldError: PhoneError | undefined
  /** The reason why the number could not be added, unless the number itself is wrong. */
  readonly callError: CallError | undefined
  readonly added: AddedPhone | undefined
  /** Counts refusals, so that the focus moves at each. */
  readonly round: number
  /** Counts the times that the code's form has given way to the number's. */
  readonly returns: number
}

/**
 * Adding a phone number to an account and proving it by a code. Adding one that waits for its code already has another
 * code sent, so that a lost reply does no harm. PRF-3.
 */
export const phoneAddingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'submitted'; typed: string }
      /** A number of the list is to be proven. */
      | { type: 'verifyAsked'; number: string }
      /** verified: the code was right. dismissed: not now. typed: the number to add changes. */
      | { type: 'verified' | 'dismissed' | 'typed' },
  },
  actors: {
    /** Returns the typed text as a number that can be called; undefined when it is none. */
    read: notProvided<string | undefined, { typed: string }>('read'),
    /** Adds a number, or has another code sent to one that waits for it. */
    link: notProvided<AddedPhone, { number: string }>('link'),
  },
  actions: {
    /** Tells that the number is the member's now. */
    tellAdded: notProvidedAction,
    clear: assign({ fieldError: undefined, callError: undefined }),
    choose: assign(({ event }) => ('number' in event ? { number: event.number } : {})),
    setNumber: assign((_, number: string | undefined) => ({ number: number ?? '' })),
    setError: assign(({ context }, fieldError: PhoneError) => ({ fieldError, round: context.round + 1 })),
    setFailure: assign(({ context }, { error }: Failed) => {
      const serverMessage = fieldErrorOf(error, 'number')
      return serverMessage
        ? { fieldError: { serverMessage }, round: context.round + 1 }
        : { callError: callErrorOf(error) }
    }),
    add: assign((_, added: AddedPhone) => ({ added })),
    comeBack: assign({ returns: ({ context }) => context.returns + 1 }),
  },
  guards: {
    isFilledIn: ({ event }) => event.type === 'submitted' && event.typed.trim() !== '',
    isPhone: (_, number: string | undefined) => number !== undefined,
    needsCode: (_, { code }: AddedPhone) => code !== undefined,
  },
}).createMachine({
  id: 'phone-adding',
  context: {
    number: '',
    fieldError: undefined,
    callError: undefined,
    added: undefined,
    round: 0,
    returns: 0,
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        typed: { actions: 'clear' },
        submitted: [
          { guard: 'isFilledIn', target: 'reading', actions: 'clear' },
          { actions: ['clear', { type: 'setError', params: 'required' }] },
        ],
        verifyAsked: { target: 'linking', actions: ['clear', 'choose'] },
      },
    },
    reading: {
      invoke: {
        src: 'read',
        input: ({ event }) => ({ typed: event.type === 'submitted' ? event.typed : '' }),
        onDone: [
          {
            guard: { type: 'isPhone', params: ({ event }) => event.output },
            target: 'linking',
            actions: { type: 'setNumber', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'setError', params: 'phone' } },
        ],
      },
    },
    linking: {
      invoke: {
        src: 'link',
        input: ({ context: { number } }) => ({ number }),
        onDone: [
          {
            guard: { type: 'needsCode', params: ({ event }) => event.output },
            target: 'entering',
            actions: { type: 'add', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: ['comeBack', 'tellAdded'] },
        ],
        onError: { target: 'resting', actions: { type: 'setFailure', params: failed } },
      },
    },
    entering: {
      on: {
        verified: { target: 'resting', actions: ['comeBack', 'tellAdded'] },
        dismissed: { target: 'resting', actions: 'comeBack' },
      },
    },
  },
})

/** The view model of adding a phone number. */
export interface PhoneAddingView {
  readonly fieldError: PhoneError | undefined
  readonly callError: CallError | undefined
  readonly busy: boolean
  /** The number whose code is to be entered. */
  readonly entering: AddedPhone | undefined
  readonly round: number
  readonly returns: number
}

/** The view of adding a phone number. PRF-3. */
export const phoneAddingView = ({
  value,
  context: { fieldError, callError, added, round, returns },
}: Pick<SnapshotFrom<typeof phoneAddingMachine>, 'value' | 'context'>): PhoneAddingView => ({
  fieldError,
  callError,
  busy: value === 'reading' || value === 'linking',
  entering: value === 'entering' ? added : undefined,
  round,
  returns,
})
