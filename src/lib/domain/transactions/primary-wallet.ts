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
