import { useStore } from '@nanostores/react'
import { Live } from '#islands/ui/live.tsx'
import { pathname } from '#lib/browser/navigation.ts'
import { idIn } from '#lib/id-in.ts'
import { $session } from '#machines/session/session.store.ts'
import { BackToCoupons } from './back-to-coupons.tsx'
import { CouponScreen } from './coupon-screen.tsx'
import { CouponSkeleton } from './coupon-skeleton.tsx'
import { Gone } from './gone.tsx'

/** The page of one coupon, which its address names. Spec §2, Screens by area. */
export function CouponIsland() {
  const { who } = useStore($session, { ssr: 'initial' })
  const draw = () => {
    const id = idIn(pathname())
    if (id === undefined) return <Gone />
    return who === 'member' ? <CouponScreen id={id} key={id} /> : <CouponSkeleton />
  }
  return (
    <>
      <BackToCoupons />
      <Live waiting={<CouponSkeleton />}>{draw}</Live>
    </>
  )
}
