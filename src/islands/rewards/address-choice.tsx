import { useQuery } from '@tanstack/react-query'
import { Button } from '#islands/ui/button.tsx'
import { ChoiceGroup } from '#islands/ui/choice.tsx'
import { ErrorState } from '#islands/ui/error-state.tsx'
import { Skeletons } from '#islands/ui/skeleton.tsx'
import { destinationOf } from '#lib/domain/redemption.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { addressesQuery } from '#lib/queries/addresses.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { redeemLook } from './redeem-look.ts'
import { type TargetChoiceProps, TargetForm } from './target-form.tsx'

interface AddressChoiceProps extends TargetChoiceProps {
  /** She wants to add one. */
  onAdd: () => void
}

/** Which of her addresses the reward is sent to: the first one unless she says otherwise. */
export function AddressChoice({ chosen, onAdd, ...rest }: AddressChoiceProps) {
  const words = useWords()
  const addresses = useQuery(addressesQuery, queryClient)
  const trouble = useTrouble(addresses)
  const legend = words.redemption.to.delivery()
  const { data } = addresses
  if (!data)
    return trouble ? (
      <ErrorState answer={addresses} retry={words.common.retry()} text={words.errors[trouble]()} />
    ) : (
      <Skeletons count={2} label={words.common.loading()} shape="row" />
    )
  const known = data.some(({ id }) => id === chosen) ? chosen : data[0]?.id
  return (
    <TargetForm {...rest} label={legend} onNone={onAdd} targets={data}>
      {(error) => (
        <>
          {data.length === 0 ? (
            <p className={redeemLook.said}>{words.addresses.empty()}</p>
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
