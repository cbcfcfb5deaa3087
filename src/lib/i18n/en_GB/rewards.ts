import { rewards as base } from '../en/rewards.ts'
import type { Translation } from '../translation.ts'

/** Rewards as they are collected in Britain. */
export const rewards = {
  ...base,
  empty: 'There are no rewards to choose from at the moment.',
  ways: { ...base.ways, pickup: 'Collection' },
} satisfies Translation['rewards']
