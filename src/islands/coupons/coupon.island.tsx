import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { BackLink } from '#islands/ui/back-link.tsx'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { pathname } from '#lib/browser/navigation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { idIn, pathTo } from '#lib/paths.ts'
import { couponInList, couponQuery } from '#lib/queries/coupons.ts'
import { useDetail } from '#lib/queries/list-query.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $session } from '#machines/session/session.store.ts'
import { late } from '../ui/late.tsx'
import { DetailScreen } from '../ui/shapes/detail-screen.tsx'
import { DetailSkeleton } from '../ui/state/detail-skeleton.tsx'
import { AtTill } from './at-till.tsx'
import { CouponDetail } from './coupon-detail.tsx'

const list = pathTo('/coupons')

/** The screen of a coupon that is not there, in a file of its own with its drawing: hardly anybody needs it. */
const LazyGone = late(() => import('./gone.tsx').then((file) => file.Gone), {
  waiting: () => <DetailSkeleton label={wordsNow().common.loading()} />,
})

/** One coupon: at once as the list knew it, then in full. A code that is shown stays, whatever fails behind it. */
function CouponScreen({ id }: { id: string }) {
  const words = useWords()
  const detail = useDetail(couponQuery(id), () => couponInList(id))
  const { data: member } = useQuery(memberQuery, queryClient)
  return (
    <>
      <DetailScreen detail={detail} gone={<LazyGone />} title={words.coupons.title()}>
        {(coupon) => <CouponDetail coupon={coupon} member={member} waiting={detail.isWaiting} />}
      </DetailScreen>
      <AtTill />
    </>
  )
}

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
