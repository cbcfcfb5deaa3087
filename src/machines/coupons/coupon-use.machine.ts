import { type SnapshotFrom, setup } from 'xstate'
import { notProvided, notProvidedAction, notProvidedListener } from '../setup-parts.ts'

/** The activation whose code is shown. */
export interface CouponInUse {
  readonly couponId: string
  /** The activation, not the coupon: what is deactivated. */
  readonly userCouponId: string
  /** The end of the time to show the code: unix seconds, undefined where there is none. */
  readonly until: number | undefined
  /** That time was over when the page opened. */
  readonly isOver: boolean
}

const expired = [
  { guard: 'wasWatched', target: 'ended', actions: ['refresh', 'goBack'] },
  { target: 'ended', actions: 'refresh' },
] as const

/**
 * An activated coupon in a member's hand: its code is shown until its countdown ends or they deactivate it.
 * Only a member who has watched the end is led one screen back; any other reads a notice, and leaves when
 * they like. CPN-6.
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
        /** The time to show the code is over. isWatched: this page was on screen in that moment. */
        | { type: 'expired'; isWatched: boolean },
  },
  actors: {
    /** Deactivates the activation. Fails where it is active still, or nobody can tell. */
    deactivate: notProvided<unknown, CouponInUse>('deactivate'),
    /** Counts down to the end of the time, and then sends `expired`. Unix seconds. */
    expire: notProvidedListener<{ at: number | undefined }>('expire'),
  },
  actions: {
    openList: notProvidedAction,
    /** Reads coupons, the coupon and the member anew. */
    refresh: notProvidedAction,
    goBack: notProvidedAction,
  },
  guards: {
    isOver: ({ context }) => context.isOver,
    wasWatched: ({ event }) => event.type === 'expired' && event.isWatched,
  },
}).createMachine({
  id: 'coupon-use',
  context: ({ input }) => input,
  invoke: { src: 'expire', input: ({ context }) => ({ at: context.until }) },
  initial: 'showing',
  states: {
    showing: { always: { guard: 'isOver', target: 'ended' }, on: { pressed: 'confirming', expired } },
    confirming: { on: { confirmed: 'deactivating', dismissed: 'showing', expired } },
    deactivating: {
      on: { expired },
      invoke: {
        src: 'deactivate',
        input: ({ context }) => context,
        onDone: 'deactivated',
        onError: 'confirming',
      },
    },
    ended: {},
    deactivated: { entry: 'openList' },
  },
})

/** The view of an activated coupon. CPN-6. */
export const couponUseView = ({ value }: Pick<SnapshotFrom<typeof couponUseMachine>, 'value'>) => ({
  /** The code may be shown to the staff. */
  showsCode: value !== 'ended' && value !== 'deactivated',
  /** The question whether to deactivate is open. */
  asks: value === 'deactivating' || value === 'confirming',
  /** Its confirm button is loading. */
  busy: value === 'deactivating',
  /** The time is over. */
  ended: value === 'ended',
})
