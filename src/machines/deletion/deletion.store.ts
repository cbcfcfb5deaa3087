import { fromPromise } from 'xstate'
import { confirmPrivacyRequest, requestDeletion } from '#lib/api/endpoints/privacy.ts'
import { forgetAddressToken, takeAddressToken } from '#lib/browser/session-storage.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { reportIfLeft } from '#lib/queries/left-report.ts'
import { perform } from '#lib/queries/perform.ts'
import { leftPage } from '../frame/left-page.ts'
import { $session } from '../session/session.store.ts'
import { type DeletionArrival, deletionMachine } from './deletion.machine.ts'
import { restoresFarewell, watchSession } from './farewell.store.ts'

const request = async (): Promise<void> => {
  await perform(requestDeletion, { body: {} }, { inPlace: true })
}

const requestLeft = leftPage({
  done: () => wordsNow().deletion.sent.text(),
  failed: (reason) => `${wordsNow().deletion.title()}: ${reason}`,
})

/** The deletion as its page runs it. */
export const deletion = deletionMachine.provide({
  actors: {
    request: fromPromise<void, void>(({ signal }) => reportIfLeft(request(), signal, requestLeft)),
    confirm: fromPromise<'data' | 'deletion', { token: string }>(async ({ input }) => {
      const { type } = await perform(confirmPrivacyRequest, { body: input }, { inPlace: true })
      // A platform that does not say it has mailed this page's link for nothing else.
      return type ?? 'deletion'
    }),
    watchSession,
  },
  actions: { forgetToken: forgetAddressToken },
})

/**
 * Returns the facts of the arrival at the page; the token of a link is read once. A newer link takes precedence over an
 * old farewell.
 */
export const arriveForDeletion = (): DeletionArrival => {
  const session = $session.get()
  const token = takeAddressToken()
  return {
    isMember: session.who === 'member',
    token,
    isDeleted: restoresFarewell(session) && token === undefined,
  }
}
