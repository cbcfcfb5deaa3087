import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'

/** A platform that gives a call one answer after the other, and none after the last; with what it was asked for. */
export function answering<Output, Input>(answers: (Output | Error)[]) {
  const asked: Input[] = []
  const call = fromPromise<Output, Input>(async ({ input }) => {
    asked.push(input)
    if (answers.length === 0) await new Promise<never>(() => {})
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer as Output
  })
  return { asked, call }
}

/** A countdown that the test moves to the seconds that are left; with the milliseconds that it was told to take. */
export function movedCountdown() {
  const waits: number[] = []
  let tick: (left: number) => void = () => {}
  const countDown = fromCallback<EventObject, { wait: number }>(({ input, sendBack }) => {
    waits.push(input.wait)
    tick = (left) => sendBack({ type: 'ticked', left })
  })
  return { countDown, waits, tick: (left: number) => tick(left) }
}

/** The answer of a server that asks to wait for 42 seconds. */
export const busyServer = new ApiError('refused', 'wait', { status: 429, retryAfter: 42_000 })
