import { assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import { type LinkOutcome, linkCheckMachine } from '../common/link-check.machine.ts'
import { resendMachine } from '../common/resend.machine.ts'
import { notProvidedAction, notProvidedListener } from '../not-provided.ts'

/** The facts that the page knows when it is opened. */
interface Arrival {
  /** The token of the mailed link, if one led here. */
  readonly token: string | undefined
  /** Somebody is signed in; it need not be who the link was sent to. */
  readonly isMember: boolean
  /** The time from which another mail may be asked for; unix seconds of the server's clock. */
  readonly resend_at: number
}

interface Context extends Arrival {
  /** The member's address; undefined while it is not known. */
  readonly email: string | undefined
  /** True when it is known who the member is, or that this cannot be learnt. */
  readonly isKnown: boolean
}

type Outcome = { readonly outcome: LinkOutcome }
const outcome = ({ event: { output } }: { event: { output: LinkOutcome } }): Outcome => ({ outcome: output })

/** A member can ask for another mail, and goes on as soon as she turns out to be verified. */
const asking = {
  invoke: [
    { src: 'watchMember' },
    { src: 'watchTabs' },
    { id: 'resend', src: 'resend', input: ({ context }: { context: Context }) => context },
  ],
  on: {
    learned: [{ guard: 'isVerified', target: 'verified' }, { actions: 'learn' }],
    asked: { actions: 'passToResend' },
    postponed: { actions: 'passToResend' },
  },
} as const

/**
 * Verifying an account: a mailed link is checked at once; without one a member reads what to do and can ask for another
 * mail after a countdown, a visitor is asked to sign in. VER-1.
 */
export const verificationMachine = setup({
  types: {
    input: {} as Arrival,
    context: {} as Context,
    children: {} as { check: 'check'; resend: 'resend' },
    events: {} as
      /** The facts known about the member, now and whenever they change. */
        | { type: 'learned'; isVerified: boolean; email: string | undefined }
        /** She asks for another mail; she tries the link again; she goes to sign in. */
        | { type: 'asked' | 'retried' | 'left' }
        /** Another tab has had a mail sent. Unix seconds of the server's clock. */
        | { type: 'postponed'; resend_at: number },
  },
  actors: {
    /** Verifies the account by a link's token. */
    check: linkCheckMachine,
    /** Sends `learned` now and whenever what is known of the member changes. */
    watchMember: notProvidedListener('watchMember'),
    /** Sends `postponed` when another tab has had a mail sent. */
    watchTabs: notProvidedListener('watchTabs'),
    resend: resendMachine,
  },
  actions: {
    /** Forgets the token: it has served, or can be used no more. */
    forget: notProvidedAction,
    /** Asks anew who the member is, so that what waits for it opens. */
    refresh: notProvidedAction,
    /** Has the sign-in lead back to this page. */
    comeBack: notProvidedAction,
    passToCheck: sendTo('check', ({ event }) => event),
    passToResend: sendTo('resend', ({ event }) => event),
    learn: assign(({ event }) => (event.type === 'learned' ? { email: event.email, isKnown: true } : {})),
  },
  guards: {
    hasToken: ({ context }) => context.token !== undefined,
    isMember: ({ context }) => context.isMember,
    isVerified: ({ event }) => event.type === 'learned' && event.isVerified,
    isGood: (_, { outcome }: Outcome) => outcome === 'good',
  },
}).createMachine({
  id: 'verification',
  context: ({ input }) => ({ ...input, email: undefined, isKnown: false }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'hasToken', target: 'checking' },
        { guard: 'isMember', target: 'instructing' },
        { target: 'visiting' },
      ],
    },
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context: { token = '' } }) => ({ token }),
        onDone: [
          { guard: { type: 'isGood', params: outcome }, target: 'verified', actions: ['forget', 'refresh'] },
          { guard: 'isMember', target: 'expired', actions: 'forget' },
          { target: 'lapsed', actions: 'forget' },
        ],
      },
      on: { retried: { actions: 'passToCheck' }, left: { actions: 'comeBack' } }, // the link waits for who signs in
    },
    instructing: asking,
    expired: asking,
    visiting: { on: { left: { actions: 'comeBack' } } },
    lapsed: { on: { left: { actions: 'comeBack' } } },
    verified: {},
  },
})

/** The view model of verifying an account; the link check and asking for another mail have their own. */
export interface VerificationView {
  /** `lapsed`: the link works no more, and it is not known who asks. `visiting`: no link, and nobody is signed in. */
  readonly screen: 'loading' | 'checking' | 'instructing' | 'expired' | 'visiting' | 'lapsed' | 'verified'
  /** The member's address; undefined when it is not known. */
  readonly email: string | undefined
  readonly isMember: boolean
  /** A link opened this page, so that its outcome is news. */
  readonly isLed: boolean
}

/** The view of verifying an account. VER-1. */
export const verificationView = ({
  value,
  context: { token, email, isMember, isKnown },
}: Pick<SnapshotFrom<typeof verificationMachine>, 'value' | 'context'>): VerificationView => ({
  screen: value === 'arriving' || (value === 'instructing' && !isKnown) ? 'loading' : value,
  email,
  isMember,
  isLed: token !== undefined,
})
