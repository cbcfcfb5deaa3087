import { partStyles } from '#islands/ui/part-styles.ts'
import { AddToCalendar } from '#islands/ui/shapes/add-to-calendar.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { calendarMoment } from '#lib/domain/calendar/calendar-event.ts'
import type { Order } from '#lib/domain/rewards/reward.ts'
import { forEver, unixSeconds } from '#lib/domain/unix-seconds.ts'
import { formatMoment } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'

interface PickupCalendarProps {
  order: Pick<Order, 'id' | 'pickup_until'>
  /** The reward's. */
  name: string
  /** The place where it is kept, in one line. */
  place: string
}

/** Tells how long a reward is kept for the member, and puts that into her calendar; nothing where no end is known, or is past. CAL-1. */
export function PickupCalendar({ order, name, place }: PickupCalendarProps) {
  const { calendar } = useWords().time
  const locale = useLocale()
  const now = nowSeconds()
  const until = unixSeconds(order.pickup_until)
  if (until === undefined || until <= now || until - now > forEver) return null
  return (
    <>
      <p className={partStyles.note}>{calendar.kept({ date: formatMoment(until, locale) })}</p>
      {calendarMoment(until, now) !== undefined && (
        <AddToCalendar
          at={until}
          id={order.id}
          isDay={false}
          kind="pickup"
          path={pathTo('/my-rewards')}
          text={calendar.pickupText({ place })}
          title={calendar.pickup({ name })}
        />
      )}
    </>
  )
}
