import { useStore } from '@nanostores/react'
import { BackLink } from '#islands/ui/back-link.tsx'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { pathname } from '#lib/browser/navigation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { idIn, pathTo } from '#lib/paths.ts'
import { $session } from '#machines/session/session.store.ts'
import { DetailSkeleton } from '../ui/state/detail-skeleton.tsx'
import { CouponScreen, LazyGone } from './coupon-screen.tsx'

const list = pathTo('/coupons')

/** The page of one coupon, which its address names. CPN-4. */
export const CouponIsland = island(() => {
  const words = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const waiting = <DetailSkeleton label={words.common.loading()} />
  const draw = () => {
    const id = idIn(pathname())
    if (id === undefined) return <LazyGone />
    return who === 'member' ? <CouponScreen id={id} key={id} /> : waiting
  }
  return (
    <>
      <BackLink href={list} data-return>
        {words.coupons.backToList()}
      </BackLink>
      <Live waiting={waiting}>{draw}</Live>
    </>
  )
})
