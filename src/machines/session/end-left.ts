import { signOut } from '#lib/api/endpoints/sign-in.ts'
import { csrfCookie } from '#lib/browser/session-cookies.ts'
import { call } from '#lib/queries/call.ts'

/**
 * Ends a session whose cookies are still there though this browser keeps no mark of it: its sign-out met no network, or what
 * the site keeps was cleared. Returns its end, at which nothing is known of the platform's answer; undefined where there is none.
 * LCK-3.
 */
export const endLeftSession = (): Promise<void> | undefined =>
  csrfCookie() === undefined
    ? undefined
    : // Its token is a cookie that no page reads.
      call(signOut, { body: { refresh_token: '' } }, { inPlace: true }).catch(() => {})
