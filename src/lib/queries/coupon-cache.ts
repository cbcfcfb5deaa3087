import type { Coupon, CouponDetail } from '#lib/domain/coupon.ts'
import { couponQuery } from './details.ts'
import { couponsQuery } from './lists.ts'
import { queryClient } from './query-client.ts'

/** Reads a coupon from the server, never from the cache. Fails with ApiError. */
export const readCoupon = (id: string): Promise<CouponDetail> => {
  const { queryKey, queryFn } = couponQuery(id)
  return queryClient.fetchQuery({ queryKey, ...(queryFn ? { queryFn } : {}), staleTime: 0 })
}

/** What a call has just changed about a coupon. */
type Change = Partial<Pick<Coupon, 'activated' | 'user_coupon_id' | 'code' | 'expiration_at'>>

/** Lets every screen show at once what a call has just changed about a coupon; the server is still asked anew. */
export const changeCoupon = (isMeant: (coupon: Coupon) => boolean, change: Change): void => {
  const changed = <Known extends Coupon>(coupon: Known): Known =>
    isMeant(coupon) ? { ...coupon, ...change } : coupon
  // Older than everything, so that it never passes for an answer of the server.
  const stale = { updatedAt: 0 }
  queryClient.setQueriesData<CouponDetail>(
    { queryKey: ['coupon'] },
    (coupon) => coupon && changed(coupon),
    stale,
  )
  queryClient.setQueryData(
    couponsQuery.queryKey,
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(changed) })) },
    stale,
  )
}
