/**
 * Writes the member's points into the header before its island is there: those that an earlier page of the tab has kept, else those of
 * the head's own request. FRM-1, FST-1.
 */
import { balanceOf, isBalanceUnclear } from '#lib/domain/transactions/primary-wallet.ts'
import { formatPoints } from '#lib/format/points.ts'
import type { Item } from './fill-pattern.ts'
import { answeredItems, storedItems } from './known-items.ts'
import { attempt, root } from './safely.ts'

const member = { item: 'user' }

const show = (user: Item | null | undefined): void => {
  // What is no list of wallets tells of no points, not of none.
  const text =
    Array.isArray(user?.wallets) &&
    attempt(() => (isBalanceUnclear(user) ? '' : formatPoints(balanceOf(user), root.lang)))
  if (!text) return
  // On the header's island: what the root inherits down costs a slow phone the styles of the whole page anew, 15 ms.
  const { style } = document.querySelector<HTMLElement>('body > astro-island') ?? root
  style.setProperty('--known-points', JSON.stringify(text))
  style.setProperty('--known-points-display', 'inline-flex')
}

/** Shows the points as soon as they are known; nothing where the platform refuses them. */
export const showBalance = async (): Promise<void> => {
  try {
    show((attempt(() => storedItems(member)) ?? (await answeredItems(member)))?.[0])
  } catch {
    // The island asks anew, and tells of what went wrong.
  }
}
