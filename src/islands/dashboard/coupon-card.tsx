import CheckIcon from 'lucide-react/icons/check'
import { CouponTicket } from '#islands/shared/coupon-ticket.tsx'
import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import type { Member } from '#lib/domain/member.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { runningTime } from '#lib/i18n/validity-text.ts'
import { css } from '#styled/css'

const bold = { fontSize: 'sm', fontWeight: 'bold' } as const
const styles = {
  cost: css(bold),
  active: css(bold, {
    hstack: '1',
    color: 'coupon.tileSuccess',
    '& > svg': { width: '4', height: '4' },
  }),
}

interface CouponCardProps {
  coupon: Coupon
  /** Undefined while nobody knows who is signed in. */
  member: Member | undefined
}

/** A coupon in short. Its detail page shows the possible actions; one that has ended has neither price nor code. */
export function CouponCard({ coupon, member }: CouponCardProps) {
  const words = useWords()
  const { coupons } = words
  const cost = costOf(coupon.points)
  return (
    <CouponTicket coupon={coupon} level={3} member={member}>
      {({ as }, left) =>
        as === 'active' ? (
          <p className={styles.active}>
            <CheckIcon />
            <span>{coupons.button.active()}</span>
            {left !== undefined && (
              <span data-live="" translate="no">
                {runningTime(words, left)}
              </span>
            )}
          </p>
        ) : (
          as !== 'ended' && (
            <p className={styles.cost}>
              {cost > 0 ? words.common.points({ n: pointsOf(cost) ?? 0 }) : words.common.free()}
            </p>
          )
        )
      }
    </CouponTicket>
  )
}
