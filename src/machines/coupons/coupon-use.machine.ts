import { type SnapshotFrom, setup } from 'xstate'
import { isRefusal } from '#lib/domain/refusal.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

/** The activation that is shown, and the variant of its screen. */
export interface CouponInUse {
  readonly couponId: string
  /** The activation, not the coupon: what is deactivated. */
  readonly userCouponId: string
  /** The short variant of the screen goes back by itself when the time is over. CPN-6. */
  readonly short: boolean
}

/**
 * An activated coupon in a member's hand: its code is shown until its time ends or she deactivates it.
 * Its countdown is another actor, whose end arrives as `expired`. CPN-6.
 */
export const couponUseMachine = setup({
  types: {
    input: {} as CouponInUse,
    context: {} as CouponInUse,
    events: {} as
      /** Deactivate was pressed. */
        | { type: 'pressed' }
        /** The member agreed to deactivate. */
        | { type: 'confirmed' }
        | { type: 'dismissed' }
        /** The time to show the code is over. */
        | { type: 'expired' },
  },
  actors: {
    /** Deactivates the activation. */
    deactivate: notProvided<unknown, CouponInUse>('deactivate'),
    /** Reads the coupon anew and says whether it is still activated. */
    recheck: notProvided<boolean, CouponInUse>('recheck'),
  },
  actions: {
    openList: notProvidedAction,
    /** Reads coupons, the coupon and the member anew. */
    refresh: notProvidedAction,
    goBack: notProvidedAction,
  },
  guards: {
    isShort: ({ context }) => context.short,
    mayBeDone: (_, { error }: Failed) => !isRefusal(error),
    isActivated: (_, activated: boolean) => activated,
  },
}).createMachine({
  id: 'coupon-use',
  context: ({ input }) => ({ ...input }),
  initial: 'showing',
  states: {
    showing: { on: { pressed: 'confirming', expired: 'ending' } },
    confirming: { on: { confirmed: 'deactivating', dismissed: 'showing', expired: 'ending' } },
    deactivating: {
      on: { expired: 'ending' },
      invoke: {
        src: 'deactivate',
        input: ({ context }) => context,
        onDone: 'deactivated',
        onError: [
          {
            guard: { type: 'mayBeDone', params: failed },
            target: 'rechecking',
          },
          { target: 'confirming' },
        ],
      },
    },
    rechecking: {
      on: { expired: 'ending' },
      invoke: {
        src: 'recheck',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isActivated', params: ({ event }) => event.output }, target: 'confirming' },
          { target: 'deactivated' },
        ],
        onError: 'confirming',
      },
    },
    ending: {
      entry: 'refresh',
      always: [{ guard: 'isShort', target: 'ended', actions: 'goBack' }, { target: 'ended' }],
    },
    ended: {},
    deactivated: { entry: 'openList' },
  },
})

/** The view model of the screen of an activated coupon. */
export interface CouponUseView {
  /** The code may be shown to the staff. */
  readonly showsCode: boolean
  /** The question whether to deactivate is open. */
  readonly asks: boolean
  /** Its confirm button is loading. */
  readonly busy: boolean
  /** The time is over. */
  readonly ended: boolean
}

/** The view of an activated coupon. CPN-6. */
export const couponUseView = ({
  value,
}: Pick<SnapshotFrom<typeof couponUseMachine>, 'value'>): CouponUseView => {
  const busy = value === 'deactivating' || value === 'rechecking'
  const ended = value === 'ended'
  return {
    showsCode: !ended && value !== 'deactivated',
    asks: busy || value === 'confirming',
    busy,
    ended,
  }
}
