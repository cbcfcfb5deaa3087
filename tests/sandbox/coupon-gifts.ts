import * as v from 'valibot'
import { key } from './columns.ts'
import type { CouponTemplate, Span } from './content.ts'
import { activate, couponOf, type Here } from './coupons.ts'

const day = 24 * 3600

const endOfDay = (now: number, days: number): number => {
  const date = new Date(now * 1000)
  date.setHours(23, 59, 59, 0)
  return Math.floor(date.getTime() / 1000) + days * day
}

const from = (span: Span, now: number) => (span.from === undefined ? undefined : now + span.from)
const until = (span: Span, now: number) =>
  span.untilEndOfDay === undefined
    ? span.until === undefined
      ? undefined
      : now + span.until
    : endOfDay(now, span.untilEndOfDay)

export function handOut(here: Here, member: string, template: CouponTemplate): void {
  const { db, now } = here
  const { name, perex, picture, ribbon, points, format, span } = template
  const id = db.insert('coupon', {
    ...{ member_id: member, name, perex, picture, ribbon, points, code_format: format },
    ...{ span: JSON.stringify(span), valid_from: from(span, now), valid_until: until(span, now) },
  })
  if (span.activeFor !== undefined) activate(here, id, 0, span.activeFor)
}

const spanned = v.object({
  id: key,
  span: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      from: v.exactOptional(v.number()),
      until: v.exactOptional(v.number()),
      untilEndOfDay: v.exactOptional(v.number()),
      activeFor: v.exactOptional(v.number()),
    }),
  ),
})

/**
 * Sets the times of a member's coupons anew. Called at each sign-in and return, not while a session runs: a visitor
 * of the demo always meets the coupon that ends in 101 seconds and the one with three minutes, however long the server
 * has been up, and still sees each of them end for good within a visit. A coupon that was used stays used.
 */
export function freshen(here: Here, member: string): void {
  const { db, now } = here
  db.atomically(() => {
    for (const { id, span } of db.all(
      spanned,
      "select id, span from coupon where member_id = ? and span <> '{}'",
      member,
    )) {
      db.run(
        'update coupon set valid_from = ?, valid_until = ? where id = ?',
        from(span, now),
        until(span, now),
        id,
      )
      if (span.activeFor !== undefined && couponOf(here, member, id)?.user_coupon_id === undefined) {
        db.run("update user_coupon set state = 'ended' where coupon_id = ?", id)
        activate(here, id, 0, span.activeFor)
      }
    }
  })
}
