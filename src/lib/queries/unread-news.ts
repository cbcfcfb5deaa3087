import { atom } from 'nanostores'

/** How many messages are newer than the last one read; see watch-news.ts. */
export const $unreadNews = atom(0)
