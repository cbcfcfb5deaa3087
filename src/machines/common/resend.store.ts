import { fromPromise } from 'xstate'
import { nowSeconds } from '#lib/browser/clock.ts'
import { callErrorOf } from '#lib/domain/call-error.ts'
import { tickUntil } from './countdown.store.ts'
import { type Entered, type Resent, resendMachine } from './resend.machine.ts'

/**
 * The machine that asks for another message of one kind. send: has it sent and tells when the next may be asked for;
 * an answer that it is too early becomes a longer wait. keep: remembers that moment, in unix seconds.
 */
export const resending = (
  send: (signal: AbortSignal, entered: Entered) => Promise<Omit<Resent, 'isSent'>>,
  keep: (resend_at: number) => void = () => {},
) =>
  resendMachine.provide({
    actors: {
      sendAgain: fromPromise<Resent, Entered>(async ({ input, signal }) => {
        const resent = await send(signal, input).then(
          (sent) => ({ isSent: true, ...sent }),
          (error: unknown) => {
            const { wait } = callErrorOf(error)
            if (wait === undefined) throw error
            return { isSent: false, resend_at: nowSeconds() + wait / 1000 }
          },
        )
        keep(resent.resend_at)
        return resent
      }),
      countDown: tickUntil,
    },
    actions: { announce: () => {} },
  })
