import { fromPromise } from 'xstate'
import { couponButtonMachine } from './coupon-button.machine.ts'

/** What a coupon's button needs of the world. */
export interface CouponButtonDeps {
  /** Activates a coupon and refreshes what its row names; rejects with the client's error. */
  readonly activate: (id: string, signal: AbortSignal) => Promise<unknown>
  /** Reads a coupon from the server, never from a cache. */
  readonly readCoupon: (id: string, signal: AbortSignal) => Promise<{ readonly activated: boolean }>
  readonly openCoupon: (id: string) => void
  readonly openList: () => void
}

/** The coupon button's machine with its actors and actions. Make it once per screen; each coupon runs its own actor. */
export const provideCouponButton = ({ activate, readCoupon, openCoupon, openList }: CouponButtonDeps) =>
  couponButtonMachine.provide({
    actors: {
      activate: fromPromise<unknown, { id: string }>(({ input, signal }) => activate(input.id, signal)),
      recheck: fromPromise<boolean, { id: string }>(
        async ({ input, signal }) => (await readCoupon(input.id, signal)).activated,
      ),
    },
    actions: { openCoupon: ({ context }) => openCoupon(context.id), openList },
  })
