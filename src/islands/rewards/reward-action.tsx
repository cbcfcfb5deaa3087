import { useMachine } from '@xstate/react'
import { useId, useMemo } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { LockIcon } from '#islands/ui/icons/lock.tsx'
import { onDemand } from '#islands/ui/on-demand.tsx'
import type { Member } from '#lib/domain/member.ts'
import type { RewardDetail } from '#lib/domain/reward.ts'
import type { RewardStanding } from '#lib/domain/reward-standing.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { rewardRedeem } from '#machines/reward-redeem/reward-redeem.store.ts'
import { rewardRedeemView } from '#machines/reward-redeem/reward-redeem.view.ts'

interface RewardActionProps {
  reward: RewardDetail
  member: Member | undefined
  standing: RewardStanding
  /** The id of the reward's heading. */
  namedBy: string
  /** The id of what says why it cannot be chosen. */
  describedBy: string
}

const loadDialog = () => import('./redeem-dialog.tsx').then((file) => file.RedeemDialog)
const LazyRedeemDialog = onDemand(loadDialog)

/** Fetched as soon as a press is likely, so that the dialog is there when the finger lifts. */
const prepare = () => void loadDialog()

/** The button that begins the redemption, or why there is nothing to begin. Spec §4 "Rewards", §8. */
export function RewardAction({ reward, member, standing, namedBy, describedBy }: RewardActionProps) {
  const words = useWords()
  const id = useId()
  const [snapshot, send] = useMachine(rewardRedeem, { input: { id: reward.id } })
  const view = useMemo(() => rewardRedeemView(snapshot), [snapshot])
  const ready = standing.as === 'ready'

  return (
    <>
      <Button
        {...(ready ? { onFocus: prepare, onPointerDown: prepare, onPointerEnter: prepare } : {})}
        aria-describedby={ready || standing.as === 'unknown' ? undefined : describedBy}
        aria-disabled={!ready || undefined}
        aria-labelledby={`${id} ${namedBy}`}
        icon={standing.as === 'unverified' && <LockIcon size={16} />}
        onClick={() => send({ type: 'pressed', standing, way: reward.fulfilment[0] })}
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
