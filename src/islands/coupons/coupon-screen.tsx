import { useQuery } from '@tanstack/react-query'
import { useWords } from '#lib/i18n/use-words.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { couponInList, couponQuery, memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useDetail } from '#lib/queries/use-detail.ts'
import { late } from '../ui/late.tsx'
import { DetailScreen } from '../ui/shapes/detail-screen.tsx'
import { DetailSkeleton } from '../ui/state/detail-skeleton.tsx'
import { AtTill } from './at-till.tsx'
import { CouponDetail } from './coupon-detail.tsx'

/** The screen of a coupon that is not there, in a file of its own with its drawing: hardly anybody needs it. */
export const LazyGone = late(() => import('./gone.tsx').then((file) => file.Gone), {
  waiting: () => <DetailSkeleton label={wordsNow().common.loading()} />,
})

/** One coupon: at once as the list knew it, then in full. A code that is shown stays, whatever fails behind it. */
export function CouponScreen({ id }: { id: string }) {
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
