import { assign, setup } from 'xstate'
import { type Attempt, failedAgain, untried } from '#lib/domain/attempt.ts'
import { callErrorOf } from '#lib/domain/call-error.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

/** The notice that is to be seen. */
export interface NoticeInput {
  readonly id: string
}

/** Marking a notice as seen. One that the platform does not know any more counts as seen. LCK-2. */
export const noticeSeenMachine = setup({
  types: {
    input: {} as NoticeInput,
    context: {} as Attempt & NoticeInput,
    events: {} as { type: 'acknowledged' },
  },
  actors: {
    /** Fails with 404 when the notice is gone already. */
    see: notProvided<void, NoticeInput>('see'),
  },
  actions: {
    /** Takes the notice out of what is known. */
    takeAway: notProvidedAction,
    setFailure: assign(({ context }, { error }: Failed) => failedAgain(context, error)),
  },
  guards: { isGone: (_, { error }: Failed) => callErrorOf(error).name === 'notFound' },
}).createMachine({
  id: 'notice-seen',
  context: ({ input: { id } }) => ({ ...untried, id }),
  initial: 'unseen',
  states: {
    unseen: { on: { acknowledged: 'sending' } },
    sending: {
      invoke: {
        src: 'see',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'seen', actions: 'takeAway' },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'seen', actions: 'takeAway' },
          { target: 'failed', actions: { type: 'setFailure', params: failed } },
        ],
      },
    },
    failed: { on: { acknowledged: 'sending' } },
    seen: { type: 'final' },
  },
})
