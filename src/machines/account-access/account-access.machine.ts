import { assign, type SnapshotFrom, setup } from 'xstate'
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

/** The view model of the phone numbers of an account. */
export interface AccountAccessView {
  /** The id of the number that becomes primary. */
  readonly promoting: string | undefined
  /** The question before a number is removed is open. */
  readonly asks: boolean
  readonly removing: boolean
  /** The phone number that the question is about; it stays while the dialog closes. */
  readonly phone: OwnPhone
  /** The reason why the last try failed: `failure` for the list, `refusal` for the question. */
  readonly failure: Attempt
  readonly refusal: Attempt
  readonly settled: number
}

const none: Attempt = { callError: undefined, isUnsure: false }

/** The view of the phone numbers of an account. PRF-3. */
export const accountAccessView = ({
  value,
  context: { phone, callError, isUnsure, settled },
}: Pick<SnapshotFrom<typeof accountAccessMachine>, 'value' | 'context'>): AccountAccessView => ({
  promoting: value === 'promoting' ? phone.id : undefined,
  asks: value === 'asking' || value === 'removing',
  removing: value === 'removing',
  phone,
  failure: value === 'resting' ? { callError, isUnsure } : none,
  refusal: value === 'asking' ? { callError, isUnsure } : none,
  settled,
})
