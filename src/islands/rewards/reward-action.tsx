import { useMachine } from '@xstate/react'
import LockIcon from 'lucide-react/icons/lock'
import { useId, useMemo } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { smallIcon } from '#islands/ui/icon-size.ts'
import { onDemand } from '#islands/ui/on-demand.tsx'
import type { Member } from '#lib/domain/member.ts'
import type { RewardDetail } from '#lib/domain/rewards/reward.ts'
import type { RewardStatus } from '#lib/domain/rewards/reward-status.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { rewardRedeem } from '#machines/rewards/reward-redeem.store.ts'
import { rewardRedeemView } from '#machines/rewards/reward-redeem.view.ts'

interface RewardActionProps {
  reward: RewardDetail
  member: Member | undefined
  status: RewardStatus
  /** The id of the reward's heading. */
  namedBy: string
  /** The id of what says why it cannot be chosen. */
  describedBy: string
}

const LazyRedeemDialog = onDemand(() => import('./redeem-dialog.tsx').then((file) => file.RedeemDialog))

/** Fetched as soon as a press is likely, so that the dialog is there when the finger lifts. */
const prepare = () => void LazyRedeemDialog.fetch()

/** The button that begins the redemption, or why there is nothing to begin. RWD-1. */
export function RewardAction({ reward, member, status, namedBy, describedBy }: RewardActionProps) {
  const words = useWords()
  const id = useId()
  const [snapshot, send] = useMachine(rewardRedeem, { input: { id: reward.id } })
  const view = useMemo(() => rewardRedeemView(snapshot), [snapshot])
  const ready = status.as === 'ready'

  return (
    <>
      <Button
        {...(ready ? { onFocus: prepare, onPointerDown: prepare, onPointerEnter: prepare } : {})}
        aria-describedby={ready || status.as === 'unknown' ? undefined : describedBy}
        aria-disabled={!ready || undefined}
        aria-labelledby={`${id} ${namedBy}`}
        icon={status.as === 'unverified' && <LockIcon className={smallIcon} />}
        onClick={() => send({ type: 'pressed', status, way: reward.fulfilment[0] })}
        tone="primary"
      >
        <span id={id}>{words.rewards.choose()}</span>
      </Button>
      <LazyRedeemDialog
        member={member}
        onClose={() => send({ type: 'dismissed' })}
        open={view.step !== undefined}
        reward={reward}
        send={send}
        view={view}
      />
    </>
  )
}
