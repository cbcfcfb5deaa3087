import type { RewardTemplate } from '../content.ts'
import { rowsOf, wordingColumns } from './texts.ts'

/** The price of a reward, the number there is, and the way it reaches the member. Points in hundredths. */
type RewardStatus = Pick<RewardTemplate, 'points' | 'stock' | 'fulfilment'>

const sent = ['delivery', 'pickup'] as const
const given = ['donation'] as const

/** Every state that a reward can be met in; a club's rewards take them in this order. */
const statuses: readonly RewardStatus[] = [
  { points: 120_000, stock: 40, fulfilment: sent },
  { points: 280_000, stock: 12, fulfilment: sent },
  { points: 350_000, stock: 3, fulfilment: sent },
  { points: 190_000, fulfilment: ['pickup'] },
  { points: 400_000, fulfilment: ['delivery'] },
  { points: 50_000, fulfilment: given },
  { points: 1_250_000, stock: 5, fulfilment: sent },
  { points: 90_000, stock: 0, fulfilment: sent },
  { points: 240_000, stock: 60, fulfilment: sent },
  { points: 85_000, stock: 25, fulfilment: ['delivery', 'pickup', 'donation'] },
  { points: 160_000, stock: 18, fulfilment: sent },
  { points: 70_000, fulfilment: given },
  { points: 65_000, stock: 80, fulfilment: sent },
  { points: 320_000, stock: 9, fulfilment: sent },
  { points: 30_000, fulfilment: ['pickup'] },
  { points: 110_000, stock: 15, fulfilment: ['delivery'] },
  { points: 150_000, fulfilment: ['pickup'] },
  { points: 45_000, stock: 1, fulfilment: sent },
  { points: 100_000, fulfilment: given },
  { points: 900_000, stock: 2, fulfilment: ['delivery'] },
  { points: 75_000, stock: 33, fulfilment: sent },
  { points: 25_000, fulfilment: given },
]

/** Returns the rewards of a club in every state, in the order they are written: rare ones, one that is gone, more than a page. */
export const rewardsOf = (table: string): RewardTemplate[] =>
  rowsOf<Omit<RewardTemplate, keyof RewardStatus>>(wordingColumns, table).map((wording, index) => ({
    points: 60_000,
    fulfilment: sent,
    ...wording,
    ...statuses[index],
  }))
