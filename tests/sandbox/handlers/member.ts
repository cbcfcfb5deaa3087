import * as v from 'valibot'
import type { Member, Phone } from '#lib/domain/member.ts'
import { cardOf } from '../cards.ts'
import { blankError, byId, emailError, phoneIn, refuse } from '../checks.ts'
import { bit, key, maybe } from '../columns.ts'
import { Failure, invalid } from '../failure.ts'
import type { Call, Handlers, Visit } from '../handler.ts'
import { write } from '../mailing.ts'
import { type Account, mailForm, memberByEmail, movePoints } from '../members.ts'

const movement = v.object({
  id: key,
  at: v.number(),
  description: v.string(),
  points: v.number(),
  expires_at: maybe(v.number()),
})
const phone = v.object({ identity_id: key, number: v.string(), is_primary: bit, is_verified: bit })
const expiration = v.object({ points: v.number(), at: v.number() })

const phonesOf = ({ db }: Visit, member: string): Phone[] =>
  db.all(
    phone,
    `select id as identity_id, value as number, is_primary, is_verified from identity
     where member_id = ? and type = 'phone' order by is_primary desc, id`,
    member,
  )

function shown(visit: Visit, member: Account): Member {
  const { tenant: _, lang: __, is_confirmed: ___, points, pending_points, params, ...own } = member
  const { id } = own
  const expirations = visit.db.all(
    expiration,
    'select points, at from expiration where member_id = ? and at > ? order by at',
    id,
    visit.now,
  )
  return {
    ...own,
    card: cardOf(visit, id),
    phones: phonesOf(visit, id),
    wallets: [{ id: `w${id}`, is_primary: true, points, pending_points, expirations }],
    params_v2: JSON.parse(params),
  }
}

function choosePrimaryPhone(call: Call<'updateProfile'>, chosen: string): void {
  const number = phoneIn('primary_phone', chosen)
  const own = phonesOf(call, call.member.id).find((phone) => phone.number === number)
  if (!own?.is_verified) throw invalid({ primary_phone: 'invalid' })
  const sql = "update identity set is_primary = (id = ?) where member_id = ? and type = 'phone'"
  call.db.run(sql, own.identity_id, call.member.id)
}

function changeEmail(call: Call<'updateProfile'>, email: string): void {
  const other = memberByEmail(call, email)
  if (other && other.id !== call.member.id) throw new Failure('email_taken', { email: 'taken' })
  call.db.run('update member set email = ? where id = ?', mailForm(email), call.member.id)
  const sql = "update identity set value = ? where member_id = ? and type = 'email'"
  call.db.run(sql, mailForm(email), call.member.id)
}

/** The member, the history of points, the profile, promo codes and plastic cards. */
export const memberHandlers = {
  getMember: (call) => ({ user: shown(call, call.member) }),

  listTransactions: ({ db, member, query }) => ({
    transactions: db.all(
      movement,
      'select * from movement where member_id = :member order by at desc, id desc limit :limit offset :offset',
      { member: member.id, ...query },
    ),
  }),

  updateProfile: (call) => {
    const { db, member, body } = call
    refuse({
      ...(body.firstname === undefined ? {} : { firstname: blankError(body.firstname) }),
      ...(body.lastname === undefined ? {} : { lastname: blankError(body.lastname) }),
      ...(body.email === undefined ? {} : { email: blankError(body.email) ?? emailError(body.email) }),
    })
    db.atomically(() => {
      if (body.primary_phone !== undefined) choosePrimaryPhone(call, body.primary_phone)
      if (body.email !== undefined) changeEmail(call, body.email)
      db.run(
        'update member set firstname = ?, lastname = ?, sex = ?, lang = ? where id = ?',
        body.firstname ?? member.firstname,
        body.lastname ?? member.lastname,
        body.sex ?? member.sex,
        body.lang ?? member.lang,
        member.id,
      )
    })
  },

  requestPhysicalCard: (call) => {
    const { db, tenant, member, now, body } = call
    const store = byId(tenant.content.stores, body.store_id)
    db.insert('card_request', { member_id: member.id, store_id: store.id, at: now })
    write(call, 'cardOrdered', { to: member.email, about: store.name })
  },

  redeemPromoCode: (call) => {
    const { db, tenant, member, body } = call
    const typed = body.code.normalize('NFKC').trim().toUpperCase()
    const promo = tenant.content.promos.find(({ code }) => code === typed)
    if (!promo) throw new Failure('promo_invalid')
    const sql = 'insert or ignore into promo_use (member_id, code) values (?, ?)'
    if (db.change(sql, member.id, promo.code) === 0) throw new Failure('promo_used')
    movePoints(call, member.id, promo.points ?? 0, promo.title)
    return { title: promo.title, points: promo.points }
  },
} satisfies Partial<Handlers>
