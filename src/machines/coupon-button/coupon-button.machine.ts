import { setup } from 'xstate'
import type { CouponStanding } from '#lib/domain/coupon-standing.ts'
import { codeOf, isRefusal } from '#lib/domain/refusal.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'

/**
 * What a press on a coupon's button leads to. Spec §4 "Coupon button".
 * Events carry how the coupon stood when it was pressed, so the machine never holds an old answer.
 * When no answer to an activation came, it may still have taken effect: it is never sent again by itself, the coupon
 * is read instead.
 */
export const couponButtonMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as { id: string },
    events: {} as
      | { type: 'pressed'; standing: CouponStanding }
      /** The member agreed to activate the coupon. */
      | { type: 'confirmed' }
      /** The dialog or the hint was closed. */
      | { type: 'dismissed' },
  },
  actors: {
    /** Activates the coupon. */
    activate: notProvided<unknown, { id: string }>('activate'),
    /** Reads the coupon anew and says whether it is activated. */
    recheck: notProvided<boolean, { id: string }>('recheck'),
  },
  actions: { openCoupon: notProvidedAction, openList: notProvidedAction },
  guards: {
    stands: ({ event }, as: CouponStanding['as']) => event.type === 'pressed' && event.standing.as === as,
    mayBeActivated: (_, { error }: { error: unknown }) =>
      !isRefusal(error) || codeOf(error) === 'already_activated',
    isActivated: (_, activated: boolean) => activated,
  },
}).createMachine({
  id: 'coupon-button',
  context: ({ input }) => ({ id: input.id }),
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
      invoke: {
        src: 'activate',
        input: ({ context }) => context,
        onDone: { target: 'resting', actions: 'openList' },
        onError: [
          {
            guard: { type: 'mayBeActivated', params: ({ event }) => ({ error: event.error }) },
            target: 'rechecking',
          },
          { target: 'confirming' }, // the dialog stays; only its loading ends
        ],
      },
    },
    rechecking: {
      invoke: {
        src: 'recheck',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isActivated', params: ({ event }) => event.output },
            target: 'resting',
            actions: 'openList',
          },
          { target: 'confirming' },
        ],
        onError: 'confirming',
      },
    },
  },
})
