import { QueryObserver } from '@tanstack/react-query'
import * as v from 'valibot'
import { type EventObject, fromCallback } from 'xstate'
import { confirmVerification, requestVerification } from '#lib/api/endpoints/registration.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { forgetAddressToken, storeReturnPath, takeAddressToken } from '#lib/browser/session-storage.ts'
import { lastingStorage, stored } from '#lib/browser/storage.ts'
import { nextMailKey } from '#lib/browser/storage-keys.ts'
import { memberKey } from '#lib/config/tenant.ts'
import { callErrorOf } from '#lib/domain/call-error.ts'
import { pathTo } from '#lib/paths.ts'
import { call } from '#lib/queries/call.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { refresh } from '#lib/queries/perform.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { linkCheck } from '../common/link-check.store.ts'
import { resending } from '../common/resend.store.ts'
import type { Session } from '../session/session.store.ts'
import { verificationMachine } from './verification.machine.ts'

/** The stored record; the session's id has the field name that browsers already hold. */
const nextMail = v.object({ sitting: v.string(), resend_at: v.pipe(v.number(), v.finite()) })
type NextMail = v.InferOutput<typeof nextMail>

const kept = () => stored(memberKey(nextMailKey), nextMail, lastingStorage())

const momentOf = (sessionId: string, mail: NextMail | undefined): number =>
  mail?.sitting === sessionId ? mail.resend_at : 0

/** Remembers, for all tabs of a sign-in, when another mail may be asked for; unix seconds of the server's clock. */
const keepNextMail = (sessionId: string, resend_at: number): void =>
  kept().write({ sitting: sessionId, resend_at })

/**
 * Returns the time from which the member of a sign-in may ask for another mail, in unix seconds of the server's clock;
 * 0 when it is not known.
 */
const recallNextMail = (sessionId: string): number => momentOf(sessionId, kept().read())

/** Calls back when another tab has had a mail sent. */
const watchNextMail = (sessionId: string, listener: (resend_at: number) => void): (() => void) =>
  kept().watch((mail) => listener(momentOf(sessionId, mail)))

const sessionIdOf = (session: Session): string => (session.who === 'member' ? session.id : '')

/** Returns the first data of the page of a verification; reads the token out of the address. */
export const arrive = (session: Session) => ({
  token: takeAddressToken(),
  isMember: session.who === 'member',
  resend_at: recallNextMail(sessionIdOf(session)),
})

/** The machine that verifies the account of whoever opened the link, or helps the member of a sign-in to a new one. */
export const verification = (session: Session) => {
  const sessionId = sessionIdOf(session)
  const keep = (wait: number): { readonly resend_at: number } => {
    const resend_at = nowSeconds() + wait
    keepNextMail(sessionId, resend_at)
    return { resend_at }
  }
  const sendAgain = async (signal: AbortSignal) => {
    try {
      const { resend_in } = await call(requestVerification, { body: {} }, { signal, inPlace: true })
      return keep(resend_in)
    } catch (error) {
      const { wait } = callErrorOf(error)
      if (wait !== undefined) keep(wait / 1000)
      throw error
    }
  }
  return verificationMachine.provide({
    actors: {
      check: linkCheck((token, signal) =>
        call(confirmVerification, { body: { token } }, { signal, inPlace: true }),
      ),
      watchMember: fromCallback<EventObject, void>(({ sendBack }) => {
        // She may have opened the link elsewhere a moment ago.
        const observer = new QueryObserver(queryClient, { ...memberQuery, refetchOnMount: 'always' })
        const learn = ({ data, isError }: ReturnType<typeof observer.getCurrentResult>) => {
          if (data)
            sendBack({ type: 'learned', isVerified: data.is_verified, email: data.email || undefined })
          else if (isError) sendBack({ type: 'learned', isVerified: false, email: undefined })
        }
        learn(observer.getCurrentResult())
        return observer.subscribe(learn)
      }),
      watchTabs: fromCallback<EventObject, void>(({ sendBack }) =>
        watchNextMail(sessionId, (resend_at) => sendBack({ type: 'postponed', resend_at })),
      ),
      resend: resending(sendAgain),
    },
    actions: {
      forget: forgetAddressToken,
      // The one who opened the link need not be the one who is signed in; only the platform knows.
      refresh: () => void refresh(['user']),
      comeBack: () => storeReturnPath(pathTo('/email-confirmation')),
    },
  })
}
