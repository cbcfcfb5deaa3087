import { fromPromise } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'
import { activateCoupon } from '#lib/api/endpoints/coupons.ts'
import { needsConfirmation } from '#lib/domain/refusal.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { changeCoupon, endReading, readCoupon } from '#lib/queries/coupon-cache.ts'
import { perform } from '#lib/queries/perform.ts'
import { raiseError } from '#machines/frame/toasts.ts'
import { type Activation, couponButtonMachine } from './coupon-button.machine.ts'
import { openCoupon, openCoupons } from './shown-code.ts'

/** Long enough to be felt in a hand, too short to be heard on a counter, in milliseconds. */
const tick = 20

/** Lets the device be felt once, where it can be and the member's system asks for no less motion. Never throws. */
export const hapticTick = (): void => {
  try {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(tick)
  } catch {
    // Felt or not, what is done is done.
  }
}

/** Shows the server's own no, save where the coupon turns out to be what the member wanted. SES-13. */
const showRefusal = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.serverMessage === undefined || error.announced) return
  if (needsConfirmation(error)) return
  // A browser may send a request again by itself when its reply is lost; the second then comes too late.
  if (error.code !== 'already_activated') raiseError(error.serverMessage)
}

const activate = async ({ id, confirmation }: Activation): Promise<void> => {
  const { user_coupon } = await perform(
    activateCoupon,
    { params: { id }, body: {} },
    { inPlace: true, headers: { confirmation } },
  ).catch((error: unknown) => {
    showRefusal(error)
    throw error
  })
  const { id: user_coupon_id, code, expiration_at } = user_coupon
  await endReading(id)
  changeCoupon((coupon) => coupon.id === id, { activated: true, user_coupon_id, code, expiration_at })
}

/** Says what a coupon whose activation got no reply turned out to be. */
const recheck = async (id: string): Promise<boolean> => {
  const { activated } = await readCoupon(id).catch((error: unknown) => {
    // The member must not press again believing that nothing happened.
    if (!(error instanceof ApiError && error.announced)) raiseError(wordsNow().coupons.activation.unsure())
    throw error
  })
  if (!activated) raiseError(wordsNow().coupons.activation.untouched())
  return activated
}

/** The coupon button as the screens run it, an actor for each coupon. CPN-2. */
export const couponButton = couponButtonMachine.provide({
  actors: {
    activate: fromPromise<unknown, Activation>(({ input }) => activate(input)),
    recheck: fromPromise<boolean, { id: string }>(({ input: { id } }) => recheck(id)),
  },
  actions: {
    openCoupon: ({ context: { id } }) => openCoupon(id),
    openList: ({ context: { id } }) => {
      hapticTick()
      openCoupons(wordsNow().coupons.activation.done(), id)
    },
  },
})
