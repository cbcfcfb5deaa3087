import * as v from 'valibot'
import { handOut } from '../coupon-gifts.ts'
import type { Visit } from '../handler.ts'
import { memberByEmail } from '../members.ts'
import { personaEmail } from '../personas.ts'
import { seedMovements } from './history.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))

/** The number of additional items that a member gets: for long lists. */
export const bulk = v.strictObject({
  email: v.optional(v.string(), personaEmail('verified')),
  tenant: v.optional(v.string(), 'fuel'),
  coupons: v.optional(whole, 0),
  transactions: v.optional(whole, 0),
})
export type Bulk = v.InferInput<typeof bulk>

/** Gives a member coupons and transactions by the thousand. */
export function seedBulk(here: Pick<Visit, 'db' | 'tenant' | 'now'>, input: Bulk): void {
  const { email, coupons, transactions } = v.parse(bulk, input)
  const member = memberByEmail(here, email)
  if (!member) throw new Error(`no member with the address ${email} in the club ${here.tenant.id}`)
  here.db.atomically(() => {
    for (let index = 1; index <= coupons; index += 1) {
      handOut(here, member.id, {
        name: `${here.tenant.content.coupons[index % 20]?.name ?? ''} · ${index}`,
        perex: '',
        format: 'code128',
        span: {},
      })
    }
    seedMovements(here, member.id, transactions)
  })
}
