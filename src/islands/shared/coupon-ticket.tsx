import { useSelector } from '@xstate/react'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useMemo } from 'react'
import { Ticket } from '#islands/ui/list/ticket.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import {
  type Coupon,
  type CouponStatus,
  couponPeriod,
  couponStatus,
  type PeriodFacts,
  type RibbonTone,
  ribbonTone,
} from '#lib/domain/coupons/coupon.ts'
import type { Member } from '#lib/domain/member.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { countdownFrom, showsClock } from '#lib/domain/time-left.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { runningTime, validityText } from '#lib/i18n/validity-text.ts'
import { pathTo } from '#lib/paths.ts'
import { type CountdownView, countdownView } from '#machines/common/countdown.machine.ts'
import { createCountdown } from '#machines/common/countdown.store.ts'
import { couponEnded } from '#machines/coupons/coupon-end.ts'

interface CouponTime {
  /** Unix seconds, right whenever what they decide changes. */
  readonly now: number
  /** Counts down to the coupon's end; undefined before its start and where there is no end. */
  readonly countdown: CountdownView | undefined
}

/**
 * Follows a coupon through its time: first to its start, then to its end, of which `onEnd` hears. It draws anew whenever
 * the text of the time left changes; what `onEnd` promises is waited for before the countdown looks again.
 */
export function useCouponTime(
  coupon: PeriodFacts,
  onEnd: (end: number) => Promise<void> | undefined,
): CouponTime {
  const now = nowSeconds()
  const { from, until } = couponPeriod(coupon, now) ?? {}
  const starts = from !== undefined && now < from
  const target = starts ? from : until
  const ended = useEffectEvent(() => (starts || until === undefined ? undefined : onEnd(until)))
  const actor = useMemo(
    () => (target === undefined ? undefined : createCountdown(target, () => ended())),
    [target],
  )
  useEffect(() => {
    actor?.start()
    return () => void actor?.stop()
  }, [actor])
  const snapshot = useSelector(actor, (countdown) => countdown)
  return { now, countdown: snapshot && !starts ? countdownView(snapshot) : undefined }
}

/** Returns the text of a ribbon: the seconds while they are counted, else the club's own words, else the time. */
const ribbonText = (words: Words, coupon: Coupon, tone: RibbonTone, countdown: CountdownView | undefined) => {
  if (countdown?.running) return runningTime(words, countdown.seconds)
  if (coupon.ribbon) return coupon.ribbon
  if (tone === 'upcoming') return words.coupons.ribbon.upcoming()
  return countdown ? words.coupons.ribbon.left({ time: runningTime(words, countdown.seconds) }) : ''
}

/** The longest of what a ribbon shows from the words before its countdown on, so that nothing beside it moves. */
const widestOf = (words: Words, coupon: Coupon): string => {
  const first = runningTime(words, countdownFrom)
  const before = coupon.ribbon || words.coupons.ribbon.left({ time: first })
  return before.length > first.length ? before : first
}

/**
 * A coupon's ribbon as it is drawn; undefined when it has none. countdown: the running time where the ribbon shows it. CPN-8.
 */
export function ribbonOf(words: Words, coupon: Coupon, now: number, countdown: CountdownView | undefined) {
  const tone = ribbonTone(coupon, now)
  if (tone === 'hidden') return undefined
  const text = ribbonText(words, coupon, tone, countdown)
  const seconds = ribbonSeconds(coupon, countdown)
  const isClock = seconds !== undefined && showsClock(seconds)
  return { tone, text, widest: isClock ? widestOf(words, coupon) : undefined }
}

/** The seconds left that a ribbon shows; undefined where it says something else. CPN-9. */
export const ribbonSeconds = (coupon: Coupon, countdown: CountdownView | undefined): number | undefined =>
  countdown && (countdown.running || !coupon.ribbon) ? countdown.seconds : undefined

interface CouponTicketProps extends Pick<ComponentProps<typeof Ticket>, 'level' | 'nameId' | 'eager'> {
  coupon: Coupon
  /** Undefined while nobody knows who is signed in. */
  member: Member | undefined
  /** Draws its foot. left: whole seconds until its end. */
  children: (status: CouponStatus, left: number | undefined) => ReactNode
}

/** A coupon in a list, through its time, which is shown once: in the foot of an active coupon, in the ribbon of any other. CPN-1. */
export function CouponTicket({ coupon, member, level, nameId, eager, children }: CouponTicketProps) {
  const words = useWords()
  const { now, countdown } = useCouponTime(coupon, (end) => couponEnded(coupon.id, end))
  const status = couponStatus(coupon, member, now)
  const isActive = status.as === 'active'
  const inRibbon = isActive ? undefined : countdown
  const shownSeconds = isActive ? countdown?.seconds : ribbonSeconds(coupon, inRibbon)
  return (
    <Ticket
      eager={eager}
      href={pathTo('/coupon/{id}', coupon.id)}
      image={safeImage(coupon.img_logo)}
      level={level}
      name={coupon.name}
      nameId={nameId}
      ribbon={ribbonOf(words, coupon, now, inRibbon)}
      validity={validityText(words, coupon, now, shownSeconds)}
    >
      {children(status, countdown?.seconds)}
    </Ticket>
  )
}
