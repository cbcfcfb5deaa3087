import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#islands/ui/error-state.tsx'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { screen } from '#islands/ui/screen-look.ts'
import { useOnline } from '#islands/ui/use-online.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { couponInList, couponQuery, memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { CouponDetail } from './coupon-detail.tsx'
import { CouponSkeleton } from './coupon-skeleton.tsx'
import { Gone } from './gone.tsx'
import { UnnamedHeading } from './unnamed-heading.tsx'

/** One coupon: at once as the list knew it, then in full. A code that is shown stays, whatever fails behind it. */
export function CouponScreen({ id }: { id: string }) {
  const words = useWords()
  const online = useOnline()
  const coupon = useQuery(couponQuery(id), queryClient)
  const { data: member } = useQuery(memberQuery, queryClient)
  const answer = coupon.isPlaceholderData ? undefined : coupon.data
  const trouble = useTrouble({ data: answer, error: coupon.error })
  const known = coupon.data ?? (trouble && couponInList(id))

  if (trouble === 'notFound') return <Gone />
  if (!known && !trouble) return <CouponSkeleton />
  const failed = trouble && (
    <ErrorState
      busy={coupon.isFetching}
      onRetry={() => void coupon.refetch()}
      retry={words.common.retry()}
      text={words.errors[trouble]()}
    />
  )
  if (!known)
    return (
      <>
        <UnnamedHeading />
        {failed}
      </>
    )
  return (
    <div className={screen}>
      {(!online || trouble === 'network') && <OfflineLine text={words.common.offline()} />}
      <CouponDetail coupon={known} member={member} waiting={!answer && !trouble} />
      {/* What the list does not know is missing; with all of it here an old answer simply stands. */}
      {!answer && failed}
    </div>
  )
}
