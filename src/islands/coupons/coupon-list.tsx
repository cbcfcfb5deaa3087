// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ErrorState } from '#islands/ui/error-state.tsx'
import { LoadMore } from '#islands/ui/load-more.tsx'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { useOnline } from '#islands/ui/use-online.ts'
import { pageSize } from '#lib/domain/paging.ts'
import { troubleOf } from '#lib/domain/trouble.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { couponsQuery } from '#lib/queries/lists.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { sayOnArrival } from '#machines/coupon-button/arrival.store.ts'
import { CouponSkeletons } from './coupon-skeletons.tsx'
import { CouponTile } from './coupon-tile.tsx'
import { NoCoupons } from './no-coupons.tsx'
import { tileLook } from './tile-look.ts'
import { useShown } from './use-shown.ts'

/** Tiles whose pictures are on the first screen of a phone. */
const first = 4

/** The member's coupons as they come, page by page. Spec §2, coupons: list, empty state. */
export function CouponList() {
  const words = useWords()
  const online = useOnline()
  const coupons = useInfiniteQuery(couponsQuery, queryClient)
  const { data: member } = useQuery(memberQuery, queryClient)
  const { shown, showMore } = useShown()
  useEffect(sayOnArrival, [])

  const { data, error, hasNextPage, isFetchingNextPage, isRefetching } = coupons
  const again = () => void coupons.refetch()
  if (!data)
    return error ? (
      <ErrorState
        busy={coupons.isFetching}
        onRetry={again}
        retry={words.common.retry()}
        text={words.errors[troubleOf(error).name]()}
      />
    ) : (
      <CouponSkeletons />
    )

  const more = () => {
    showMore()
    if (hasNextPage && data.length < shown + pageSize) void coupons.fetchNextPage()
  }
  return (
    <>
      {!online && <OfflineLine text={words.common.offline()} />}
      {data.length === 0 ? (
        <NoCoupons busy={isRefetching} onAgain={again} />
      ) : (
        <ul className={tileLook.grid} role="list">
          {data.slice(0, shown).map((coupon, index) => (
            <CouponTile coupon={coupon} eager={index < first} key={coupon.id} member={member} />
          ))}
        </ul>
      )}
      <LoadMore
        failed={coupons.isFetchNextPageError}
        label={words.common.loadMore()}
        loading={isFetchingNextPage}
        more={shown < data.length || hasNextPage}
        onMore={more}
        round={shown}
      />
    </>
  )
}
