import { assign, type SnapshotFrom, setup } from 'xstate'
import { type Attempt, failedAgain, isExpiredLink, untried } from '#lib/domain/call-error.ts'
import { errorOf, notProvided, notProvidedAction, notProvidedListener } from '../setup-parts.ts'

/** The facts known when the page is opened: who comes to it, and with what. */
export interface DeletionArrival {
  readonly isMember: boolean
  /** The token of the mailed link. */
  readonly token: string | undefined
  /** The account is deleted, and this page was loaded anew. */
  readonly isDeleted: boolean
}

/** Has the e-mail sent, which leads on; when that fails the page is as it was before, and says why. */
const mailing = (before: string) =>
  ({
    invoke: {
      src: 'request',
      onDone: { target: '#deletion.sent', actions: 'count' },
      onError: { target: before, actions: 'setFailure' },
    },
  }) as const

/** A member may ask for another e-mail. */
const sending = {
  initial: 'resting',
  states: {
    resting: { on: { pressed: { guard: 'isMember', target: 'mailing', actions: 'clear' } } },
    mailing: mailing('resting'),
  },
} as const

/**
 * Deleting an account: a member asks for it and is asked back, an e-mail brings a link, the link asks once more, and a
 * farewell follows, which is a machine of its own. VER-2.
 */
export const deletionMachine = setup({
  types: {
    input: {} as DeletionArrival,
    context: {} as Attempt &
      DeletionArrival & { /** The number of e-mails sent, counted up to 2. */ mails: number },
    /**
     * pressed: the main button, delete, delete for good or send once more. confirmed, dismissed: the answers to the
     * question before the e-mail. kept: she leaves the link's question. left: nobody is signed in any more, here or in
     * another tab.
     */
    events: {} as { type: 'pressed' | 'confirmed' | 'dismissed' | 'kept' | 'left' },
  },
  actors: {
    /** Has the e-mail with the link sent. */
    request: notProvided<void>('request'),
    /** Confirms by the link's token; resolves to what the link was for. Fails with `link_expired`. */
    confirm: notProvided<'data' | 'deletion', { token: string }>('confirm'),
    /** Sends `left`. */
    watchSession: notProvidedListener('watchSession'),
  },
  actions: {
    /** The link has served, or is not needed. */
    forgetToken: notProvidedAction,
    part: assign({ isMember: false }),
    clear: assign({ callError: undefined }),
    startAnew: assign(untried),
    count: assign(({ context }) => ({ ...untried, mails: Math.min(context.mails + 1, 2) })),
    setFailure: assign(({ context, event }) => failedAgain(context, errorOf(event))),
  },
  guards: {
    isDeleted: ({ context }) => context.isDeleted,
    hasToken: ({ context }) => context.token !== undefined,
    isMember: ({ context }) => context.isMember,
    isForData: (_, { output }: { output: 'data' | 'deletion' }) => output === 'data',
    isExpired: ({ event }) => isExpiredLink(errorOf(event)),
  },
}).createMachine({
  id: 'deletion',
  context: ({ input }) => ({ ...input, ...untried, mails: 0 }),
  invoke: { src: 'watchSession' },
  initial: 'arriving',
  on: { left: { actions: 'part' } },
  states: {
    arriving: {
      always: [
        { guard: 'isDeleted', target: 'deleted' },
        { guard: 'hasToken', target: 'linked' },
        { guard: 'isMember', target: 'asking' },
        { target: 'visiting' },
      ],
    },
    visiting: {},
    asking: {
      initial: 'explaining',
      on: { left: { target: 'visiting', actions: 'part' } },
      states: {
        explaining: { on: { pressed: 'confirming' } },
        confirming: { on: { confirmed: { target: 'mailing', actions: 'clear' }, dismissed: 'explaining' } },
        mailing: mailing('confirming'),
      },
    },
    sent: sending,
    linked: {
      initial: 'resting',
      on: { kept: { actions: 'forgetToken' } },
      exit: ['forgetToken', 'startAnew'],
      states: {
        resting: { on: { pressed: { target: 'erasing', actions: 'clear' } } },
        erasing: {
          invoke: {
            src: 'confirm',
            input: ({ context }) => ({ token: context.token ?? '' }),
            onDone: [
              { guard: { type: 'isForData', params: ({ event }) => event }, target: '#deletion.granted' },
              { target: '#deletion.deleted' },
            ],
            onError: [
              { guard: 'isExpired', target: '#deletion.expired' },
              { target: 'resting', actions: 'setFailure' },
            ],
          },
        },
      },
    },
    expired: sending,
    /** The link was of a request for personal data. */
    granted: {},
    /** The account is deleted; the farewell is shown. */
    deleted: {},
  },
})

/** The view of the deletion. VER-2. */
export const deletionView = (snapshot: SnapshotFrom<typeof deletionMachine>) => {
  const { value, context } = snapshot
  const [screen, step] = typeof value === 'string' ? [value] : (Object.entries(value)[0] ?? [])
  const busy = step === 'mailing' || step === 'erasing'
  return {
    // The page rests in a named screen; "arriving" is over before anybody can look.
    screen: screen as 'visiting' | 'asking' | 'sent' | 'linked' | 'expired' | 'granted' | 'deleted',
    /** The question before the e-mail is open. */
    asks: screen === 'asking' && step !== 'explaining',
    busy,
    isMember: context.isMember,
    /** The e-mail was sent more than once. */
    isResent: context.mails > 1 && !busy,
    callError: context.callError,
    isUnsure: context.isUnsure,
  }
}
export type DeletionView = ReturnType<typeof deletionView>
