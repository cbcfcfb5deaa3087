import type { Wallet } from '../member.ts'
import { unixSeconds } from '../unix-seconds.ts'

/**
 * Returns the points that hundredths are; undefined for what is no number. A division, never a product with 0.01, lands on the nearest
 * number to the true one. FRM-1.
 */
export function pointsOf(hundredths: number | string | null | undefined): number | undefined {
  if (typeof hundredths === 'string' && hundredths.trim() === '') return undefined
  const value = Number(hundredths ?? Number.NaN) / 100
  return Number.isFinite(value) ? value + 0 : undefined
}

/** The cost of a coupon or reward in hundredths: none (null, absent, zero, negative or unreadable) is 0. */
export const costOf = (points: number | null | undefined): number =>
  typeof points === 'number' && Number.isFinite(points) && points > 0 ? points : 0

/** Returns the hundredths of points missing from a balance to reach a cost; 0 when it is enough. CPN-3, RWD-1. */
export const missingPoints = (cost: number | null | undefined, balance: number): number =>
  Math.max(0, costOf(cost) - (Number.isFinite(balance) ? balance : 0))

/** The facts about a wallet that the rules need; points in hundredths. */
export interface WalletFacts {
  readonly is_primary: boolean
  readonly points?: number | null | undefined
}

type WalletsOf = { readonly wallets?: readonly WalletFacts[] | null | undefined }

const hasPoints = ({ points }: WalletFacts): boolean => (points ?? 0) > 0

/**
 * Returns the wallet that counts: the primary one, else the only one, or the only one with points; of several with points none, because a
 * guess could promise points. CPN-3.
 */
export function primaryWallet<Wallet extends WalletFacts>(
  wallets: readonly Wallet[] | null | undefined,
): Wallet | undefined {
  const marked = wallets?.find((wallet) => wallet.is_primary)
  if (marked || !wallets || wallets.length === 1) return marked ?? wallets?.[0]
  const [only, another] = wallets.filter(hasPoints)
  return another ? undefined : only
}

/** True when there are points, and nobody can tell which of them count. */
export const isBalanceUnclear = ({ wallets }: WalletsOf): boolean =>
  primaryWallet(wallets) === undefined && (wallets?.some(hasPoints) ?? false)

/** The hundredths of points a member may spend: those of her primary wallet; 0 when she has none. */
export const balanceOf = ({ wallets }: WalletsOf): number => primaryWallet(wallets)?.points ?? 0

/** Returns true when no wallet has points, or points that are pending. */
export const isWithoutPoints = ({ wallets }: { readonly wallets: readonly Wallet[] }): boolean =>
  wallets.every(({ points, pending_points }) => costOf(points) === 0 && costOf(pending_points) === 0)

/** Points that lapse on one day: hundredths, and the first moment of that day on which any of them does. */
export interface PointsExpiry {
  readonly points: number
  readonly at: number
}

const dayOf = (seconds: number) => new Date(seconds * 1000).toDateString()

/**
 * Reads the points to come and to lapse as the server has reported them: none of the past, which are in the balance, and those of a day
 * added up. now: unix seconds. PTS-1.
 */
export function pointsAhead(
  wallet: Partial<Pick<Wallet, 'pending_points' | 'expirations'>> | undefined,
  now: number,
) {
  const lapses = new Map<string, PointsExpiry>()
  const announced = (wallet?.expirations ?? []).map(({ points, at }) => ({
    points: costOf(points),
    at: unixSeconds(at) ?? 0,
  }))
  for (const { points, at } of announced.toSorted((one, other) => one.at - other.at)) {
    if (points === 0 || at <= now) continue
    const sameDay = lapses.get(dayOf(at))
    lapses.set(dayOf(at), { at: sameDay?.at ?? at, points: points + (sameDay?.points ?? 0) })
  }
  return {
    /** Points that cannot be spent yet; 0 where there are none. */
    pending: costOf(wallet?.pending_points),
    /** The points that lapse later than now, the nearest day first. */
    lapses: [...lapses.values()],
  }
}
