import { AddToCalendar } from '#islands/ui/shapes/add-to-calendar.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { couponCalendarEnd } from '#lib/domain/calendar/calendar-event.ts'
import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'

/** Puts the end of a coupon into the member's calendar; nothing where it has none that is worth an entry. CAL-1. */
export function CouponCalendar({ coupon }: { coupon: Coupon }) {
  const calendar = useWords().time.calendar
  const ends = couponCalendarEnd(coupon, nowSeconds())
  if (ends === undefined) return null
  return (
    <AddToCalendar
      at={ends}
      id={coupon.id}
      isDay={false}
      kind="coupon"
      path={pathTo('/coupon/{id}', coupon.id)}
      text={calendar.couponText()}
      title={calendar.coupon({ name: coupon.name })}
    />
  )
}
