import { useId, useState } from 'react'
import { Dialog } from '#islands/ui/dialog/dialog.tsx'
import { useStageFocus } from '#islands/ui/dialog/use-stage-focus.ts'
import { LazyReauthentication } from '#islands/ui/shapes/reauthentication-lazy.ts'
import type { Address } from '#lib/domain/addresses/address.ts'
import type { Member } from '#lib/domain/member.ts'
import { destinationOf } from '#lib/domain/rewards/redemption.ts'
import type { RewardDetail } from '#lib/domain/rewards/reward.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { RedeemSend } from '#machines/rewards/reward-redeem.store.ts'
import type { RewardRedeemView } from '#machines/rewards/reward-redeem.view.ts'
import { ChoiceStep } from './choice-step.tsx'
import { Ending } from './ending.tsx'
import { NewAddress } from './new-address.tsx'
import { QuestionStep } from './question-step.tsx'
import { RedeemActions } from './redeem-actions.tsx'
import { redeemStyles } from './redeem-styles.ts'

interface RedeemDialogProps {
  open: boolean
  onClose: () => void
  reward: RewardDetail
  member: Member | undefined
  view: RewardRedeemView
  send: RedeemSend
}

/** Returns the title of the dialog at a step. */
const titleOf = (
  { reauthentication, rewardsRedemption }: Words,
  { step, way }: RewardRedeemView,
  name: string,
): string => {
  const { question, unsure, refused, success } = rewardsRedemption
  if (step === 'question') return question.title()
  if (step === 'proof') return reauthentication.title()
  if (step === 'unsure') return unsure.title()
  if (step === 'refusal') return refused.title()
  return step === 'success' && way ? success[way]() : name
}

/** The dialog in which a reward is redeemed, from the choice to what became of it. RWD-2. */
export function RedeemDialog({ open, onClose, reward, member, view, send }: RedeemDialogProps) {
  const words = useWords()
  const form = useId()
  // What was shown last stays while the dialog goes away.
  const [shown, setShown] = useState(view)
  if (view.step && view !== shown) setShown(view)
  const { step } = shown
  const [addsAddress, setAddsAddress] = useState(false)
  const stage = step === 'choice' && addsAddress ? 'address' : step
  const inside = useStageFocus(stage)

  const close = () => {
    setAddsAddress(false)
    onClose()
  }
  const adopt = (saved: Address | undefined) => {
    setAddsAddress(false)
    if (saved) send({ type: 'targetChosen', target: destinationOf(saved) })
  }
  const common = { member, reward, send, view: shown }
  return (
    <Dialog
      actions={
        stage !== 'address' && stage !== 'proof' && <RedeemActions {...common} form={form} onClose={close} />
      }
      close={words.common.close()}
      onClose={close}
      open={open}
      title={stage === 'address' ? words.addresses.add() : titleOf(words, shown, reward.name)}
    >
      <div className={redeemStyles.step} ref={inside}>
        {stage === 'address' ? (
          <NewAddress onBack={() => setAddsAddress(false)} onSaved={adopt} />
        ) : stage === 'choice' ? (
          <ChoiceStep {...common} form={form} onAddAddress={() => setAddsAddress(true)} />
        ) : stage === 'proof' ? (
          <LazyReauthentication
            onBack={() => send({ type: 'wentBack' })}
            onConfirmed={(confirmation) => send({ type: 'reauthenticated', confirmation })}
            reason="spend"
          />
        ) : stage === 'question' ? (
          <QuestionStep {...common} />
        ) : (
          <Ending email={member?.email} reward={reward} view={shown} />
        )}
      </div>
    </Dialog>
  )
}
