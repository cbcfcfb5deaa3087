import type { MouseEvent } from 'react'
import { Button } from '#islands/ui/button.tsx'
import type { Member } from '#lib/domain/member.ts'
import { balanceOf } from '#lib/domain/primary-wallet.ts'
import type { RewardDetail } from '#lib/domain/reward.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { RedeemSend } from '#machines/reward-redeem/reward-redeem.store.ts'
import type { RewardRedeemView } from '#machines/reward-redeem/reward-redeem.view.ts'

interface RedeemActionsProps {
  reward: RewardDetail
  member: Member | undefined
  view: RewardRedeemView
  send: RedeemSend
  form: string
  onClose: () => void
}

/** Not the second press of a double one that led here: it would spend the points. */
const isMeant = ({ detail }: MouseEvent) => detail < 2

/** The buttons of the redeem dialog, the main one first. */
export function RedeemActions({ reward, member, view, send, form, onClose }: RedeemActionsProps) {
  const words = useWords()
  const { redemption } = words
  if (view.step === 'choice')
    return (
      <Button form={form} tone="confirm" type="submit" wide>
        {redemption.next()}
      </Button>
    )
  if (view.step === 'question')
    return (
      <>
        <Button
          loading={view.busy}
          onClick={(press) => {
            if (!member || !isMeant(press)) return
            const before = { balance: balanceOf(member), stock: reward.stock }
            send({ type: 'confirmed', cost: reward.points, before })
          }}
          tone="confirm"
          wide
        >
          {redemption.question.confirm()}
        </Button>
        <Button aria-disabled={view.busy || undefined} onClick={() => send({ type: 'wentBack' })} wide>
          {redemption.back()}
        </Button>
      </>
    )
  return (
    <>
      {view.step === 'unsure' && (
        <Button onClick={() => send({ type: 'retried' })} tone="confirm" wide>
          {redemption.unsure.again()}
        </Button>
      )}
      <Button onClick={onClose} tone={view.step === 'unsure' ? 'quiet' : 'confirm'} wide>
        {words.common.close()}
      </Button>
    </>
  )
}
