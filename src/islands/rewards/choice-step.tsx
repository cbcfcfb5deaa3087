import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { VenuePicker } from '#islands/shared/venue-picker.tsx'
import { Button } from '#islands/ui/button.tsx'
import { ChoiceGroup } from '#islands/ui/form/choice.tsx'
import { Form } from '#islands/ui/form/form.tsx'
import { partStyles } from '#islands/ui/part-styles.ts'
import { QueryScreen } from '#islands/ui/shapes/query-screen.tsx'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { type Destination, destinationOf } from '#lib/domain/rewards/redemption.ts'
import type { Cause, Fulfilment, RewardDetail } from '#lib/domain/rewards/reward.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { addressesQuery } from '#lib/queries/addresses.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useVenues } from '#lib/queries/stores.ts'
import type { RewardRedeemView } from '#machines/rewards/reward-redeem.machine.ts'
import type { RedeemSend } from '#machines/rewards/reward-redeem.store.ts'

/** The props of each choice of a target. */
interface TargetChoiceProps {
  form: string
  /** The id of what was chosen before. */
  chosen: string | undefined
  onChosen: (target: Destination) => void
}

interface TargetFormProps extends Pick<TargetChoiceProps, 'form' | 'onChosen'> {
  label: string
  targets: readonly Parameters<typeof destinationOf>[0][]
  /** She goes on where there is nothing to choose from. */
  onNone?: (() => void) | undefined
  /** error: that nothing is chosen, once she wanted to go on. */
  children: (error: string | undefined) => ReactNode
}

/** The form around the radio buttons of one choice; the dialog's button and Enter send it. */
function TargetForm({ form, label, targets, onChosen, onNone, children }: TargetFormProps) {
  const { redemption } = useWords().rewards
  const [isMissing, setIsMissing] = useState(false)
  const submit = (_: unknown, sent: HTMLFormElement) => {
    const radios = [...sent.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const value = radios.find(({ checked }) => checked)?.value
    const target = targets.find(({ id }) => id === value)
    if (target) return onChosen(destinationOf(target))
    if (radios.length === 0) return onNone?.()
    setIsMissing(true)
    radios[0]?.focus()
  }
  return (
    <Form aria-label={label} id={form} onChange={() => setIsMissing(false)} onSubmit={submit}>
      {children(isMissing ? redemption.missing() : undefined)}
    </Form>
  )
}

interface AddressChoiceProps extends TargetChoiceProps {
  /** She wants to add one. */
  onAdd: () => void
}

/** The choice of an address for the reward: the first one, unless the member chooses another. */
function AddressChoice({ chosen, onAdd, ...rest }: AddressChoiceProps) {
  const words = useWords()
  const legend = words.rewards.redemption.to.delivery()
  return (
    <QueryScreen
      bare
      query={useQuery(addressesQuery, queryClient)}
      skeleton={<Skeletons count={2} shape="row" />}
    >
      {(data) => (
        <TargetForm {...rest} label={legend} onNone={onAdd} targets={data}>
          {(error) => (
            <>
              {data.length === 0 ? (
                <p className={partStyles.note}>{words.addresses.empty()}</p>
              ) : (
                <ChoiceGroup
                  defaultValue={data.some(({ id }) => id === chosen) ? chosen : data[0]?.id}
                  error={error}
                  legend={legend}
                  name="address"
                  options={data.map((one) => {
                    const { id, name, address } = destinationOf(one)
                    return { value: id, label: name, help: address }
                  })}
                />
              )}
              <Button onClick={onAdd} tone="link">
                {words.addresses.add()}
              </Button>
            </>
          )}
        </TargetForm>
      )}
    </QueryScreen>
  )
}

/** The choice of a place for pick-up: the places that have the reward, or all of the club's if it names none. */
function VenueChoice({ stores, chosen, ...rest }: TargetChoiceProps & { stores: readonly Store[] }) {
  const { redemption } = useWords().rewards
  const venues = useVenues(stores.length > 0 ? stores : undefined)
  const legend = redemption.to.pickup()
  return (
    <TargetForm {...rest} label={legend} targets={venues.found ?? []}>
      {(error) => <VenuePicker chosen={chosen} error={error} legend={legend} venues={venues} />}
    </TargetForm>
  )
}

/** The choice of a cause for the points. A single cause needs no choice. */
function CauseChoice({ causes, chosen, ...rest }: TargetChoiceProps & { causes: readonly Cause[] }) {
  const { redemption } = useWords().rewards
  const legend = redemption.to.donation()
  return (
    <TargetForm {...rest} label={legend} targets={causes}>
      {(error) => (
        <ChoiceGroup
          defaultValue={chosen ?? (causes.length === 1 ? causes[0]?.id : undefined)}
          error={error}
          legend={legend}
          name="cause"
          options={causes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </TargetForm>
  )
}

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
  const { redemption, ways } = useWords().rewards
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
          legend={redemption.way()}
          name="way"
          onChange={({ target: { value } }) => send({ type: 'wayChosen', way: value as Fulfilment })}
          options={reward.fulfilment.map((one) => ({
            value: one,
            label: ways[one](),
            help: redemption.help[one](),
          }))}
        />
      )}
      {way === 'delivery' && <AddressChoice {...common} onAdd={onAddAddress} />}
      {way === 'pickup' && <VenueChoice {...common} stores={reward.stores} />}
      {way === 'donation' && <CauseChoice {...common} causes={reward.causes} />}
    </>
  )
}
