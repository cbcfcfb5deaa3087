import * as v from 'valibot'
import { type SentMail, sentMail } from '../domain/sent-mail.ts'
import { nowSeconds } from './clock.ts'
import { tabShelf } from './storage.ts'

const key = 'password-recovery'

/** Remembers in this tab that a mail is on its way, so that a reload says so again. */
export const keepSentMail = (mail: SentMail): void => tabShelf().set(key, JSON.stringify(mail))

/** The mail that this tab has had sent; undefined when there is none or it cannot be read. */
export const recallSentMail = (): SentMail | undefined => {
  try {
    const parsed = v.safeParse(sentMail, JSON.parse(tabShelf().get(key) ?? ''))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Forgets the mail: it has served, or is wanted elsewhere. */
export const forgetSentMail = (): void => tabShelf().remove(key)

/** How long after a mail another may be asked for, in seconds; the platform says nothing of it. */
const resendAfter = 60

/** A mail to this address, of which another may be asked for after so many seconds. */
export const mailTo = (email: string, wait = resendAfter): SentMail => ({
  email,
  resend_at: nowSeconds() + wait,
})
