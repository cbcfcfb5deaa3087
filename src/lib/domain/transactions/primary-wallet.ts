/** The facts about a wallet that the rules need; points in hundredths. */
export interface WalletFacts {
  readonly is_primary: boolean
  readonly points?: number | null | undefined
}

/**
 * The wallet that counts. CPN-3. Where none says that it is primary,
 * a member's only wallet is; of several unmarked ones none is, because a guess could promise points.
 */
export function primaryWallet<Wallet extends WalletFacts>(
  wallets: readonly Wallet[] | null | undefined,
): Wallet | undefined {
  const marked = wallets?.find((wallet) => wallet.is_primary)
  return marked ?? (wallets?.length === 1 ? wallets[0] : undefined)
}

/** The hundredths of points a member may spend: those of her primary wallet; 0 when she has none. */
export const balanceOf = (member: { readonly wallets?: readonly WalletFacts[] | null | undefined }): number =>
  primaryWallet(member.wallets)?.points ?? 0
