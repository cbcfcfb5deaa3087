import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as v from 'valibot'
import { getCoupon, listCoupons } from '#lib/api/endpoints/coupons.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { type Coupon, type CouponDetail, coupon as couponOfList } from '#lib/domain/coupons/coupon.ts'
import { activeFirst } from '#lib/domain/coupons/coupon-period.ts'
import { itemInList, itemQuery, listQuery, pagedOptions } from './make-query.ts'
import { persisted } from './persisted.ts'
import { cachedData, queryClient } from './query-client.ts'

/** Coupons whose activation has ended, which the platform's list drops. Stored, since a reload is no new visit. CPN-6. */
const endedCoupons = queryOptions({
  ...persisted(['ended-coupons'], (data): readonly Coupon[] => v.parse(v.array(couponOfList), data)),
  enabled: false,
})

/** The seconds after its end for which such a coupon is shown. */
const shownFor = 3600

const isRecent = ({ expiration_at = 0 }: Coupon): boolean => expiration_at > nowSeconds() - shownFor

/** Returns a coupon whose activation ended within the hour. */
export const endedCoupon = (id: string): Coupon | undefined =>
  cachedData(endedCoupons)?.find((coupon) => coupon.id === id && isRecent(coupon))

export const couponsQuery = listQuery('coupons', listCoupons, {
  inOrder: (coupons) => activeFirst(coupons, nowSeconds()),
})

/** Returns the list of coupons as screens show it: those of the platform, and those that have ended within the hour. CPN-6. */
export const useCoupons = () => {
  const { data: ended } = useQuery(endedCoupons, queryClient)
  const { select } = useMemo(
    () =>
      pagedOptions<Coupon>((coupons) => {
        const listed = new Set(coupons.map(({ id }) => id))
        const others = (ended ?? []).filter((coupon) => !listed.has(coupon.id) && isRecent(coupon))
        return activeFirst([...coupons, ...others], nowSeconds())
      }),
    [ended],
  )
  return useInfiniteQuery({ ...couponsQuery, select }, queryClient)
}

export const couponInList = (id: string): CouponDetail | undefined => itemInList(couponsQuery, id)

export const couponQuery = (id: string) => itemQuery('coupon', getCoupon, id, () => couponInList(id))

/** Ends the reading of a coupon that is under way: its answer may be older than what has been done to the coupon since. */
export const endReading = (id: string): Promise<void> =>
  queryClient.cancelQueries({ queryKey: couponQuery(id).queryKey })

/** Reads a coupon from the server, never from the cache. Fails with ApiError. */
export const readCoupon = async (id: string): Promise<CouponDetail> => {
  await endReading(id)
  return queryClient.fetchQuery({ ...couponQuery(id), staleTime: 0 })
}

/** Returns a coupon as this page knows it, from its own answer or from the list. */
export const knownCoupon = (id: string): CouponDetail | undefined =>
  cachedData(couponQuery(id)) ?? couponInList(id)

/** Keeps a coupon in the list for an hour if what has ended is its activation. CPN-6. */
export const keepEnded = (id: string): void => {
  const coupon = knownCoupon(id)
  if (!coupon?.activated) return
  const others = (cachedData(endedCoupons) ?? []).filter((one) => one.id !== id && isRecent(one))
  queryClient.setQueryData(endedCoupons.queryKey, [...others, coupon])
}

/** Asks for a coupon that is likely to be shown next: only its own answer tells how its code is drawn. Never rejects. */
export const prepareCoupon = (id: string): void => void queryClient.prefetchQuery(couponQuery(id))

/** The values of a coupon that a call has just changed. */
type Change = Partial<Pick<Coupon, 'activated' | 'user_coupon_id' | 'code' | 'expiration_at'>>

/** Lets every screen show at once what a call has just changed about a coupon; the server is still asked anew. */
export const changeCoupon = (isChanged: (coupon: Coupon) => boolean, change: Change): void => {
  const changed = <Known extends Coupon>(coupon: Known): Known =>
    isChanged(coupon) ? { ...coupon, ...change } : coupon
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
