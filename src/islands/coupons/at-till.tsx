import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { onDemand } from '#islands/ui/on-demand.tsx'
import { sayOnArrival } from '#machines/coupons/arrival.ts'
import { $atTill, putDown } from '#machines/coupons/at-till.ts'

/** A coupon's code at the till; `fetch` brings it ahead, so that it opens at once and without a network too. */
export const LazyCouponTill = onDemand(() => import('./till/coupon-till.tsx').then((file) => file.CouponTill))

/** The place above a page of coupons where one is held up at the till. TIL-1. */
export function AtTill() {
  const shown = useStore($atTill)
  useEffect(sayOnArrival, [])
  return <LazyCouponTill notice={shown?.notice} onClose={putDown} open={!!shown} shown={shown?.id ?? ''} />
}
