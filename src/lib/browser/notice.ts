import { noticeKey } from './storage-keys.ts'
import { storedText } from './stored.ts'

/** The reason why a former member sees the login: she left, or the server ended the session. */
export type Notice = 'signedOut' | 'sessionEnded'

export const pendingNotice = (): Notice | undefined => {
  const kept = storedText(noticeKey).read()
  return kept === 'signedOut' || kept === 'sessionEnded' ? kept : undefined
}

export const storeNotice = (notice: Notice): void => storedText(noticeKey).write(notice)

/** Takes the notice away, once: it is shown, or no longer true. */
export const takeNotice = (): Notice | undefined => {
  const notice = pendingNotice()
  storedText(noticeKey).remove()
  return notice
}
