import { fromPromise } from 'xstate'
import { forgetAddressToken } from '#lib/browser/session-storage.ts'
import { isExpiredLink } from '#lib/domain/call-error.ts'
import { tickFor } from './countdown.store.ts'
import { linkCheckMachine } from './link-check.machine.ts'

/**
 * The machine that checks the links of one kind of mail; the page's token is forgotten once it has served, or serves no more.
 * check: does what the link is for. Fails with ApiError.
 */
export const linkCheck = (check: (token: string, signal: AbortSignal) => Promise<unknown>) =>
  linkCheckMachine.provide({
    actors: {
      check: fromPromise<void, { token: string }>(async ({ input, signal }) => {
        try {
          await check(input.token, signal)
          forgetAddressToken()
        } catch (error) {
          if (isExpiredLink(error)) forgetAddressToken()
          throw error
        }
      }),
      countDown: tickFor,
    },
  })
