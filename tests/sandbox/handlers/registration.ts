import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { claimCard, claimVirtualCard, freeCard } from '../cards.ts'
import { blankError, cardIn, emailError, passwordError, phoneIn, refuse } from '../checks.ts'
import { codeLength, forgetCode, makeCode, resendAfter, spendCode, subjectOfCode } from '../codes.ts'
import { handOut } from '../coupon-gifts.ts'
import { Failure, invalid, tooSoon } from '../failure.ts'
import type { Call, Handlers, Visit } from '../handler.ts'
import { lastSent, makeLink, openLink } from '../links.ts'
import { write } from '../mailing.ts'
import { type Account, isPhoneTaken, mailForm, memberByEmail } from '../members.ts'
import { sealed } from '../passwords.ts'
import { greet } from './sign-in.ts'

const verifiedCard = v.object({ number: v.string() })

/** Tells whether every consent that registration requires was agreed to in its present wording. */
const agreesToAll = ({ tenant, body }: Call<'register'>): boolean =>
  tenant.content.consents
    .filter(({ required, places }) => required && places.includes('registration'))
    .every(({ id, versionId }) =>
      body.consents.some((given) => given.id === id && given.version_id === versionId && given.agreed),
    )

/** The number of the card that the form brings, free to be claimed; undefined when it brings none. */
function cardOfForm(call: Call<'register'>): string | undefined {
  const { card, card_token } = call.body
  if (card.mode === 'existing') return freeCard(call, cardIn('card', card.number)).number
  if (!card_token) return undefined
  const sql = 'select number from card_token where token = ? and tenant = ?'
  const kept = call.db.one(verifiedCard, sql, card_token, call.tenant.id)
  if (!kept) throw new Failure('card_unknown')
  return freeCard(call, kept.number).number
}

function keepMember(call: Call<'register'>, phone: string | undefined, card: string | undefined): string {
  const { db, tenant, now, body } = call
  const { firstname, lastname, sex = 'undefined', lang } = body
  const email = mailForm(body.email)
  const member = db.insert('member', {
    ...{ tenant: tenant.id, email, password: sealed(body.password), firstname, lastname, sex, lang },
    ...{ is_verified: false, is_confirmed: tenant.confirmation === 'none', params: '[]' },
    ...{ points: 0, pending_points: 0 },
  })
  const identity = { member_id: member, is_primary: true, is_verified: false }
  db.insert('identity', { ...identity, type: 'email', value: email })
  if (phone !== undefined) db.insert('identity', { ...identity, type: 'phone', value: phone })
  if (card !== undefined) claimCard(call, member, card)
  else if (body.card.mode === 'virtual') claimVirtualCard(call, member)
  for (const { version_id } of body.consents.filter(({ agreed }) => agreed))
    db.insert('signature', { member_id: member, version_id, at: now, is_revoked: false })
  for (const coupon of tenant.content.coupons) handOut(call, member, coupon)
  return member
}

/** A form sent anew before its code was entered replaces the first one; this is how a code is asked for again. */
function forgetFormer(call: Call<'register'>): void {
  const former = memberByEmail(call, call.body.email)
  if (!former) return
  call.db.run('delete from member where id = ?', former.id)
  forgetCode(call, 'registration', former.email)
}

function sendVerification(visit: Visit, member: Pick<Account, 'id' | 'email'>): void {
  const token = makeLink(visit, 'verification', member.id)
  write(visit, 'verification', { to: member.email, token, page: '/email-confirmation' })
}

/** Lets the member in after the code; a code that came by mail proves the address, and so verifies the account. */
function confirmMember(call: Call<'verifyEmail'>, code: string) {
  const email = call.member?.email ?? subjectOfCode(call, 'registration', code)
  if (email === undefined) throw new Failure('code_invalid')
  spendCode(call, 'registration', email, code)
  const member = memberByEmail(call, email)
  if (!member) throw new Failure('code_invalid')
  const byMail = call.tenant.confirmation === 'email'
  call.db.run('update member set is_confirmed = 1, is_verified = ? where id = ?', byMail, member.id)
  const proven = byMail ? 'email' : 'phone'
  call.db.run('update identity set is_verified = 1 where member_id = ? and type = ?', member.id, proven)
  if (!byMail) sendVerification(call, member)
  return greet(call, member.id)
}

function verifyByLink(call: Visit, token: string): void {
  // Opened twice by an impatient hand or a reload, a good link still says yes.
  const { member_id } = openLink(call, token, 'verification')
  call.db.run('update member set is_verified = 1, is_confirmed = 1 where id = ?', member_id)
  call.db.run("update identity set is_verified = 1 where member_id = ? and type = 'email'", member_id)
}

/** Registration and verification. */
export const registrationHandlers = {
  verifyCard: (call) => {
    const card = freeCard(call, cardIn('card_number', call.body.card_number))
    const card_token = randomBytes(12).toString('base64url')
    call.db.insert('card_token', { token: card_token, tenant: call.tenant.id, number: card.number })
    return { card_token, firstname: card.firstname ?? '', lastname_initial: card.lastname?.slice(0, 1) ?? '' }
  },

  register: (call) => {
    const { body, tenant } = call
    refuse({
      email: blankError(body.email) ?? emailError(body.email),
      password: passwordError(body.password),
      firstname: blankError(body.firstname),
      lastname: blankError(body.lastname),
      consents: agreesToAll(call) ? undefined : 'required',
    })
    const phone = body.phone?.trim() ? phoneIn('phone', body.phone) : undefined
    if (tenant.confirmation === 'sms' && phone === undefined) throw invalid({ phone: 'required' })
    if (memberByEmail(call, body.email)?.is_confirmed) throw new Failure('email_taken')
    if (phone !== undefined && isPhoneTaken(call, phone)) throw invalid({ phone: 'taken' })
    const member = call.db.atomically(() => {
      forgetFormer(call)
      const card = cardOfForm(call)
      return { id: keepMember(call, phone, card), email: mailForm(body.email) }
    })
    if (tenant.confirmation === 'none') {
      sendVerification(call, member)
      return greet(call, member.id)
    }
    const channel = tenant.confirmation
    const code = makeCode(call, 'registration', member.email)
    const to = channel === 'sms' && phone !== undefined ? phone : member.email
    write(call, 'registrationCode', { channel: channel === 'sms' ? 'sms' : 'mail', to, code })
    return { confirm: { channel, code_length: codeLength, resend_in: resendAfter } }
  },

  verifyEmail: (call) => {
    if ('code' in call.body) return confirmMember(call, call.body.code)
    verifyByLink(call, call.body.token)
    return { token: undefined, refresh_token: undefined }
  },

  requestVerification: (call) => {
    const wait = (lastSent(call, 'verification', call.member.id) ?? 0) + resendAfter - call.now
    if (wait > 0) throw tooSoon(wait)
    sendVerification(call, call.member)
    return { resend_in: resendAfter }
  },

  confirmVerification: (call) => verifyByLink(call, call.body.token),
} satisfies Partial<Handlers>
