import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import LockIcon from 'lucide-react/icons/lock'
import { ButtonLink } from '#islands/ui/button.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { pointsOf } from '#lib/domain/points/points.ts'
import type { RewardStatus } from '#lib/domain/rewards/reward-status.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'

/** Shows why a reward cannot be chosen, and the remedy; it describes the button. id: of this notice. RWD-1. */
export function RewardNotice({ status, id }: { status: RewardStatus; id: string }) {
  const { rewards } = useWords()
  if (status.as === 'unknown' || status.as === 'ready') return null
  const { notice } = rewards
  if (status.as === 'unverified')
    return (
      <Line icon={<LockIcon />} tone="warning">
        <p id={id}>{notice.unverified()}</p>
        <ButtonLink href={pathTo('/email-confirmation')} tone="link">
          {rewards.verify()}
        </ButtonLink>
      </Line>
    )
  return (
    <Line icon={<CircleAlertIcon />} tone={status.as === 'short' ? 'warning' : 'neutral'}>
      <div id={id}>
        <p>{notice[status.as]()}</p>
        {status.as === 'short' && <p>{rewards.short({ n: pointsOf(status.missing) ?? 0 })}</p>}
      </div>
    </Line>
  )
}
