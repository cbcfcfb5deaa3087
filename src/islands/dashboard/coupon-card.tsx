import { CheckIcon } from '#islands/ui/icons/check.tsx'
import { CouponIcon } from '#islands/ui/icons/coupon.tsx'
import { Ribbon } from '#islands/ui/marks.tsx'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import type { Coupon } from '#lib/domain/coupon.ts'
import { costOf, pointsOf } from '#lib/domain/points.ts'
import { ribbonTone } from '#lib/domain/ribbon.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { validityText } from '#lib/i18n/validity-text.ts'
import { pathTo } from '#lib/path-to.ts'
import { couponLook as look } from './coupon-look.ts'
import { useNow } from './use-now.ts'

const tones = { upcoming: 'waiting', calm: 'plain', urgent: 'ending' } as const

/** A coupon in short: a ticket that opens it. What can be done with it is said there. */
export function CouponCard({ coupon }: { coupon: Coupon }) {
  const words = useWords()
  const now = useNow()
  const tone = ribbonTone(coupon, now)
  const cost = costOf(coupon.points)
  return (
    <a className={look.ticket} href={pathTo('/coupon/{id}', coupon.id)}>
      <div className={look.stub}>
        <SafeImage
          alt=""
          fallback={<CouponIcon large />}
          height={120}
          ratio="own"
          src={safeImage(coupon.img_logo)}
          width={112}
        />
        {coupon.ribbon && tone !== 'hidden' && (
          <span className={look.ribbon}>
            <Ribbon tone={tones[tone]}>{coupon.ribbon}</Ribbon>
          </span>
        )}
      </div>
      <div className={look.words}>
        <h3 className={look.name}>{coupon.name}</h3>
        <p className={look.validity}>{validityText(words, coupon, now)}</p>
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
      </div>
    </a>
  )
}
