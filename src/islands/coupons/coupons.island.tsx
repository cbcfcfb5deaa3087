import { useStore } from '@nanostores/react'
import { useCallback, useState } from 'react'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { query } from '#lib/browser/navigation.ts'
import { $session } from '#machines/session/session.store.ts'
import { CouponList } from './coupon-list.tsx'
import { CouponSkeletons } from './coupon-skeletons.tsx'
import { type Choose, Finder, finderPlace } from './search/coupon-finder-place.tsx'

/** The member's search, as far as it is known. `choose`: undefined while it leaves nothing out. */
interface Search {
  readonly choose: Choose | undefined
}

/** The page of coupons. CPN-1, FND-1. */
export const CouponsIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  const [search, setSearch] = useState<Search>()
  const onChoose = useCallback((choose: Choose | undefined) => setSearch({ choose }), [])
  const isMember = who === 'member'
  return (
    <>
      <div className={finderPlace}>{isMember && <Finder onChoose={onChoose} />}</div>
      <Live ready={isMember} waiting={<CouponSkeletons />}>
        {() =>
          // An address that asks for some of them shows no others first.
          search || !query() ? <CouponList choose={search?.choose} /> : <CouponSkeletons />
        }
      </Live>
    </>
  )
})
