import { assign, type SnapshotFrom, setup } from 'xstate'
import { type Attempt, failedAgain, untried } from '#lib/domain/attempt.ts'
import { notProvided } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

interface Context extends Attempt {
  /** The member came for this: the question is open at once. */
  readonly isAsked: boolean
  /** She went on without a choice. */
  readonly isMissing: boolean
  /** The place that the request names. */
  readonly place: string | undefined
  /** The request is made. */
  readonly isSent: boolean
}

/**
 * Requesting a plastic card, to be fetched at a place of the member's choice. A reply that was lost may have ordered it:
 * then nothing is sent again before she says so. PRF-1.
 */
export const physicalCardMachine = setup({
  types: {
    input: {} as { isAsked: boolean },
    context: {} as Context,
    /** pressed: asks for the card. chosen: a place. submitted: with the place that is chosen then, if any. */
    events: {} as
      | { type: 'pressed' | 'chosen' | 'dismissed' }
      | { type: 'submitted'; place: string | undefined },
  },
  actors: {
    /** Makes the request. */
    request: notProvided<void, { place: string }>('request'),
  },
  actions: {
    startAnew: assign({ ...untried, isMissing: false, isSent: false }),
    miss: assign({ isMissing: true }),
    choose: assign({ isMissing: false }),
    begin: assign(({ event }) => ({
      place: event.type === 'submitted' ? event.place : undefined,
      isMissing: false,
      callError: undefined,
    })),
    succeed: assign({ ...untried, isSent: true }),
    setFailure: assign(({ context }, { error }: Failed) => failedAgain(context, error)),
  },
  guards: {
    isAsked: ({ context }) => context.isAsked,
    hasPlace: ({ event }) => event.type === 'submitted' && event.place !== undefined,
  },
}).createMachine({
  id: 'physical-card',
  context: ({ input }) => ({ ...input, ...untried, isMissing: false, isSent: false, place: undefined }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isAsked', target: 'choosing' }, { target: 'resting' }] },
    resting: { on: { pressed: { target: 'choosing', actions: 'startAnew' } } },
    choosing: {
      on: {
        chosen: { actions: 'choose' },
        submitted: [{ guard: 'hasPlace', target: 'sending', actions: 'begin' }, { actions: 'miss' }],
        dismissed: 'resting',
      },
    },
    sending: {
      invoke: {
        src: 'request',
        input: ({ context }) => ({ place: context.place ?? '' }),
        onDone: { target: 'sent', actions: 'succeed' },
        onError: { target: 'choosing', actions: { type: 'setFailure', params: failed } },
      },
    },
    sent: { on: { dismissed: 'resting' } },
  },
})

/** The view model of the request for a plastic card. */
export interface PhysicalCardView extends Attempt {
  /** The dialog is open. */
  readonly asks: boolean
  readonly busy: boolean
  /** Nothing was chosen. */
  readonly isMissing: boolean
  /** The dialog tells what follows instead of asking. */
  readonly isSent: boolean
}

/** The view of the request for a plastic card. PRF-1. */
export const physicalCardView = ({
  value,
  context: { callError, isUnsure, isMissing, isSent },
}: Pick<SnapshotFrom<typeof physicalCardMachine>, 'value' | 'context'>): PhysicalCardView => ({
  asks: value === 'choosing' || value === 'sending' || value === 'sent',
  busy: value === 'sending',
  isMissing,
  isSent,
  callError,
  isUnsure,
})
