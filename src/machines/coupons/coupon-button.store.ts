import { fromPromise } from 'xstate'
import { activateCoupon } from '#lib/api/endpoints/coupons.ts'
import { announce } from '#lib/browser/events.ts'
import { callErrorOf, isRefusal } from '#lib/domain/call-error.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { changeCoupon, endReading, readCoupon } from '#lib/queries/coupons.ts'
import { reportIfLeft } from '#lib/queries/left-report.ts'
import { perform } from '#lib/queries/perform.ts'
import { leftPage } from '#machines/frame/left-page.ts'
import { raiseError } from '#machines/frame/toasts.ts'
import { type Activation, type ActivationFailure, couponButtonMachine } from './coupon-button.machine.ts'
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

const activate = async ({ id, confirmation }: Activation): Promise<void> => {
  const { user_coupon } = await perform(
    activateCoupon,
    { params: { id }, body: {} },
    { inPlace: true, headers: { confirmation } },
  )
  const { id: user_coupon_id, code, expiration_at } = user_coupon
  await endReading(id)
  changeCoupon((coupon) => coupon.id === id, { activated: true, user_coupon_id, code, expiration_at })
}

/** Tells why an activation failed, in the server's own words where it has any. SES-13. */
const report = (failure: ActivationFailure): void => {
  const text =
    failure.as === 'refused'
      ? callErrorOf(failure.error).serverMessage
      : wordsNow().coupons.activation[failure.as]()
  if (text !== undefined) raiseError(text)
}

const activationLeft = leftPage({
  done: () => wordsNow().coupons.activation.done(),
  failed: (_, error) => wordsNow().coupons.activation[isRefusal(error) ? 'untouched' : 'unsure'](),
})

/** The coupon button as the screens run it, an actor for each coupon. CPN-2. */
export const couponButton = couponButtonMachine.provide({
  actors: {
    activate: fromPromise<unknown, Activation>(({ input, signal }) =>
      reportIfLeft(activate(input), signal, activationLeft),
    ),
    recheck: fromPromise<boolean, { id: string }>(
      async ({ input: { id } }) => (await readCoupon(id)).activated,
    ),
  },
  actions: {
    openCoupon: ({ context: { id } }) => openCoupon(id),
    report: (_, failure) => report(failure),
    openList: ({ context: { id } }) => {
      hapticTick()
      announce('clientzone:coupon-activated', { coupon: id })
      openCoupons(wordsNow().coupons.activation.done(), id)
    },
  },
})
