import { useQuery } from '@tanstack/react-query'
import { memo, useCallback, useEffect, useId, useState } from 'react'
import { CouponTicket } from '#islands/shared/coupon-ticket.tsx'
import { island } from '#islands/ui/island.tsx'
import { late } from '#islands/ui/late.tsx'
import { ticketList } from '#islands/ui/list/ticket.tsx'
import { Live } from '#islands/ui/live.tsx'
import { Missing, type MissingProps } from '#islands/ui/missing.tsx'
import { CouponsDrawing } from '#islands/ui/state/drawings.tsx'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { usePage } from '#lib/browser/directives/use-page.ts'
import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import type { Member } from '#lib/domain/member.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { useCoupons } from '#lib/queries/coupons.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'
import { ListScreen } from '../ui/shapes/list-screen.tsx'
import { useIsMember } from '../ui/shapes/member-island.tsx'
import { AtTill } from './at-till.tsx'
import { CouponAction } from './coupon-action.tsx'
import type { Choose, CouponFinderProps } from './coupon-finder.tsx'

/** Without the search, the list has all coupons, whatever the address asks for. */
function WithoutFinder({ onChoose, again, what }: CouponFinderProps & MissingProps) {
  useEffect(() => onChoose(undefined), [onChoose])
  return <Missing again={again} what={what} />
}

/** The search above the list. Its code comes after the list's. FND-1. */
const Finder = late(() => import('./coupon-finder.tsx').then((file) => file.CouponFinder), {
  instead: WithoutFinder,
})

/** Has the height of the search before it is there, so that the list keeps its place. */
const finderPlace = css({ minHeight: 'touch', marginBlockEnd: '4' })

/** The member's search, as far as it is known. `choose`: undefined while it leaves nothing out. */
interface Search {
  readonly choose: Choose | undefined
}

interface CouponTileProps {
  coupon: Coupon
  /** Undefined while nobody knows who is signed in. */
  member: Member | undefined
  /** Its picture is on the first screen. */
  eager?: boolean | undefined
}

/** A coupon in the list. A press anywhere opens it, save on its button. CPN-1. */
export const CouponTile = memo(function CouponTile({ coupon, member, eager }: CouponTileProps) {
  const words = useWords()
  const id = useId()
  const points = pointsOf(costOf(coupon.points)) ?? 0
  return (
    <li data-item={coupon.id}>
      <CouponTicket coupon={coupon} eager={eager} level={2} member={member} nameId={id}>
        {(status, left) => (
          <CouponAction
            coupon={coupon}
            left={left}
            namedBy={id}
            price={points > 0 ? words.common.points({ n: points }) : undefined}
            status={status}
          />
        )}
      </CouponTicket>
    </li>
  )
})

/** Tiles to come, of the size of tiles. */
const CouponSkeletons = () => <Skeletons className={ticketList} count={8} shape="tile" />

/** The member's coupons as they come, page by page, active ones first. CPN-1, FND-1. */
function CouponList({ choose }: Partial<Search>) {
  const words = useWords()
  const answer = useCoupons()
  const { data: member } = useQuery(memberQuery, queryClient)
  return (
    <>
      <ListScreen
        answer={answer}
        choose={choose}
        className={ticketList}
        empty={{
          drawing: <CouponsDrawing />,
          text: `${words.coupons.empty()} ${words.coupons.emptyHint()}`,
          again: words.common.lookAgain(),
        }}
        first={4}
        skeleton={<CouponSkeletons />}
      >
        {(coupon, eager) => <CouponTile coupon={coupon} eager={eager} key={coupon.id} member={member} />}
      </ListScreen>
      <AtTill />
    </>
  )
}

/** The page of coupons. CPN-1, FND-1. */
export const CouponsIsland = island(() => {
  const [search, setSearch] = useState<Search>()
  const onChoose = useCallback((choose: Choose | undefined) => setSearch({ choose }), [])
  const isMember = useIsMember()
  const page = usePage()
  return (
    <>
      <div className={finderPlace}>{isMember && <Finder onChoose={onChoose} />}</div>
      <Live ready={isMember} waiting={<CouponSkeletons />}>
        {() =>
          // An address that asks for some of them shows no others first.
          search || !page.search ? <CouponList choose={search?.choose} /> : <CouponSkeletons />
        }
      </Live>
    </>
  )
})
