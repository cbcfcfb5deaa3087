import * as v from 'valibot'
import { claimCard, claimVirtualCard, returnCard } from '../cards.ts'
import { byId, cardIn, phoneIn } from '../checks.ts'
import { makeCode, resendAfter, spendCode } from '../codes.ts'
import { bit, key } from '../columns.ts'
import { Failure, invalid } from '../failure.ts'
import type { Call, Handlers, Visit } from '../handler.ts'
import { write } from '../mailing.ts'
import { isPhoneTaken } from '../members.ts'

const row = v.object({
  id: key,
  type: v.picklist(['card', 'phone', 'email']),
  value: v.string(),
  is_primary: bit,
  is_verified: bit,
})

const identitiesOf = ({ db }: Visit, member: string) =>
  db.all(row, 'select * from identity where member_id = ? order by type, is_primary desc, id', member)

/** Adds a phone number; asked again for one that still waits for its code, sends another code. */
function linkPhone(call: Call<'linkIdentity'>, number: string) {
  const { db, member } = call
  const phone = phoneIn('number', number)
  if (isPhoneTaken(call, phone)) throw invalid({ number: 'taken' })
  const waiting = identitiesOf(call, member.id).find(({ value }) => value === phone)
  const identity = { type: 'phone' as const, value: phone, is_primary: false, is_verified: false }
  const id = waiting?.id ?? db.insert('identity', { ...identity, member_id: member.id })
  write(call, 'phoneCode', { channel: 'sms', to: phone, code: makeCode(call, 'identity', id) })
  return { ...identity, id, needs_code: true, resend_in: resendAfter }
}

function linkCard(call: Call<'linkIdentity'>, number: string | undefined) {
  const id =
    number === undefined
      ? claimVirtualCard(call, call.member.id)
      : claimCard(call, call.member.id, cardIn('number', number))
  const card = byId(identitiesOf(call, call.member.id), id)
  return { ...card, needs_code: false, resend_in: undefined }
}

/** Cards and phones that a member is known by. */
export const identityHandlers = {
  listIdentities: (call) => ({ user_identities: identitiesOf(call, call.member.id) }),

  linkIdentity: (call) => {
    const { body } = call
    return {
      identity:
        body.type === 'phone'
          ? linkPhone(call, body.number)
          : linkCard(call, body.type === 'card' ? body.number : undefined),
    }
  },

  verifyIdentity: (call) => {
    const { db, member, params, body } = call
    const identity = byId(identitiesOf(call, member.id), params.id)
    if (identity.is_verified) throw new Failure('code_invalid')
    // Somebody else may have proven the same number while this code was on its way.
    if (isPhoneTaken(call, identity.value)) throw invalid({ number: 'taken' })
    spendCode(call, 'identity', identity.id, body.code)
    const isFirst = !identitiesOf(call, member.id).some(
      ({ type, is_primary }) => type === identity.type && is_primary,
    )
    db.run('update identity set is_verified = 1, is_primary = ? where id = ?', isFirst, identity.id)
  },

  // The last way to reach a member is kept: the e-mail address and the primary phone stay.
  removeIdentity: (call) => {
    const { db, member, params } = call
    const identity = byId(identitiesOf(call, member.id), params.id)
    if (identity.type === 'email' || (identity.type === 'phone' && identity.is_primary)) {
      throw new Failure('identity_needed')
    }
    db.run('delete from identity where id = ?', identity.id)
    if (identity.type !== 'card') return
    returnCard(call, identity.value)
    // The card that came before is shown at the till again.
    db.run(
      `update identity set is_primary = 1
       where id = (select max(id) from identity where member_id = ? and type = 'card')`,
      member.id,
    )
  },
} satisfies Partial<Handlers>
