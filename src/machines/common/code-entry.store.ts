import { fromPromise, sendParent } from 'xstate'
import type { CodeOnItsWay } from '#lib/domain/one-time-code.ts'
import { codeEntryMachine } from './code-entry.machine.ts'
import { expireAt } from './countdown.store.ts'
import type { Entered } from './resend.machine.ts'
import { resending } from './resend.store.ts'

interface Errand {
  /** Checks the code and takes up what it opens. Fails with ApiError. */
  readonly verify: (code: string, signal: AbortSignal) => Promise<void>
  /** Has another code sent, given what had to be entered again for it. Fails with ApiError. */
  readonly resend: (signal: AbortSignal, entered: Entered) => Promise<CodeOnItsWay>
}

/** The machine of a code for one errand: signing in, confirming an address or a number. */
export const codeEntry = ({ verify, resend }: Errand) => {
  const again = async (signal: AbortSignal, entered: Entered) => {
    const code = await resend(signal, entered)
    return { resend_at: code.resend_at, code }
  }
  return codeEntryMachine.provide({
    actors: {
      verify: fromPromise<void, { code: string }>(({ input, signal }) => verify(input.code, signal)),
      resend: resending(again).provide({
        actions: { announce: sendParent((_, { code }) => ({ type: 'renewed', code })) },
      }),
      expire: expireAt,
    },
  })
}
