import type { MouseEvent } from 'react'
import { Button } from '#islands/ui/button.tsx'
import type { Member } from '#lib/domain/member.ts'
import type { RewardDetail } from '#lib/domain/rewards/reward.ts'
import { balanceOf } from '#lib/domain/transactions/primary-wallet.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { RedeemSend } from '#machines/rewards/reward-redeem.store.ts'
import type { RewardRedeemView } from '#machines/rewards/reward-redeem.view.ts'

interface RedeemActionsProps {
  reward: RewardDetail
  member: Member | undefined
  view: RewardRedeemView
  send: RedeemSend
  form: string
  onClose: () => void
}

/** Passes over the second press of a double one that led here: it would spend the points, or lead back. */
const meant =
  (act: () => void) =>
  ({ detail }: MouseEvent) =>
    detail < 2 && act()

/** The buttons of the redeem dialog, the main one first. */
export function RedeemActions({ reward, member, view, send, form, onClose }: RedeemActionsProps) {
  const words = useWords()
  const { rewardsRedemption } = words
  if (view.step === 'choice')
    return (
      <Button form={form} tone="confirm" type="submit" wide>
        {rewardsRedemption.next()}
      </Button>
    )
  if (view.step === 'question')
    return (
      <>
        <Button
          loading={view.busy}
          onClick={meant(() => {
            if (!member) return
            const before = { balance: balanceOf(member), stock: reward.stock }
            send({ type: 'confirmed', cost: reward.points, before })
          })}
          tone="confirm"
          wide
        >
          {rewardsRedemption.question.confirm()}
        </Button>
        <Button aria-disabled={view.busy || undefined} onClick={meant(() => send({ type: 'wentBack' }))} wide>
          {rewardsRedemption.back()}
        </Button>
      </>
    )
  return (
    <>
      {view.step === 'unsure' && (
        <Button onClick={meant(() => send({ type: 'retried' }))} tone="confirm" wide>
          {rewardsRedemption.unsure.again()}
        </Button>
      )}
      <Button onClick={meant(onClose)} tone={view.step === 'unsure' ? 'quiet' : 'confirm'} wide>
        {words.common.close()}
      </Button>
    </>
  )
}
