import { assign, type SnapshotFrom, setup } from 'xstate'
import { needsConfirmation } from '#lib/domain/call-error.ts'
import { type PasskeyFailure, passkeyFailureOf } from '#lib/domain/session/passkey.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

/** The server's proof that it is the member, where she gave it. */
export interface Proof {
  readonly confirmation: string | undefined
}

interface Context extends Proof {
  readonly failure: PasskeyFailure | undefined
}

/**
 * Adding a passkey to an account: one attempt at a time, and another whenever the member likes. The platform may ask who
 * is there first, since a passkey confirms spending. LCK-1.
 */
export const passkeyAddingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** dismissed: the member does not show that it is her. */
      { type: 'asked' | 'dismissed' } | { type: 'reauthenticated'; confirmation: string },
  },
  actors: {
    /**
     * Has the member's device make a passkey, and hands it to the platform. Fails with `confirmation_required` where she
     * has to show first that it is her.
     */
    add: notProvided<void, Proof>('add'),
  },
  actions: {
    /** Tells that the passkey is the member's now. */
    announce: notProvidedAction,
    setFailure: assign((_, { error }: Failed) => ({ failure: passkeyFailureOf(error) })),
    clear: assign({ failure: undefined }),
  },
  guards: { needsConfirmation: (_, { error }: Failed) => needsConfirmation(error) },
}).createMachine({
  id: 'passkey-adding',
  context: { failure: undefined, confirmation: undefined },
  initial: 'resting',
  states: {
    resting: { on: { asked: { target: 'adding', actions: 'clear' } } },
    adding: {
      exit: assign({ confirmation: undefined }),
      invoke: {
        src: 'add',
        input: ({ context: { confirmation } }) => ({ confirmation }),
        onDone: { target: 'resting', actions: 'announce' },
        onError: [
          { guard: { type: 'needsConfirmation', params: failed }, target: 'reauthenticating' },
          { target: 'resting', actions: { type: 'setFailure', params: failed } },
        ],
      },
    },
    reauthenticating: {
      on: {
        reauthenticated: {
          target: 'adding',
          actions: assign(({ event }) => ({ confirmation: event.confirmation })),
        },
        dismissed: 'resting',
      },
    },
  },
})

/** The view model of adding a passkey. */
export interface PasskeyAddingView {
  readonly busy: boolean
  /** The dialog in which the member shows that it is her is open. */
  readonly asking: boolean
  /** The reason why the last attempt failed, until the next one. */
  readonly failure: PasskeyFailure | undefined
}

/** The view of adding a passkey. LCK-1. */
export const passkeyAddingView = ({
  value,
  context: { failure },
}: Pick<SnapshotFrom<typeof passkeyAddingMachine>, 'value' | 'context'>): PasskeyAddingView => ({
  busy: value === 'adding',
  asking: value === 'reauthenticating',
  failure,
})
