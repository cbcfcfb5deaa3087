import { useStore } from '@nanostores/react'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { $session } from '#machines/session/session.store.ts'
import { CouponList } from './coupon-list.tsx'
import { CouponSkeletons } from './coupon-skeletons.tsx'

/** The page of coupons. CPN-1. */
export const CouponsIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  return (
    <Live ready={who === 'member'} waiting={<CouponSkeletons />}>
      {() => <CouponList />}
    </Live>
  )
})
