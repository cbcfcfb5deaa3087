import { ButtonLink } from '#islands/ui/button.tsx'
import { AlertIcon } from '#islands/ui/icons/alert.tsx'
import { LockIcon } from '#islands/ui/icons/lock.tsx'
import { Line } from '#islands/ui/marks.tsx'
import { pointsOf } from '#lib/domain/points.ts'
import type { RewardStanding } from '#lib/domain/reward-standing.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'

/** Why a reward cannot be chosen, and what to do about it; the button is described by it. id: its own. Spec §8. */
export function RewardNotice({ standing, id }: { standing: RewardStanding; id: string }) {
  const { rewards } = useWords()
  if (standing.as === 'unknown' || standing.as === 'ready') return null
  const { notice } = rewards
  if (standing.as === 'unverified')
    return (
      <Line icon={<LockIcon />} tone="warning">
        <p id={id}>{notice.unverified()}</p>
        <ButtonLink href={pathTo('/email-confirmation')} tone="link">
          {rewards.verify()}
        </ButtonLink>
      </Line>
    )
  return (
    <Line icon={<AlertIcon />} tone={standing.as === 'short' ? 'warning' : 'neutral'}>
      <div id={id}>
        <p>{notice[standing.as]()}</p>
        {standing.as === 'short' && <p>{rewards.short({ n: pointsOf(standing.missing) ?? 0 })}</p>}
      </div>
    </Line>
  )
}
