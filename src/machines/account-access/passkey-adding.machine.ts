import { assign, setup } from 'xstate'
import { type PasskeyFailure, passkeyFailureOf } from '#lib/domain/session/passkey.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

interface Context {
  readonly failure: PasskeyFailure | undefined
}

/** Adding a passkey to an account: one attempt at a time, and another whenever the member likes. LCK-1. */
export const passkeyAddingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'asked' },
  },
  actors: {
    /** Has the member's device make a passkey, and hands it to the platform. */
    add: notProvided<void>('add'),
  },
  actions: {
    /** Tells that the passkey is the member's now. */
    announce: notProvidedAction,
    setFailure: assign((_, { error }: Failed) => ({ failure: passkeyFailureOf(error) })),
    clear: assign({ failure: undefined }),
  },
}).createMachine({
  id: 'passkey-adding',
  context: { failure: undefined },
  initial: 'resting',
  states: {
    resting: { on: { asked: { target: 'adding', actions: 'clear' } } },
    adding: {
      invoke: {
        src: 'add',
        onDone: { target: 'resting', actions: 'announce' },
        onError: { target: 'resting', actions: { type: 'setFailure', params: failed } },
      },
    },
  },
})
