import { useQuery } from '@tanstack/react-query'
import { Button } from '#islands/ui/button.tsx'
import { ChoiceGroup } from '#islands/ui/form/choice.tsx'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { destinationOf } from '#lib/domain/rewards/redemption.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { addressesQuery } from '#lib/queries/addresses.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useCallError } from '#lib/queries/use-call-error.ts'
import { redeemStyles } from './redeem-styles.ts'
import { type TargetChoiceProps, TargetForm } from './target-form.tsx'

interface AddressChoiceProps extends TargetChoiceProps {
  /** She wants to add one. */
  onAdd: () => void
}

/** The choice of an address for the reward: the first one, unless the member chooses another. */
export function AddressChoice({ chosen, onAdd, ...rest }: AddressChoiceProps) {
  const words = useWords()
  const addresses = useQuery(addressesQuery, queryClient)
  const callError = useCallError(addresses)
  const legend = words.rewardsRedemption.to.delivery()
  const { data } = addresses
  if (!data)
    return callError ? (
      <ErrorState answer={addresses} retry={words.common.retry()} text={words.errors[callError]()} />
    ) : (
      <Skeletons count={2} label={words.common.loading()} shape="row" />
    )
  const known = data.some(({ id }) => id === chosen) ? chosen : data[0]?.id
  return (
    <TargetForm {...rest} label={legend} onNone={onAdd} targets={data}>
      {(error) => (
        <>
          {data.length === 0 ? (
            <p className={redeemStyles.note}>{words.addresses.empty()}</p>
          ) : (
            <ChoiceGroup
              defaultValue={known}
              error={error}
              legend={legend}
              name="address"
              options={data.map((one) => {
                const { id, name, address } = destinationOf(one)
                return { value: id, label: name, help: address }
              })}
              tiles
            />
          )}
          <Button onClick={onAdd} tone="link">
            {words.addresses.add()}
          </Button>
        </>
      )}
    </TargetForm>
  )
}
