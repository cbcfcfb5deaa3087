import { tabShelf } from './storage.ts'

/** Why whoever was a member stands before the login: she left, or the server ended the session. */
export type Notice = 'signedOut' | 'sessionEnded'

const noticeKey = 'notice'

/** The notice that waits for the login page; undefined when there is none. */
export const pendingNotice = (): Notice | undefined => {
  const kept = tabShelf().get(noticeKey)
  return kept === 'signedOut' || kept === 'sessionEnded' ? kept : undefined
}

/** Leaves a notice for the login page of this tab. */
export const keepNotice = (notice: Notice): void => tabShelf().set(noticeKey, notice)

/** Takes the notice away, once: it is said, or no longer true. */
export const takeNotice = (): Notice | undefined => {
  const notice = pendingNotice()
  tabShelf().remove(noticeKey)
  return notice
}
