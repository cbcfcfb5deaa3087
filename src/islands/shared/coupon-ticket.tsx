import { useActorRef, useSelector } from '@xstate/react'
import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react'
import { Ticket } from '#islands/ui/list/ticket.tsx'
import { now } from '#lib/browser/clock.ts'
import {
  type Coupon,
  type CouponStatus,
  couponStatus,
  type RibbonTone,
  ribbonTone,
} from '#lib/domain/coupons/coupon.ts'
import type { Member } from '#lib/domain/member.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { countdownFrom, runsCountdown, showsClock } from '#lib/domain/time-left.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { besideRibbon, runningTime, validityText } from '#lib/i18n/validity-text.ts'
import { pathTo } from '#lib/paths.ts'
import {
  type CountedCoupon,
  type CouponCountdownView,
  couponCountdownView,
} from '#machines/coupons/coupon-countdown.machine.ts'
import { couponCountdown } from '#machines/coupons/coupon-countdown.store.ts'
import { css } from '#styled/css'

const isSameTime = (one: CouponCountdownView, other: CouponCountdownView): boolean =>
  one.left === other.left && one.wait === other.wait

/**
 * Follows a coupon through its time by the server's clock, and draws again only when that changes a text.
 * CPN-9.
 */
export function useCouponTime(coupon: CountedCoupon): CouponCountdownView {
  const countdown = useActorRef(couponCountdown, { input: { coupon, now } })
  // Before the frame: a coupon that has changed is never shown with the time of the one before.
  useLayoutEffect(() => countdown.send({ type: 'changed', coupon }), [countdown, coupon])
  return useSelector(countdown, couponCountdownView, isSameTime)
}

/** Returns the text of a ribbon: the seconds while they are counted, else the club's own words, else the time. */
const ribbonText = (words: Words, coupon: Coupon, tone: RibbonTone, left: number | undefined) => {
  if (left !== undefined && runsCountdown(left)) return runningTime(words, left)
  if (coupon.ribbon) return coupon.ribbon
  if (tone === 'upcoming') return words.coupons.ribbon.upcoming()
  return left === undefined ? '' : words.coupons.ribbon.left({ time: runningTime(words, left) })
}

/** The longest of what a ribbon shows from the words before its countdown on, so that nothing beside it moves. */
const widestOf = (words: Words, coupon: Coupon): string => {
  const first = runningTime(words, countdownFrom)
  const before = coupon.ribbon || words.coupons.ribbon.left({ time: first })
  return before.length > first.length ? before : first
}

/**
 * A coupon's ribbon as it is drawn; undefined when it has none. left: whole seconds, where the ribbon shows them. CPN-8.
 */
export function ribbonOf(words: Words, coupon: Coupon, now: number, left: number | undefined) {
  const tone = ribbonTone(coupon, now)
  if (tone === 'hidden') return undefined
  const text = ribbonText(words, coupon, tone, left)
  const seconds = ribbonSeconds(coupon, left)
  const isClock = seconds !== undefined && showsClock(seconds)
  return { tone, text, widest: isClock ? widestOf(words, coupon) : undefined }
}

/** The seconds left that a ribbon shows; undefined where it says something else. CPN-9. */
export const ribbonSeconds = (coupon: Coupon, left: number | undefined): number | undefined =>
  left !== undefined && (runsCountdown(left) || !coupon.ribbon) ? left : undefined

const ended = css({ color: 'muted', fontWeight: 'bold' })

interface CouponTicketProps extends Pick<ComponentProps<typeof Ticket>, 'level' | 'nameId' | 'eager'> {
  coupon: Coupon
  /** Undefined while nobody knows who is signed in. */
  member: Member | undefined
  /** Draws its foot, but where it has ended. left: whole seconds until its end. */
  children: (status: CouponStatus, left: number | undefined) => ReactNode
}

/** A coupon in a list, through its time, which is shown once: in the foot of an active coupon, in the ribbon of any other. CPN-1. */
export function CouponTicket({ coupon, member, level, nameId, eager, children }: CouponTicketProps) {
  const words = useWords()
  const { now, left } = useCouponTime(coupon)
  const status = couponStatus(coupon, member, now)
  const isActive = status.as === 'active'
  const isEnded = status.as === 'ended'
  const inRibbon = isActive ? undefined : left
  const ribbon = ribbonOf(words, coupon, now, inRibbon)
  const shownSeconds = isActive ? left : ribbonSeconds(coupon, inRibbon)
  return (
    <Ticket
      eager={eager}
      href={pathTo('/coupon/{id}', coupon.id)}
      image={safeImage(coupon.img_logo)}
      level={level}
      name={coupon.name}
      nameId={nameId}
      ribbon={ribbon}
      validity={isEnded ? '' : besideRibbon(validityText(words, coupon, now, shownSeconds), ribbon?.text)}
    >
      {isEnded ? <p className={ended}>{words.coupons.button.ended()}</p> : children(status, left)}
    </Ticket>
  )
}
