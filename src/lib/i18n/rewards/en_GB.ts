import type { British } from '../translation.ts'

/** Rewards as they are collected in Britain. */
export const words = {
  empty: 'There are no rewards to choose from at the moment.',
  ways: { pickup: 'Collection' },
} satisfies British['rewards']
