import { fromPromise } from 'xstate'
import { linkCheckMachine } from './link-check.machine.ts'
import { tickFor } from './ticks.ts'

/** The machine that checks the links of one kind of mail. check: does what the link is for; fails with ApiError. */
export const linkCheck = (check: (token: string, signal: AbortSignal) => Promise<void>) =>
  linkCheckMachine.provide({
    actors: {
      check: fromPromise<void, { token: string }>(({ input, signal }) => check(input.token, signal)),
      countDown: tickFor,
    },
  })
