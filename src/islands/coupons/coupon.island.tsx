import { useQuery } from '@tanstack/react-query'
import { detailIsland, type Known } from '#islands/ui/shapes/detail-screen.tsx'
import type { CouponDetail as Coupon } from '#lib/domain/coupons/coupon.ts'
import { pathTo } from '#lib/paths.ts'
import { couponInList, couponQuery } from '#lib/queries/coupons.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { AtTill } from './at-till.tsx'
import { CouponDetail } from './coupon-detail.tsx'

function CouponView({ known, isWaiting }: Known<Coupon>) {
  const { data: member } = useQuery(memberQuery, queryClient)
  return <CouponDetail coupon={known} member={member} waiting={isWaiting} />
}

/** The page of one coupon, which its address names. CPN-4. */
export const CouponIsland = detailIsland<Coupon>({
  list: pathTo('/coupons'),
  drawing: 'coupons',
  textsOf: ({ coupons }) => ({ title: coupons.title(), text: coupons.gone(), back: coupons.backToList() }),
  queryOf: couponQuery,
  inList: couponInList,
  View: CouponView,
  Beside: AtTill,
})
