import { assign, type SnapshotFrom, setup } from 'xstate'
import { codeOf, isRefusal, needsConfirmation } from '#lib/domain/call-error.ts'
import type { CouponStatus } from '#lib/domain/coupons/coupon.ts'
import { type ActionWith, errorOf, notProvided, notProvidedAction } from '../setup-parts.ts'

/** The coupon that is to be activated, with the server's proof that it is the member, where she gave it. */
export interface Activation {
  readonly id: string
  readonly confirmation: string | undefined
}

/** The report of an activation that failed: that nothing was done, or that nobody can tell, or the server's own no. */
export type ActivationFailure =
  | { readonly as: 'untouched' | 'unsure' }
  | { readonly as: 'refused'; readonly error: unknown }

/**
 * The way on from a press on a coupon's button. CPN-2.
 * Events carry how the coupon stood when it was pressed, so the machine never holds an old answer.
 * When no answer to an activation came, it may still have taken effect: it is never sent again by itself, the coupon
 * is read instead. A member who waits longer than `patience` is told that it is being checked.
 * Above the member's own limit the platform asks who is there first. LCK-2.
 */
export const couponButtonMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as {
      id: string
      /** The answer to the activation lets the member wait. */
      isSlow: boolean
      /** The server's proof that it is the member, for the next activation only. */
      confirmation: string | undefined
    },
    events: {} as
      | { type: 'pressed'; status: CouponStatus }
      /** The member agreed to activate the coupon. */
      | { type: 'confirmed' }
      /** The member has shown that it is her. */
      | { type: 'reauthenticated'; confirmation: string }
      /** wentBack: from showing that it is her to the question. dismissed: the dialog or the hint was closed. */
      | { type: 'wentBack' | 'dismissed' },
  },
  actors: {
    /** Activates the coupon. Fails with `confirmation_required` where the member has to show first that it is her. */
    activate: notProvided<unknown, Activation>('activate'),
    /** Reads the coupon anew and says whether it is activated. */
    recheck: notProvided<boolean, { id: string }>('recheck'),
  },
  actions: {
    openCoupon: notProvidedAction,
    openList: notProvidedAction,
    report: notProvidedAction as ActionWith<ActivationFailure>,
  },
  guards: {
    stands: ({ event }, as: CouponStatus['as']) => event.type === 'pressed' && event.status.as === as,
    mayBeActivated: ({ event }) =>
      !isRefusal(errorOf(event)) || codeOf(errorOf(event)) === 'already_activated',
    needsConfirmation: ({ event }) => needsConfirmation(errorOf(event)),
    isActivated: (_, activated: boolean) => activated,
  },
  /** Milliseconds that a member waits without being told why. */
  delays: { patience: 2000 },
}).createMachine({
  id: 'coupon-button',
  context: ({ input }) => ({ id: input.id, isSlow: false, confirmation: undefined }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        pressed: [
          { guard: { type: 'stands', params: 'unverified' }, target: 'noticing' },
          { guard: { type: 'stands', params: 'blocked' }, target: 'hinting' },
          { guard: { type: 'stands', params: 'ready' }, target: 'confirming' },
          { guard: { type: 'stands', params: 'active' }, actions: 'openCoupon' },
        ],
      },
    },
    noticing: { on: { dismissed: 'resting' } },
    hinting: {
      on: {
        dismissed: 'resting',
        pressed: [
          // The coupon's time came while the hint was open.
          { guard: { type: 'stands', params: 'ready' }, target: 'confirming' },
          { target: 'resting' },
        ],
      },
    },
    confirming: { on: { confirmed: 'activating', dismissed: 'resting' } },
    activating: {
      after: { patience: { actions: assign({ isSlow: true }) } },
      exit: assign({ isSlow: false, confirmation: undefined }),
      invoke: {
        src: 'activate',
        input: ({ context: { id, confirmation } }) => ({ id, confirmation }),
        onDone: { target: 'resting', actions: 'openList' },
        onError: [
          { guard: 'needsConfirmation', target: 'reauthenticating' },
          { guard: 'mayBeActivated', target: 'rechecking' },
          {
            target: 'confirming', // the dialog stays; only its loading ends
            actions: { type: 'report', params: ({ event: { error } }) => ({ as: 'refused', error }) },
          },
        ],
      },
    },
    reauthenticating: {
      on: {
        reauthenticated: {
          target: 'activating',
          actions: assign(({ event }) => ({ confirmation: event.confirmation })),
        },
        wentBack: 'confirming',
        dismissed: 'resting',
      },
    },
    rechecking: {
      invoke: {
        src: 'recheck',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isActivated', params: ({ event }) => event.output },
            target: 'resting',
            actions: 'openList',
          },
          { target: 'confirming', actions: { type: 'report', params: { as: 'untouched' } } },
        ],
        onError: { target: 'confirming', actions: { type: 'report', params: { as: 'unsure' } } },
      },
    },
  },
})

const tones = {
  ended: 'inactive',
  unknown: 'inactive',
  unverified: 'inactive',
  blocked: 'inactive',
  ready: 'use',
  active: 'active',
} as const

/** The view of a coupon's button: keys and figures, never text. CPN-2. */
export const couponButtonView = (
  { value, context }: Pick<SnapshotFrom<typeof couponButtonMachine>, 'value' | 'context'>,
  status: CouponStatus,
) => {
  const checking = value === 'rechecking' || context.isSlow
  const busy = checking || value === 'activating'
  const proving = value === 'reauthenticating'
  const asking = busy || proving || value === 'confirming'
  const hint = status.as === 'blocked' ? status.reason : undefined
  return {
    /** There is a button: a coupon that has ended has none. */
    offered: status.as !== 'ended',
    /** The key of its wording; where the cost is shown instead, `activate` gives way to it. */
    label: status.as === 'active' ? ('active' as const) : ('activate' as const),
    /** The button colour from the settings that the button has. */
    tone: tones[status.as],
    /** A lock stands on it: the member is not verified. */
    locked: status.as === 'unverified',
    /** The reason why the coupon cannot be activated yet: a tooltip, on hover or when `hintOpen`. */
    hint,
    hintOpen: value === 'hinting' && hint !== undefined,
    /** The dialog that is open. */
    dialog: asking ? ('activation' as const) : value === 'noticing' ? ('verification' as const) : undefined,
    /** In the dialog the member shows that it is her, in place of the question. LCK-2. */
    proving,
    /** The dialog's confirm button is loading, and closing the dialog must wait. */
    busy,
    /** True while the outcome of the activation is being checked; the member is told so. */
    checking,
  }
}
export type CouponButtonView = ReturnType<typeof couponButtonView>
