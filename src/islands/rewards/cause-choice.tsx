import { ChoiceGroup } from '#islands/ui/form/choice.tsx'
import type { Cause } from '#lib/domain/rewards/reward.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { redeemStyles } from './redeem-styles.ts'
import { type TargetChoiceProps, TargetForm } from './target-form.tsx'

/** The choice of a cause for the points. A single cause needs no choice. */
export function CauseChoice({ causes, chosen, ...rest }: TargetChoiceProps & { causes: readonly Cause[] }) {
  const { rewardsRedemption } = useWords()
  const legend = rewardsRedemption.to.donation()
  if (causes.length === 0) return <p className={redeemStyles.note}>{rewardsRedemption.noCause()}</p>
  return (
    <TargetForm {...rest} label={legend} targets={causes}>
      {(error) => (
        <ChoiceGroup
          defaultValue={chosen ?? (causes.length === 1 ? causes[0]?.id : undefined)}
          error={error}
          legend={legend}
          name="cause"
          options={causes.map(({ id, name }) => ({ value: id, label: name }))}
          tiles
        />
      )}
    </TargetForm>
  )
}
