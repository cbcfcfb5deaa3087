import { fromPromise } from 'xstate'
import { confirmPrivacyRequest, requestPersonalData } from '#lib/api/endpoints/privacy.ts'
import { forgetAddressToken } from '#lib/browser/session-storage.ts'
import { perform } from '#lib/queries/perform.ts'
import { dataRequestMachine } from './data-request.machine.ts'

/** The request for personal data as the profile runs it. */
export const dataRequest = dataRequestMachine.provide({
  actors: {
    request: fromPromise<void, void>(async ({ signal }) => {
      await perform(requestPersonalData, { body: {} }, { signal, inPlace: true })
    }),
    confirm: fromPromise<void, { token: string }>(async ({ input, signal }) => {
      await perform(confirmPrivacyRequest, { body: input }, { signal, inPlace: true })
    }),
  },
  actions: { forgetToken: forgetAddressToken },
})
