import * as v from 'valibot'
import { confirmVerification, requestVerification } from '#lib/api/endpoints/registration.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { lastingStorage, stored } from '#lib/browser/storage.ts'
import { nextMailKey } from '#lib/browser/storage-keys.ts'
import { memberKey } from '#lib/config/tenant.ts'
import { call } from '#lib/queries/call.ts'
import { refresh } from '#lib/queries/perform.ts'
import { resending } from '../common/resend.store.ts'

/** The stored record; the session's id has the field name that browsers already hold. */
const nextMail = v.object({ sitting: v.string(), resend_at: v.pipe(v.number(), v.finite()) })
type NextMail = v.InferOutput<typeof nextMail>

/** The end of the pause before another mail, for all tabs of a sign-in; unix seconds of the server's clock. */
const nextMailRecord = () => stored(memberKey(nextMailKey), nextMail, lastingStorage())

const momentIn = (sessionId: string, mail: NextMail | undefined): number =>
  mail?.sitting === sessionId ? mail.resend_at : 0

/** The time from which another mail may be asked for, in unix seconds of the server's clock; 0 when it is not known. */
export const nextMailAt = (sessionId: string): number => momentIn(sessionId, nextMailRecord().read())

/** Calls back when another tab has had a mail sent. Returns how to stop. */
export const watchNextMail = (sessionId: string, listener: (resend_at: number) => void): (() => void) =>
  nextMailRecord().watch((mail) => listener(momentIn(sessionId, mail)))

/** The machine that has another mail sent to the member of a sign-in. VER-1. */
export const anotherMail = (sessionId: string) =>
  resending(
    async (signal) => {
      const { resend_in } = await call(requestVerification, { body: {} }, { signal, inPlace: true })
      return { resend_at: nowSeconds() + resend_in }
    },
    (resend_at) => nextMailRecord().write({ sitting: sessionId, resend_at }),
  )

/** Verifies the account that a link was mailed to. Fails with ApiError. VER-1. */
export const verifyAccount = async (token: string): Promise<void> => {
  await call(confirmVerification, { body: { token } }, { inPlace: true })
  // Whoever opened the link need not be who is signed in; only the platform knows.
  void refresh(['user'])
}
