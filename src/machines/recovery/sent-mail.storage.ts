import { nowSeconds } from '#lib/browser/clock.ts'
import { stored } from '#lib/browser/storage.ts'
import { sentMailKey } from '#lib/browser/storage-keys.ts'
import { type SentMail, sentMail } from '#lib/domain/one-time-code.ts'

const kept = () => stored(sentMailKey, sentMail)

/** Remembers in this tab that a mail is on its way, so that a reload says so again. */
export const storeSentMail = (mail: SentMail): void => kept().write(mail)

/** The mail that this tab has had sent; undefined when there is none or it cannot be read. */
export const restoreSentMail = (): SentMail | undefined => kept().read()

/** Forgets the mail: it has served, or is needed elsewhere. */
export const forgetSentMail = (): void => kept().remove()

/** The time after a mail until another may be asked for, in seconds; the platform does not give it. */
const resendAfter = 60

/** A mail to this address, of which another may be asked for after so many seconds. */
export const mailTo = (email: string, wait = resendAfter): SentMail => ({
  email,
  resend_at: nowSeconds() + wait,
})
