import { assign, setup } from 'xstate'
import { type Attempt, failedAgain, untried } from '#lib/domain/attempt.ts'
import { callErrorOf } from '#lib/domain/call-error.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

/** A number of the member. */
export interface OwnPhone {
  readonly id: string
  readonly number: string
}

interface Context extends Attempt {
  /** The number that is being dealt with, or was last. */
  readonly phone: OwnPhone
  /** Counts changes of the list, so that the focus is found again. */
  readonly settled: number
}

/**
 * The phone numbers that open an account: another one becomes primary, or one is removed after a question, one thing at
 * a time. The primary one stays. PRF-3.
 */
export const accountAccessMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'primaryAsked' | 'removeAsked'; phone: OwnPhone }
      | { type: 'confirmed' | 'dismissed' },
  },
  actors: {
    promote: notProvided<void, OwnPhone>('promote'),
    /** Fails with 404 when the number is gone already. */
    remove: notProvided<void, OwnPhone>('remove'),
  },
  actions: {
    tellPrimary: notProvidedAction,
    tellRemoved: notProvidedAction,
    clear: assign(untried),
    settle: assign({ settled: ({ context }) => context.settled + 1 }),
    choose: assign(({ event }) => ('phone' in event ? { phone: event.phone } : {})),
    setFailure: assign(({ context }, { error }: Failed) => failedAgain(context, error)),
  },
  guards: { isGone: (_, { error }: Failed) => callErrorOf(error).name === 'notFound' },
}).createMachine({
  id: 'account-access',
  context: { ...untried, phone: { id: '', number: '' }, settled: 0 },
  initial: 'resting',
  states: {
    resting: {
      on: {
        primaryAsked: { target: 'promoting', actions: ['clear', 'choose'] },
        removeAsked: { target: 'asking', actions: ['clear', 'choose'] },
      },
    },
    promoting: {
      invoke: {
        src: 'promote',
        input: ({ context }) => context.phone,
        onDone: { target: 'resting', actions: ['clear', 'settle', 'tellPrimary'] },
        onError: { target: 'resting', actions: { type: 'setFailure', params: failed } },
      },
    },
    asking: { on: { confirmed: 'removing', dismissed: { target: 'resting', actions: 'clear' } } },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context }) => context.phone,
        onDone: { target: 'resting', actions: ['clear', 'settle', 'tellRemoved'] },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'resting',
            actions: ['clear', 'settle', 'tellRemoved'],
          },
          { target: 'asking', actions: { type: 'setFailure', params: failed } },
        ],
      },
    },
  },
})
