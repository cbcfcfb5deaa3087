import * as v from 'valibot'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import { passwordError, phoneIn, refuse } from '../checks.ts'
import { codeLength, codeLife, makeCode, resendAfter, spendCode } from '../codes.ts'
import { freshen } from '../coupon-gifts.ts'
import { Failure } from '../failure.ts'
import type { Handlers, Visit } from '../handler.ts'
import { makeLink, openLink } from '../links.ts'
import { write } from '../mailing.ts'
import { memberByEmail, memberByPhone } from '../members.ts'
import { opens, sealed } from '../passwords.ts'
import { closeFamiliesOf, closeFamily, openFamily, rotate } from '../tokens.ts'

const secret = v.object({ password: v.string() })

/** Seconds without a sign of life after which a member was away, and does not merely go on. */
const absence = 6 * 3600

/** Begins a session, with coupons whose times count from now. */
export function greet(visit: Visit, member: string): TokenPair {
  freshen(visit, member)
  return openFamily(visit.world, member, visit.device)
}

/** Ways in and out: passwords, codes, tokens. */
export const signInHandlers = {
  signIn: (call) => {
    const member = memberByEmail(call, call.body.email)
    const kept = member && call.db.one(secret, 'select password from member where id = ?', member.id)
    const isGood = kept !== undefined && opens(call.body.password, kept.password)
    if (!member?.is_confirmed || !isGood) throw new Failure('invalid_credentials')
    return greet(call, member.id)
  },

  // Says the same whether the phone is known or not, so that nobody can find out who is a member.
  requestSignInCode: (call) => {
    const phone = phoneIn('phone', call.body.phone)
    const code = makeCode(call, 'sign-in', phone)
    if (memberByPhone(call, phone)) write(call, 'signInCode', { channel: 'sms', to: phone, code })
    return { otp: { length: codeLength, expires_in: codeLife, resend_in: resendAfter } }
  },

  signInWithCode: (call) => {
    const phone = phoneIn('phone', call.body.phone)
    spendCode(call, 'sign-in', phone, call.body.code)
    const member = memberByPhone(call, phone)
    if (!member) throw new Failure('code_invalid')
    return greet(call, member.id)
  },

  // Whoever comes back to a tab of yesterday meets the same coupons as who signs in anew.
  refreshSession: (call) => {
    const { member, idle, pair } = rotate(call.world, call.body.refresh_token, call.named?.id)
    if (idle > absence) freshen(call, member)
    return pair
  },

  signOut: ({ world, body }) => closeFamily(world, body.refresh_token),

  requestPasswordReset: (call) => {
    const member = memberByEmail(call, call.body.email)
    if (!member?.is_confirmed) return
    const token = makeLink(call, 'password', member.id)
    write(call, 'passwordReset', { to: member.email, token, page: '/password-reset' })
  },

  resetPassword: (call) => {
    refuse({ password: passwordError(call.body.password) })
    const link = openLink(call, call.body.token, 'password')
    if (link.is_used) throw new Failure('link_expired')
    call.db.run('update member set password = ? where id = ?', sealed(call.body.password), link.member_id)
    closeFamiliesOf(call.world, link.member_id)
  },
} satisfies Partial<Handlers>
