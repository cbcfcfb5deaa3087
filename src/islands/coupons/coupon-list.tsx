import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { EmptyList } from '#islands/ui/list/empty-list.tsx'
import { CouponsDrawing } from '#islands/ui/state/drawings.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { couponsQuery } from '#lib/queries/lists.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { QueryScreen } from '../ui/shapes/query-screen.tsx'
import { TileList } from '../ui/shapes/tile-list.tsx'
import { AtTill } from './at-till.tsx'
import { CouponSkeletons } from './coupon-skeletons.tsx'
import { CouponTile } from './coupon-tile.tsx'
import type { Choose } from './search/coupon-finder-place.tsx'
import { tileGrid } from './tile-grid.ts'

interface CouponListProps {
  /** The search that the member has made; undefined while she has made none. */
  choose: Choose | undefined
}

/** The member's coupons as they come, page by page, active ones first. CPN-1, FND-1. */
export function CouponList({ choose }: CouponListProps) {
  const words = useWords()
  const answer = useInfiniteQuery(couponsQuery, queryClient)
  const { data: member } = useQuery(memberQuery, queryClient)
  return (
    <>
      <QueryScreen bare query={answer} skeleton={<CouponSkeletons />} stale>
        {(coupons, callError) =>
          coupons.length === 0 ? (
            <EmptyList
              again={words.coupons.lookAgain()}
              answer={answer}
              drawing={<CouponsDrawing />}
              text={`${words.coupons.empty()} ${words.coupons.emptyHint()}`}
            />
          ) : (
            <TileList
              answer={answer}
              callError={callError}
              className={tileGrid}
              first={4}
              items={choose ? choose(coupons) : coupons}
            >
              {(coupon, eager) => (
                <CouponTile coupon={coupon} eager={eager} key={coupon.id} member={member} />
              )}
            </TileList>
          )
        }
      </QueryScreen>
      <AtTill />
    </>
  )
}
