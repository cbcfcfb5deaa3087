import type { British } from '../translation.ts'

/** The texts in which British English spells or says it otherwise. */
export const words = {
  nearNote:
    'Your browser asks you first. Your position, rounded to about 100 metres, is sent to the club to sort this list. It is not kept in this browser.',
  unavailable: 'This device cannot tell its position at the moment. Search by city instead.',
  favourite: 'Favourite place: {name}',
} satisfies British['storesPage']
