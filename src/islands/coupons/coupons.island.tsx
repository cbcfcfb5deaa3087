import { useStore } from '@nanostores/react'
import { Live } from '#islands/ui/live.tsx'
import { $session } from '#machines/session/session.store.ts'
import { CouponList } from './coupon-list.tsx'
import { CouponSkeletons } from './coupon-skeletons.tsx'

/** The page of coupons. Spec §2, Screens by area. */
export function CouponsIsland() {
  const { who } = useStore($session, { ssr: 'initial' })
  return (
    <Live ready={who === 'member'} waiting={<CouponSkeletons />}>
      {() => <CouponList />}
    </Live>
  )
}
