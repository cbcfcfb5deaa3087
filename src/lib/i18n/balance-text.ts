import type { Wallet } from '../domain/member.ts'
import { isBalanceUnclear, pointsAhead, pointsOf, primaryWallet } from '../domain/points/points.ts'
import { formatDate } from '../format/moments.ts'
import { formatPoints } from '../format/numbers.ts'
import type { Locale } from './locale.ts'
import type { Words } from './translation.ts'

/** Returns the texts about a member's points, for `ui/balance.tsx`. now: unix seconds. */
export const balanceText = (words: Words, locale: Locale, wallets: readonly Wallet[], now: number) => {
  const wallet = primaryWallet(wallets)
  const { pending, lapses } = pointsAhead(wallet, now)
  const n = (hundredths: number) => pointsOf(hundredths) ?? 0
  return {
    points: isBalanceUnclear({ wallets }) ? '' : formatPoints(wallet?.points ?? 0, locale),
    unclear: isBalanceUnclear({ wallets }) ? words.points.unclear() : '',
    pending: pending > 0 ? words.points.pending({ n: n(pending) }) : '',
    lapses: lapses.map(({ points, at }) =>
      words.points.lapsing({ n: n(points), date: formatDate(at, locale) }),
    ),
    later: words.points.later(),
  }
}
