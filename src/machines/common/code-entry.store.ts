import { fromPromise, sendParent } from 'xstate'
import type { CodeOnItsWay } from '#lib/domain/one-time-code.ts'
import { type LeftReport, reportIfLeft } from '#lib/queries/left-report.ts'
import { codeEntryMachine } from './code-entry.machine.ts'
import { expireAt } from './countdown.store.ts'
import type { Entered } from './resend.machine.ts'
import { resending } from './resend.store.ts'

interface Errand<Result> {
  /** Checks the code and stores the result. Opens no page: see `next`. Fails with ApiError. */
  readonly verify: (code: string, signal: AbortSignal) => Promise<Result>
  /** Opens the page that follows, or hands the result over; not if the form was left before the answer. */
  readonly next?: (result: Result) => void
  /** Reports the outcome if the form was left before the answer. */
  readonly left?: LeftReport<Result>
  /** Has another code sent, given the secrets that have to be entered again for it. Fails with ApiError. */
  readonly resend: (signal: AbortSignal, entered: Entered) => Promise<CodeOnItsWay>
}

/** The machine of a code for one errand: signing in, confirming an address or a number. */
export const codeEntry = <Result>({ verify, next, left, resend }: Errand<Result>) => {
  const again = async (signal: AbortSignal, entered: Entered) => {
    const code = await resend(signal, entered)
    return { resend_at: code.resend_at, code }
  }
  return codeEntryMachine.provide({
    actors: {
      verify: fromPromise<unknown, { code: string }>(({ input, signal }) =>
        reportIfLeft(verify(input.code, signal), signal, left),
      ),
      resend: resending(again).provide({
        actions: { announce: sendParent((_, { code }) => ({ type: 'renewed', code })) },
      }),
      expire: expireAt,
    },
    actions: { goOn: (_, { result }) => next?.(result as Result) },
  })
}
