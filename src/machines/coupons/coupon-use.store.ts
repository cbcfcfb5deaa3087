import { fromPromise } from 'xstate'
import { deactivateCoupon } from '#lib/api/endpoints/coupons.ts'
import { replace } from '#lib/browser/navigation.ts'
import { returnWithin } from '#lib/browser/return-to.ts'
import { callThenRecheck } from '#lib/domain/call-then-recheck.ts'
import { endedText } from '#lib/i18n/validity-text.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { pathTo } from '#lib/paths.ts'
import { changeCoupon, endedCoupon, keepEnded, readCoupon } from '#lib/queries/coupons.ts'
import { reportIfLeft } from '#lib/queries/left-report.ts'
import { perform, refresh } from '#lib/queries/perform.ts'
import { expireAt } from '../common/countdown.store.ts'
import { leftPage } from '../frame/left-page.ts'
import { raiseNotice } from '../frame/toasts.ts'
import { type CouponInUse, couponUseMachine } from './coupon-use.machine.ts'
import { openCoupons, whenCodeHidden } from './shown-code.ts'

const deactivate = ({ couponId, userCouponId: id }: CouponInUse): Promise<unknown> =>
  callThenRecheck({
    call: async () => {
      await perform(deactivateCoupon, { params: { id }, body: {} })
      changeCoupon((coupon) => coupon.user_coupon_id === id, {
        activated: false,
        user_coupon_id: undefined,
        code: undefined,
        expiration_at: undefined,
      })
      return 'deactivated'
    },
    recheck: async () => ((await readCoupon(couponId)).activated ? undefined : 'deactivated'),
  })

const deactivationLeft = leftPage({
  done: () => wordsNow().coupons.deactivation.done(),
  failed: (reason) => `${wordsNow().coupons.deactivation.button()}: ${reason}`,
})

/** An activated coupon as its screen runs it. CPN-6. */
export const couponUse = couponUseMachine.provide({
  actors: {
    expire: expireAt,
    deactivate: fromPromise<unknown, CouponInUse>(({ input, signal }) =>
      reportIfLeft(deactivate(input), signal, deactivationLeft),
    ),
  },
  actions: {
    refresh: ({ context: { couponId } }) => {
      keepEnded(couponId)
      void refresh(['coupons', 'coupon', 'user'])
    },
    openList: () => openCoupons(wordsNow().coupons.deactivation.done()),
    // The view above the page shows first that the time is over; it is an entry of the history too.
    goBack: ({ context: { couponId } }) =>
      whenCodeHidden(() => {
        raiseNotice(endedText(wordsNow(), endedCoupon(couponId)))
        if (!returnWithin()) replace(pathTo('/coupons'))
      }),
  },
})
