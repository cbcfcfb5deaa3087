import * as v from 'valibot'
import { lastingStorage } from '#lib/browser/storage.ts'
import { nextMailKey } from '#lib/browser/storage-keys.ts'
import { stored } from '#lib/browser/stored.ts'
import { memberKey } from '#lib/config/tenant.ts'

/** The stored record; the session's id has the field name that browsers already hold. */
const nextMail = v.object({ sitting: v.string(), resend_at: v.pipe(v.number(), v.finite()) })
type NextMail = v.InferOutput<typeof nextMail>

const kept = () => stored(memberKey(nextMailKey), nextMail, lastingStorage())

const momentOf = (sessionId: string, mail: NextMail | undefined): number =>
  mail?.sitting === sessionId ? mail.resend_at : 0

/** Remembers, for all tabs of a sign-in, when another mail may be asked for; unix seconds of the server's clock. */
export const keepNextMail = (sessionId: string, resend_at: number): void =>
  kept().write({ sitting: sessionId, resend_at })

/**
 * Returns the time from which the member of a sign-in may ask for another mail, in unix seconds of the server's clock;
 * 0 when it is not known.
 */
export const recallNextMail = (sessionId: string): number => momentOf(sessionId, kept().read())

/** Calls back when another tab has had a mail sent. */
export const watchNextMail = (sessionId: string, listener: (resend_at: number) => void): (() => void) =>
  kept().watch((mail) => listener(momentOf(sessionId, mail)))
