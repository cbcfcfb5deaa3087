import { ChoiceGroup } from '#islands/ui/form/choice.tsx'
import type { Fulfilment, RewardDetail } from '#lib/domain/rewards/reward.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { RedeemSend } from '#machines/rewards/reward-redeem.store.ts'
import type { RewardRedeemView } from '#machines/rewards/reward-redeem.view.ts'
import { AddressChoice } from './address-choice.tsx'
import { CauseChoice } from './cause-choice.tsx'
import { VenueChoice } from './venue-choice.tsx'

interface ChoiceStepProps {
  reward: RewardDetail
  view: RewardRedeemView
  send: RedeemSend
  /** The id of the form, which the dialog's button sends. */
  form: string
  onAddAddress: () => void
}

/** In which way the reward shall reach her or somebody else, and where it goes. RWD-2. */
export function ChoiceStep({ reward, view, send, form, onAddAddress }: ChoiceStepProps) {
  const { rewardsRedemption, rewards } = useWords()
  const { way, target } = view
  const common = {
    chosen: target?.id,
    form,
    onChosen: (chosen: NonNullable<typeof target>) => send({ type: 'targetChosen', target: chosen }),
  }
  return (
    <>
      {reward.fulfilment.length > 1 && (
        <ChoiceGroup
          defaultValue={way}
          legend={rewardsRedemption.way()}
          name="way"
          onChange={({ target: { value } }) => send({ type: 'wayChosen', way: value as Fulfilment })}
          options={reward.fulfilment.map((one) => ({
            value: one,
            label: rewards.ways[one](),
            help: rewardsRedemption.help[one](),
          }))}
          tiles
        />
      )}
      {way === 'delivery' && <AddressChoice {...common} onAdd={onAddAddress} />}
      {way === 'pickup' && <VenueChoice {...common} stores={reward.stores} />}
      {way === 'donation' && <CauseChoice {...common} causes={reward.causes} />}
    </>
  )
}
