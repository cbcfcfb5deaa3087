import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#islands/ui/error-state.tsx'
import { HiddenHeading } from '#islands/ui/hidden-heading.tsx'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { screen } from '#islands/ui/screen-look.ts'
import { useOnline } from '#islands/ui/use-online.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { couponInList, couponQuery, memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useDetail } from '#lib/queries/use-detail.ts'
import { DetailSkeleton } from '../ui/detail-skeleton.tsx'
import { CouponDetail } from './coupon-detail.tsx'
import { Gone } from './gone.tsx'

/** One coupon: at once as the list knew it, then in full. A code that is shown stays, whatever fails behind it. */
export function CouponScreen({ id }: { id: string }) {
  const words = useWords()
  const online = useOnline()
  const { query, trouble, known, isWhole, isWaiting } = useDetail(couponQuery(id), () => couponInList(id))
  const { data: member } = useQuery(memberQuery, queryClient)
  if (trouble === 'notFound') return <Gone />
  const failed = trouble && (
    <ErrorState answer={query} retry={words.common.retry()} text={words.errors[trouble]()} />
  )
  if (!known && !failed) return <DetailSkeleton label={words.common.loading()} />
  if (!known)
    return (
      <>
        <HiddenHeading>{words.coupons.title()}</HiddenHeading>
        {failed}
      </>
    )
  return (
    <div className={screen}>
      {(!online || trouble === 'network') && <OfflineLine text={words.common.offline()} />}
      <CouponDetail coupon={known} member={member} waiting={isWaiting} />
      {/* What the list does not know is missing; with all of it here an old answer simply stands. */}
      {!isWhole && failed}
    </div>
  )
}
