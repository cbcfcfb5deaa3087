import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ErrorState } from '#islands/ui/error-state.tsx'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { screen } from '#islands/ui/screen-look.ts'
import { useOnline } from '#islands/ui/use-online.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { couponsQuery } from '#lib/queries/lists.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { sayOnArrival } from '#machines/coupon-button/arrival.store.ts'
import { CouponSkeletons } from './coupon-skeletons.tsx'
import { CouponTiles } from './coupon-tiles.tsx'
import { NoCoupons } from './no-coupons.tsx'

/** The member's coupons as they come, page by page. Spec §2, coupons: list, empty state. */
export function CouponList() {
  const words = useWords()
  const online = useOnline()
  const coupons = useInfiniteQuery(couponsQuery, queryClient)
  const { data: member } = useQuery(memberQuery, queryClient)
  useEffect(sayOnArrival, [])

  const { data } = coupons
  const trouble = useTrouble(coupons)
  const again = () => void coupons.refetch()
  if (!data && !trouble) return <CouponSkeletons />
  if (!data)
    return (
      <ErrorState
        busy={coupons.isFetching}
        onRetry={again}
        retry={words.common.retry()}
        text={words.errors[trouble ?? 'unexpected']()}
      />
    )
  return (
    <div className={screen}>
      {(!online || trouble === 'network') && <OfflineLine text={words.common.offline()} />}
      {data.length === 0 ? (
        <NoCoupons busy={coupons.isRefetching} onAgain={again} />
      ) : (
        <CouponTiles
          coupons={data}
          failed={coupons.isFetchNextPageError ? trouble : undefined}
          loading={coupons.isFetchingNextPage}
          member={member}
          more={coupons.hasNextPage}
          onMore={() => void coupons.fetchNextPage()}
        />
      )}
    </div>
  )
}
