import { and, assign, setup } from 'xstate'
import type { StoredSession, TokenPair } from '#lib/domain/session/token-pair.ts'
import { notProvided, notProvidedAction } from '../setup-parts.ts'

interface Context {
  readonly id: string | undefined
  readonly pair: TokenPair | undefined
  /** The reason why the last renewal failed without ending the session. */
  readonly failure: unknown
  readonly disableRefresh: boolean
}

/** The session and its one renewal: a refusal ends it, a failure only cools down. SES-2, SES-3, SES-5. */
export const sessionMachine = setup({
  types: {
    input: {} as { session: StoredSession | undefined; disableRefresh: boolean },
    context: {} as Context,
    events: {} as
      | { type: 'signedIn'; session: StoredSession }
      | { type: 'signedOut' }
      /** Another tab renewed, signed in, or (without a session) signed out; or the answer of a call brought new tokens. */
      | { type: 'changedElsewhere'; session: StoredSession | undefined }
      /** A call was answered 401 with this token. */
      | { type: 'rejected'; token: string },
  },
  actors: {
    /** Trades the pair for a new one; undefined when the session has ended. Fails when nobody can tell. */
    renew: notProvided<TokenPair | undefined, { pair: TokenPair }>('renew'),
  },
  actions: {
    keep: notProvidedAction,
    /** Removes the pair from storage and tells the other tabs. */
    forget: notProvidedAction,
    clearMember: notProvidedAction,
    adopt: assign(({ event }) =>
      event.type === 'changedElsewhere' ? { ...event.session, failure: undefined } : {},
    ),
  },
  guards: {
    isRestorable: ({ context }) => context.pair !== undefined,
    isCurrent: ({ context, event }) => event.type === 'rejected' && event.token === context.pair?.token,
    mayNotRenew: ({ context }) => context.disableRefresh,
    hasEnded: ({ event }) => 'output' in event && event.output === undefined,
    isSomebody: ({ event }) => event.type === 'changedElsewhere' && event.session !== undefined,
    isSameMember: ({ context, event }) =>
      event.type === 'changedElsewhere' && event.session?.id === context.id,
  },
  delays: { coolDown: 5000 },
}).createMachine({
  id: 'session',
  context: ({ input: { session, disableRefresh } }) => ({
    id: session?.id,
    pair: session?.pair,
    failure: undefined,
    disableRefresh,
  }),
  initial: 'restoring',
  states: {
    restoring: { always: [{ guard: 'isRestorable', target: 'member' }, { target: 'visitor' }] },
    visitor: {
      entry: assign({ id: undefined, pair: undefined, failure: undefined }),
      on: {
        signedIn: { target: 'member', actions: [assign(({ event }) => event.session), 'keep'] },
        changedElsewhere: {
          guard: 'isSomebody',
          target: 'member',
          actions: assign(({ event }) => event.session ?? {}),
        },
      },
    },
    member: {
      initial: 'resting',
      exit: 'clearMember',
      on: {
        signedIn: {
          target: 'member',
          reenter: true,
          actions: [assign(({ event }) => ({ ...event.session, failure: undefined })), 'keep'],
        },
        signedOut: { target: 'visitor', actions: 'forget' },
        changedElsewhere: [
          { guard: 'isSameMember', target: '.resting', actions: 'adopt' },
          { guard: 'isSomebody', target: 'member', reenter: true, actions: 'adopt' },
          { target: 'visitor' },
        ],
      },
      states: {
        resting: {
          on: {
            rejected: [
              { guard: and(['isCurrent', 'mayNotRenew']), target: '#session.visitor', actions: 'forget' },
              { guard: 'isCurrent', target: 'renewing' },
            ],
          },
        },
        renewing: {
          invoke: {
            src: 'renew',
            input: ({ context }) => ({ pair: context.pair as TokenPair }),
            onDone: [
              { guard: 'hasEnded', target: '#session.visitor', actions: 'forget' },
              {
                target: 'resting',
                actions: assign({ pair: ({ event }) => event.output, failure: undefined }),
              },
            ],
            onError: { target: 'cooling', actions: assign({ failure: ({ event }) => event.error }) },
          },
        },
        cooling: { after: { coolDown: 'resting' } },
      },
    },
  },
})
