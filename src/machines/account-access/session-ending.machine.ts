import { assign, setup } from 'xstate'
import { type Attempt, failedAgain, untried } from '#lib/domain/attempt.ts'
import { callErrorOf } from '#lib/domain/call-error.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

/** The session that is to end. */
export interface EndingInput {
  readonly id: string
}

/** Ending one of the member's other sessions. One that the platform does not know any more has ended. LCK-2. */
export const sessionEndingMachine = setup({
  types: {
    input: {} as EndingInput,
    context: {} as Attempt & EndingInput,
    events: {} as { type: 'asked' },
  },
  actors: {
    /** Fails with 404 when the session is over already. */
    end: notProvided<void, EndingInput>('end'),
  },
  actions: {
    /** Takes the session out of the list. */
    takeAway: notProvidedAction,
    tellEnded: notProvidedAction,
    setFailure: assign(({ context }, { error }: Failed) => failedAgain(context, error)),
  },
  guards: { isGone: (_, { error }: Failed) => callErrorOf(error).name === 'notFound' },
}).createMachine({
  id: 'session-ending',
  context: ({ input: { id } }) => ({ ...untried, id }),
  initial: 'idle',
  states: {
    idle: { on: { asked: 'ending' } },
    ending: {
      invoke: {
        src: 'end',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'ended', actions: ['takeAway', 'tellEnded'] },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'ended', actions: 'takeAway' },
          { target: 'failed', actions: { type: 'setFailure', params: failed } },
        ],
      },
    },
    failed: { on: { asked: 'ending' } },
    ended: { type: 'final' },
  },
})
