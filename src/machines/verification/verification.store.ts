import { QueryObserver } from '@tanstack/react-query'
import { type EventObject, fromCallback, sendParent } from 'xstate'
import { confirmVerification, requestVerification } from '#lib/api/endpoints/registration.ts'
import { forgetAddressToken, takeAddressToken } from '#lib/browser/address-token.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { keepReturnPath } from '#lib/browser/return-path.ts'
import { callErrorOf } from '#lib/domain/call-error.ts'
import { pathTo } from '#lib/paths.ts'
import { call } from '#lib/queries/call.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { refresh } from '#lib/queries/perform.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { resending } from '../common/resend.store.ts'
import type { Session } from '../session/session.store.ts'
import { linkCheck } from './link-check.store.ts'
import { keepNextMail, recallNextMail, watchNextMail } from './next-mail.storage.ts'
import { verificationMachine } from './verification.machine.ts'

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
      resend: resending(sendAgain).provide({ actions: { announce: sendParent({ type: 'renewed' }) } }),
    },
    actions: {
      forget: forgetAddressToken,
      // The one who opened the link need not be the one who is signed in; only the platform knows.
      refresh: () => void refresh(['user']),
      comeBack: () => keepReturnPath(pathTo('/email-confirmation')),
    },
  })
}
