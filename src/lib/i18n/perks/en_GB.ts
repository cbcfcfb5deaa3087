import type { British } from '../translation.ts'

/** The texts in which British English has "at the moment" instead of "right now". */
export const words = {
  empty: 'There are no perks for you at the moment. Come back soon.',
} satisfies British['perks']
