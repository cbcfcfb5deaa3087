import { html } from 'hono/html'
import * as v from 'valibot'
import { found } from '../checks.ts'
import { key } from '../columns.ts'
import { guardSpending } from '../confirmations.ts'
import { activate, couponOf, couponsOf, isOver, shownCoupon } from '../coupons.ts'
import { Failure } from '../failure.ts'
import type { Handlers } from '../handler.ts'
import { movePoints } from '../members.ts'

const running = v.object({ id: key, name: v.string(), paid: v.number() })

/** Coupons, their activation and its taking back. */
export const couponHandlers = {
  listCoupons: (call) => ({
    coupons: couponsOf(call, call.member.id, call.query.offset, call.query.limit).map((row) =>
      shownCoupon(call.origin, row),
    ),
  }),

  getCoupon: async (call) => {
    const row = found(couponOf(call, call.member.id, call.params.id))
    const coupon = shownCoupon(call.origin, row)
    return {
      coupon: {
        ...coupon,
        description_html: `${await html`<p>${row.perex ?? ''}</p>`}${call.tenant.content.couponRules}`,
        image: coupon.img_logo,
        code_format: row.code_format,
      },
    }
  },

  // Costs its points now; a deactivation within the window gives them back, an elapsed one does not: it was used.
  activateCoupon: (call) => {
    const { member, now, params } = call
    const row = found(couponOf(call, member.id, params.id))
    const cost = row.points ?? 0
    if (!member.is_verified) throw new Failure('coupon_not_verified')
    if (row.user_coupon_id !== undefined) throw new Failure('already_activated')
    if (row.valid_from !== undefined && row.valid_from > now) throw new Failure('not_yet_valid')
    if (isOver(call, row.id)) throw new Failure('not_found')
    if (member.points < cost) throw new Failure('coupon_not_enough_points')
    guardSpending(call, member.id, cost)
    movePoints(call, member.id, -cost, row.name)
    return { user_coupon: activate(call, row.id, cost) }
  },

  deactivateCoupon: (call) => {
    const { db, now, member, params } = call
    const { id, name, paid } = found(
      db.one(
        running,
        `select user_coupon.id, name, paid from user_coupon join coupon on coupon.id = coupon_id
         where user_coupon.id = ? and member_id = ? and state = 'active' and expiration_at > ?`,
        ...[params.id, member.id, now],
      ),
    )
    db.run("update user_coupon set state = 'deactivated' where id = ?", id)
    movePoints(call, member.id, paid, name)
  },
} satisfies Partial<Handlers>
