import { atom } from 'nanostores'

/** The number of messages newer than the last one read; see watch-news.ts. */
export const $unreadNews = atom(0)
