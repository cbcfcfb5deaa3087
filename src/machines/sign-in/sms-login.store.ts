import { fromPromise } from 'xstate'
import { open } from '#lib/browser/navigation.ts'
import type { SentCode } from '#lib/domain/one-time-code.ts'
import { pathTo } from '#lib/paths.ts'
import { $phones, readPhone } from '../club/phones.ts'
import { tickFor } from '../common/ticks.ts'
import { awaitReturn } from '../session/actors.ts'
import { freshCodeFor, keepSentCode, sendCode } from './sent-code.ts'
import { smsLoginMachine } from './sms-login.machine.ts'

/** The phone form's machine: asks for a code unless a fresh one is on its way, and goes on to take it. */
export const smsLogin = smsLoginMachine.provide({
  actors: {
    read: fromPromise<string | undefined, { typed: string }>(({ input }) => readPhone(input.typed)),
    requestCode: fromPromise<SentCode, { phone: string }>(
      async ({ input, signal }) => freshCodeFor(input.phone) ?? sendCode(input.phone, signal),
    ),
    countDown: tickFor,
    awaitReturn,
  },
  actions: {
    handOver: (_, sent) => {
      keepSentCode({ ...sent, shown: $phones.get().show(sent.phone) })
      open(pathTo('/otp-verify'))
    },
  },
})
