import { AddToCalendar } from '#islands/ui/shapes/add-to-calendar.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { calendarMoment } from '#lib/domain/calendar/calendar-event.ts'
import type { Order } from '#lib/domain/rewards/reward.ts'
import { formatMoment } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { redeemStyles } from '../redeem-styles.ts'

interface PickupCalendarProps {
  order: Order
  /** The reward's. */
  id: string
  name: string
  /** The place where it is kept, in one line. */
  place: string
}

/** Tells how long a reward is kept for the member, and puts that into her calendar; nothing where no end is known. CAL-1. */
export function PickupCalendar({ order, id, name, place }: PickupCalendarProps) {
  const { calendar } = useWords()
  const locale = useLocale()
  const until = calendarMoment(order.pickup_until, nowSeconds())
  if (until === undefined) return null
  return (
    <>
      <p className={redeemStyles.note}>{calendar.kept({ date: formatMoment(until, locale) })}</p>
      <AddToCalendar
        at={until}
        id={order.id}
        isDay={false}
        kind="pickup"
        path={pathTo('/reward/{id}', id)}
        text={calendar.pickupText({ place })}
        title={calendar.pickup({ name })}
      />
    </>
  )
}
