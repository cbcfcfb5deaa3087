import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { resetPassword } from '#lib/api/endpoints/recovery.ts'
import { forgetAddressToken, takeAddressToken } from '#lib/browser/address-token.ts'
import { call } from '#lib/queries/call.ts'
import { tickFor } from '../common/ticks.ts'
import { passwordResetMachine } from './password-reset.machine.ts'
import { forgetSentMail } from './sent-mail.storage.ts'

/** The machine of a new password: its link's token comes from the address, or from the tab after a reload. */
export const passwordReset = passwordResetMachine.provide({
  actors: {
    readToken: fromCallback<EventObject, void>(({ sendBack }) =>
      sendBack({ type: 'arrived', token: takeAddressToken() }),
    ),
    save: fromPromise<void, { token: string; password: string }>(({ input, signal }) =>
      call(resetPassword, { body: input }, { signal, inPlace: true }),
    ),
    countDown: tickFor,
  },
  actions: {
    forget: () => {
      forgetAddressToken()
      forgetSentMail()
    },
  },
})
