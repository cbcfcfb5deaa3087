import * as v from 'valibot'
import { claimCard, claimVirtualCard, returnCard } from './cards.ts'
import { setSecurity } from './confirmations.ts'
import type { Visit } from './handler.ts'
import { memberByEmail } from './members.ts'

/** The change that a test can make to a member. Points in hundredths. */
export const change = v.strictObject({
  email: v.string(),
  tenant: v.optional(v.string(), 'fuel'),
  points: v.exactOptional(v.number()),
  is_verified: v.exactOptional(v.boolean()),
  /** A number that a club has printed, `virtual` for a new one, or `null` for none. */
  card: v.exactOptional(v.nullable(v.string())),
  /** The cost above which spending asks for a confirmation; `null` for none. */
  spend_limit: v.exactOptional(v.nullable(v.number())),
  /** The confirmation has to be a passkey; only with `spend_limit`. */
  passkeys_required: v.optional(v.boolean(), false),
  firstname: v.exactOptional(v.string()),
  lastname: v.exactOptional(v.string()),
})
export type MemberChange = v.InferInput<typeof change>

type Here = Pick<Visit, 'db' | 'tenant' | 'now'>

const number = v.object({ value: v.string() })

function changeCard(here: Here, member: string, card: string | null): void {
  const sql = "select value from identity where member_id = ? and type = 'card'"
  for (const { value } of here.db.all(number, sql, member)) returnCard(here, value)
  here.db.run("delete from identity where member_id = ? and type = 'card'", member)
  if (card === 'virtual') claimVirtualCard(here, member)
  else if (card !== null) claimCard(here, member, card)
}

export function changeMember(here: Here, input: v.InferOutput<typeof change>): void {
  const member = memberByEmail(here, input.email)
  if (!member) throw new Error(`no member with the address ${input.email} in the club ${here.tenant.id}`)
  const { points, is_verified, firstname, lastname } = { ...member, ...input }
  here.db.run(
    'update member set points = ?, is_verified = ?, firstname = ?, lastname = ? where id = ?',
    ...[points, is_verified, firstname, lastname, member.id],
  )
  if (input.spend_limit !== undefined)
    setSecurity(here, member.id, {
      spend_limit: input.spend_limit,
      passkeys_required: input.passkeys_required,
    })
  if (input.card !== undefined) changeCard(here, member.id, input.card)
}
