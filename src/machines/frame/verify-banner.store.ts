import { QueryObserver } from '@tanstack/react-query'
import { fromCallback } from 'xstate'
import { tabStorage } from '#lib/browser/storage.ts'
import { verifyBannerKey } from '#lib/browser/storage-keys.ts'
import { storedText } from '#lib/browser/stored.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { verifyBannerMachine } from './verify-banner.machine.ts'

/** The state of the banner that this tab knows; the head's script reads it too. */
const due = (sessionId: string): string => `due:${sessionId}`
const dismissed = (sessionId: string): string => `dismissed:${sessionId}`

/** Tells whether the member of this sign-in has dismissed the banner. */
export const wasDismissed = (sessionId: string, storage = tabStorage()): boolean =>
  storedText(verifyBannerKey, storage).read() === dismissed(sessionId)

/** The banner of one sign-in: it follows the member's query, and this tab remembers what became of it. */
export const verifyBanner = (sessionId: string, storage = tabStorage()) => {
  const kept = storedText(verifyBannerKey, storage)
  return verifyBannerMachine.provide({
    actors: {
      watchMember: fromCallback(({ sendBack }) => {
        const observer = new QueryObserver(queryClient, memberQuery)
        const learn = ({ data }: ReturnType<typeof observer.getCurrentResult>) => {
          if (data) sendBack({ type: 'learned', isVerified: data.is_verified })
        }
        learn(observer.getCurrentResult())
        return observer.subscribe(learn)
      }),
    },
    actions: {
      keep: () => kept.write(dismissed(sessionId)),
      reserve: () => kept.write(due(sessionId)),
      release: () => {
        if (kept.read() === due(sessionId)) kept.remove()
        delete document.documentElement.dataset.banner
      },
    },
  })
}
