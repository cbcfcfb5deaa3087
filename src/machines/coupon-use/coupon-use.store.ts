import { fromPromise } from 'xstate'
import { type CouponInUse, couponUseMachine } from './coupon-use.machine.ts'

/** What the screen of an activated coupon needs of the world. */
export interface CouponUseDeps {
  /** Deactivates an activation and refreshes what its row names; rejects with the client's error. */
  readonly deactivate: (userCouponId: string, signal: AbortSignal) => Promise<unknown>
  /** Reads a coupon from the server, never from a cache. */
  readonly readCoupon: (couponId: string, signal: AbortSignal) => Promise<{ readonly activated: boolean }>
  /** Refreshes coupons, the coupon and the member. */
  readonly refresh: () => void
  readonly openList: () => void
  readonly goBack: () => void
}

/** The machine of an activated coupon with its actors and actions. */
export const provideCouponUse = ({ deactivate, readCoupon, refresh, openList, goBack }: CouponUseDeps) =>
  couponUseMachine.provide({
    actors: {
      deactivate: fromPromise<unknown, CouponInUse>(({ input, signal }) =>
        deactivate(input.userCouponId, signal),
      ),
      recheck: fromPromise<boolean, CouponInUse>(
        async ({ input, signal }) => (await readCoupon(input.couponId, signal)).activated,
      ),
    },
    actions: { refresh, openList, goBack },
  })
