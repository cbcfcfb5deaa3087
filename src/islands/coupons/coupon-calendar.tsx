import { AddToCalendar } from '#islands/ui/shapes/add-to-calendar.tsx'
import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import { calendarWords } from '#lib/i18n/calendar/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'

/** Puts the end of a coupon into the member's calendar. ends: unix seconds. CAL-1. */
export function CouponCalendar({ coupon, ends }: { coupon: Coupon; ends: number }) {
  const { calendar } = useWords(calendarWords)
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
