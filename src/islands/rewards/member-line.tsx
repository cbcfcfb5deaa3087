import { LockIcon } from '#islands/ui/icons/lock.tsx'
import { Line } from '#islands/ui/marks.tsx'
import { Skeleton } from '#islands/ui/skeleton.tsx'
import type { Member } from '#lib/domain/member.ts'
import { pointsOf } from '#lib/domain/points.ts'
import { balanceOf } from '#lib/domain/primary-wallet.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

/** What the member has to spend; or that only verified members may choose. Spec §8. */
export function MemberLine({ member }: { member: Member | undefined }) {
  const { rewards } = useWords()
  if (!member) return <Skeleton width="third" />
  if (!member.is_verified) return <Line icon={<LockIcon />}>{rewards.notice.unverified()}</Line>
  return (
    <p className={css({ color: 'muted', fontVariantNumeric: 'tabular-nums' })}>
      {rewards.balance({ n: pointsOf(balanceOf(member)) ?? 0 })}
    </p>
  )
}
