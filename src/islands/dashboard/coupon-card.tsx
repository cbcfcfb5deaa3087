import { CheckIcon } from '#islands/ui/icons/check.tsx'
import { Ticket } from '#islands/ui/ticket.tsx'
import type { Coupon } from '#lib/domain/coupon.ts'
import { costOf, pointsOf } from '#lib/domain/points.ts'
import { ribbonTone } from '#lib/domain/ribbon.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { validityText } from '#lib/i18n/validity-text.ts'
import { pathTo } from '#lib/path-to.ts'
import { css } from '#styled/css'
import { useTold } from './use-told.ts'

const look = {
  cost: css({ fontSize: 'sm', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' }),
  active: css({
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    color: 'coupon.tileSuccess',
    fontSize: 'sm',
    fontWeight: 'bold',
    '& > svg': { width: '4', height: '4' },
  }),
}

/** A coupon in short. What can be done with it is said where it opens. */
export function CouponCard({ coupon }: { coupon: Coupon }) {
  const words = useWords()
  const tone = useTold((now) => ribbonTone(coupon, now))
  const validity = useTold((now) => validityText(words, coupon, now))
  const cost = costOf(coupon.points)
  return (
    <Ticket
      href={pathTo('/coupon/{id}', coupon.id)}
      image={safeImage(coupon.img_logo)}
      level={3}
      name={coupon.name}
      ribbon={tone === 'hidden' ? undefined : { tone, text: coupon.ribbon }}
      validity={validity}
    >
      {coupon.activated ? (
        <p className={look.active}>
          <CheckIcon />
          {words.coupons.button.active()}
        </p>
      ) : (
        <p className={look.cost}>
          {cost > 0 ? words.coupons.cost({ n: pointsOf(cost) ?? 0 }) : words.coupons.free()}
        </p>
      )}
    </Ticket>
  )
}
