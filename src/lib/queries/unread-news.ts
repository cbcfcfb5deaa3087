import { atom } from 'nanostores'

/** The messages newer than the last one read; `isMore`: older ones that have not come may be unread too. */
export interface UnreadNews {
  readonly count: number
  readonly isMore: boolean
}

export const noneUnread: UnreadNews = { count: 0, isMore: false }

/** Counted by read-news.ts. */
export const $unreadNews = atom(noneUnread)
