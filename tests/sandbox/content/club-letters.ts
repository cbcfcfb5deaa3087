import type { NewsTemplate } from '../content.ts'

type Words = Pick<NewsTemplate, 'title' | 'perex' | 'html'>

/** The weekly letters of a club, newest first: enough of them to turn a page. */
export const clubLetters = (amount: number, words: (week: number) => Words): NewsTemplate[] =>
  Array.from({ length: amount }, (_, index) => ({
    id: `letter-${amount - index}`,
    ...words(amount - index),
    channel: 'club',
    hoursAgo: (index + 2) * 7 * 24,
  }))
