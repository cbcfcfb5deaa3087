import { atom } from 'nanostores'

/** The messages newer than the last one read; `isMore`: older ones that have not come may be unread too. */
export const noneUnread = { count: 0, isMore: false }

/** Counted by read-news.ts. */
export const $unreadNews = atom(noneUnread)
