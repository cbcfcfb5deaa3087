import { QueryObserver } from '@tanstack/react-query'
import { fromCallback } from 'xstate'
import { tabShelf } from '#lib/browser/storage.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { verifyBannerMachine } from './verify-banner.machine.ts'

/** The storage name of what this tab knows of the banner; the head's script reads `due:{sign-in}` under it too. */
export const bannerKey = 'verify-banner'

const due = (sitting: string): string => `due:${sitting}`
const dismissed = (sitting: string): string => `dismissed:${sitting}`

/** Whether the member of this sign-in has sent the banner away. */
export const wasDismissed = (sitting: string, shelf = tabShelf()): boolean =>
  shelf.get(bannerKey) === dismissed(sitting)

/** The banner of one sign-in: it follows the member's query, and this tab remembers what became of it. */
export const verifyBanner = (sitting: string, shelf = tabShelf()) =>
  verifyBannerMachine.provide({
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
      keep: () => shelf.set(bannerKey, dismissed(sitting)),
      reserve: () => shelf.set(bannerKey, due(sitting)),
      release: () => {
        if (shelf.get(bannerKey) === due(sitting)) shelf.remove(bannerKey)
        delete document.documentElement.dataset.banner
      },
    },
  })
