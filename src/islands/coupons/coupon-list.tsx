import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CouponsDrawing } from '#islands/ui/drawings.tsx'
import { EmptyList } from '#islands/ui/empty-list.tsx'
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

/** The member's coupons as they come, page by page. Spec §2, coupons: list, empty state; §8, empty states. */
export function CouponList() {
  const words = useWords()
  const online = useOnline()
  const answer = useInfiniteQuery(couponsQuery, queryClient)
  const trouble = useTrouble(answer)
  const { data } = answer
  const { data: member } = useQuery(memberQuery, queryClient)
  useEffect(sayOnArrival, [])
  if (!data)
    return trouble ? (
      <ErrorState answer={answer} retry={words.common.retry()} text={words.errors[trouble]()} />
    ) : (
      <CouponSkeletons />
    )
  return (
    <div className={screen}>
      {(!online || trouble === 'network') && <OfflineLine text={words.common.offline()} />}
      {data.length === 0 ? (
        <EmptyList
          again={words.coupons.lookAgain()}
          answer={answer}
          drawing={<CouponsDrawing />}
          text={`${words.coupons.empty()} ${words.coupons.emptyHint()}`}
        />
      ) : (
        <CouponTiles answer={answer} coupons={data} member={member} trouble={trouble} />
      )}
    </div>
  )
}
