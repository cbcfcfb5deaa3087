import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { CouponDetail } from '#lib/domain/coupons/coupon.ts'
import { key, maybe } from './columns.ts'
import type { Visit } from './handler.ts'
import { pictureAt } from './pictures.ts'

export type Here = Pick<Visit, 'db' | 'now'>

/** Seconds that an activated coupon can be shown at the till. */
export const activationWindow = 5 * 60

const columns = `coupon.*, user_coupon.id as user_coupon_id, user_coupon.code as code,
  user_coupon.expiration_at as expiration_at`
const joined = `coupon left join user_coupon on coupon_id = coupon.id and state = 'active' and expiration_at > :now`

/** An activation whose window went by is a use, and a coupon is used once. */
const notUsed = `not exists (select 1 from user_coupon as used
  where used.coupon_id = coupon.id and used.state = 'active' and used.expiration_at <= :now)`
const notOver = `(user_coupon.id is not null or ((valid_until is null or valid_until > :now) and ${notUsed}))`

/** A coupon's row with its running activation, if there is one. */
export const couponRow = v.object({
  id: key,
  member_id: key,
  name: v.string(),
  perex: maybe(v.string()),
  picture: maybe(v.string()),
  ribbon: maybe(v.string()),
  points: maybe(v.number()),
  code_format: v.picklist(['text', 'qr', 'code128']),
  valid_from: maybe(v.number()),
  valid_until: maybe(v.number()),
  user_coupon_id: maybe(key),
  code: maybe(v.string()),
  expiration_at: maybe(v.number()),
})
export type CouponRow = v.InferOutput<typeof couponRow>

/** The coupons that a member can see: running ones and those not yet valid; used and ended ones are gone. */
export const couponsOf = ({ db, now }: Here, member: string, offset: number, limit: number): CouponRow[] =>
  db.all(
    couponRow,
    `select ${columns} from ${joined} where member_id = :member and ${notOver}
     order by coupon.id limit :limit offset :offset`,
    { now, member, limit, offset },
  )

export const couponOf = ({ db, now }: Here, member: string, id: string): CouponRow | undefined =>
  db.one(couponRow, `select ${columns} from ${joined} where coupon.id = :id and member_id = :member`, {
    now,
    id,
    member,
  })

export const isOver = ({ db, now }: Here, id: string): boolean =>
  db.one(couponRow, `select ${columns} from ${joined} where coupon.id = :id and ${notOver}`, { now, id }) ===
  undefined

export const shownCoupon = (
  origin: string,
  { picture, member_id: _, code_format: __, ...coupon }: CouponRow,
): CouponDetail => ({
  ...coupon,
  img_logo: picture && pictureAt(origin, picture),
  activated: coupon.user_coupon_id !== undefined,
})

/** Twelve digits that look like chance: the same for the same coupon and end, so that a clock that stands shows one picture. */
const codeFor = (coupon: string, end: number): string => {
  const hash = createHash('sha256').update(`${coupon} ${end}`).digest()
  return [0, 4, 8].map((at) => String(hash.readUInt32BE(at) % 10_000).padStart(4, '0')).join('')
}

export function activate({ db, now }: Here, coupon: string, paid: number, seconds = activationWindow) {
  const expiration_at = now + seconds
  const code = codeFor(coupon, expiration_at)
  const id = db.insert('user_coupon', { coupon_id: coupon, code, paid, expiration_at, state: 'active' })
  return { id, code, expiration_at }
}
