import { ChoiceGroup } from '#islands/ui/choice.tsx'
import type { Cause } from '#lib/domain/reward.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { redeemLook } from './redeem-look.ts'
import { type TargetChoiceProps, TargetForm } from './target-form.tsx'

/** Which cause the points are given to. A single one needs no choice. */
export function CauseChoice({ causes, chosen, ...rest }: TargetChoiceProps & { causes: readonly Cause[] }) {
  const { redemption } = useWords()
  const legend = redemption.to.donation()
  if (causes.length === 0) return <p className={redeemLook.said}>{redemption.noCause()}</p>
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
