import * as v from 'valibot'
import { email } from '../email-address.ts'
import { sex } from '../member.ts'
import { type CodeOnItsWay, type Confirmation, momentsOf } from '../one-time-code.ts'
import { cardModes } from './card-choice.ts'
import type { FilledForm } from './registration.ts'

const filled = v.pipe(v.string(), v.nonEmpty())
const moment = v.pipe(v.number(), v.finite())

/** A registration without its secrets (password, card number): enough to send it anew once they are entered again. */
export const registrationDraft = v.object({
  email: filled,
  firstname: filled,
  lastname: filled,
  phone: v.optional(filled),
  sex: v.optional(sex),
  mode: v.picklist(cardModes),
  card_token: v.optional(filled),
  consents: v.array(v.object({ id: filled, version_id: filled, agreed: v.boolean() })),
})
export type RegistrationDraft = v.InferOutput<typeof registrationDraft>

/** A registration that waits for its code. Moments in unix seconds of the server's clock. REG-6. */
export const sentRegistration = v.object({
  channel: v.picklist(['email', 'sms']),
  draft: registrationDraft,
  code: v.object({
    length: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    expires_at: moment,
    resend_at: moment,
  }),
})
export type SentRegistration = v.InferOutput<typeof sentRegistration>

/** The time a code counts as valid here, in seconds: the server does not report it, and decides in the end. */
const codeLife = 24 * 60 * 60

/** The code that a confirmation asks for, as moments. now: unix seconds of the server's clock. */
export const codeInMoments = ({ code_length, resend_in }: Confirmation, now: number): CodeOnItsWay =>
  momentsOf({ length: code_length, expires_in: codeLife, resend_in }, now)

/** Returns what is stored of a form: names as typed, the e-mail address alone. phone: E.164. */
export const draftOf = (form: FilledForm, phone: string | undefined): RegistrationDraft => {
  const spoken = v.safeParse(sex, form.sex)
  return {
    email: email(form.email) ?? '',
    firstname: form.firstname,
    lastname: form.lastname,
    ...(phone === undefined ? {} : { phone }),
    ...(spoken.success ? { sex: spoken.output } : {}),
    mode: form.card.mode,
    ...(form.card_token === undefined ? {} : { card_token: form.card_token }),
    consents: (form.consents ?? []).map(({ id, version_id, agreed }) => ({ id, version_id, agreed })),
  }
}
