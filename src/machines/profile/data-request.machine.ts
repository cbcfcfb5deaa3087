import { assign, type SnapshotFrom, setup } from 'xstate'
import { type Attempt, codeOf, failedAgain, untried } from '#lib/domain/call-error.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

interface Context extends Attempt {
  /** The token of the mailed link. */
  readonly token: string | undefined
  /** The request is made, and its e-mail on the way. */
  readonly isSent: boolean
}

const asking = { target: 'asking', actions: 'startAnew' } as const

/**
 * Asking for a copy of the personal data: a question, the request, what follows. Whoever comes by the link of the
 * confirming e-mail is told what it came to. VER-3.
 */
export const dataRequestMachine = setup({
  types: {
    input: {} as { token: string | undefined },
    context: {} as Context,
    /** pressed: asks for the data. confirmed, dismissed: the answers to the question. retried: the link once more. */
    events: {} as { type: 'pressed' | 'confirmed' | 'dismissed' | 'retried' },
  },
  actors: {
    /** Makes the request. */
    request: notProvided<void>('request'),
    /** Confirms by the link's token. Fails with `link_expired`. */
    confirm: notProvided<void, { token: string }>('confirm'),
  },
  actions: {
    /** The link has served, or serves no more. */
    forgetToken: notProvidedAction,
    startAnew: assign({ ...untried, isSent: false }),
    succeed: assign({ ...untried, isSent: true }),
    clear: assign({ callError: undefined }),
    setFailure: assign(({ context }, { error }: Failed) => failedAgain(context, error)),
  },
  guards: {
    hasToken: ({ context }) => context.token !== undefined,
    isExpired: (_, { error }: Failed) => codeOf(error) === 'link_expired',
  },
}).createMachine({
  id: 'data-request',
  context: ({ input }) => ({ ...input, ...untried, isSent: false }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasToken', target: 'confirming' }, { target: 'resting' }] },
    resting: { on: { pressed: asking } },
    asking: { on: { confirmed: { target: 'sending', actions: 'clear' }, dismissed: 'resting' } },
    sending: {
      invoke: {
        src: 'request',
        onDone: { target: 'sent', actions: 'succeed' },
        onError: { target: 'asking', actions: { type: 'setFailure', params: failed } },
      },
    },
    sent: { on: { dismissed: 'resting' } },
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: { target: 'granted', actions: 'forgetToken' },
        onError: [
          {
            guard: { type: 'isExpired', params: failed },
            target: 'expired',
            actions: 'forgetToken',
          },
          { target: 'failed', actions: { type: 'setFailure', params: failed } },
        ],
      },
    },
    failed: { on: { retried: { target: 'confirming', actions: 'clear' } } },
    granted: { on: { pressed: asking } },
    expired: { on: { pressed: asking } },
  },
})

/** The view model of the request for personal data. */
export interface DataRequestView extends Attempt {
  /** The state of the mailed link. */
  readonly link: 'confirming' | 'failed' | 'granted' | 'expired' | undefined
  /** The dialog is open. */
  readonly asks: boolean
  readonly busy: boolean
  /** The dialog tells what follows instead of asking. */
  readonly isSent: boolean
}

/** The view of the request for personal data. VER-3. */
export const dataRequestView = ({
  value,
  context: { callError, isUnsure, isSent },
}: Pick<SnapshotFrom<typeof dataRequestMachine>, 'value' | 'context'>): DataRequestView => ({
  link:
    value === 'confirming' || value === 'failed' || value === 'granted' || value === 'expired'
      ? value
      : undefined,
  asks: value === 'asking' || value === 'sending' || value === 'sent',
  busy: value === 'sending',
  isSent,
  callError,
  isUnsure,
})
