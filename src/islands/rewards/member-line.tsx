import LockIcon from 'lucide-react/icons/lock'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import type { Member } from '#lib/domain/member.ts'
import { pointsOf } from '#lib/domain/points/points.ts'
import { balanceOf, isBalanceUnclear } from '#lib/domain/transactions/primary-wallet.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

/** The points that the member has to spend; or that only verified members may choose. RWD-1. */
export function MemberLine({ member }: { member: Member | undefined }) {
  const { points, rewards } = useWords()
  if (!member) return <Skeleton width="third" />
  if (!member.is_verified) return <Line icon={<LockIcon />}>{rewards.notice.unverified()}</Line>
  return (
    <p className={css({ color: 'muted', fontVariantNumeric: 'tabular-nums' })}>
      {isBalanceUnclear(member) ? points.unclear() : rewards.balance({ n: pointsOf(balanceOf(member)) ?? 0 })}
    </p>
  )
}
