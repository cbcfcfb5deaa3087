import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Form } from '#islands/ui/form/form.tsx'
import { typedIn } from '#islands/ui/form/typed.ts'
import { AddressFields } from '#islands/ui/shapes/address-fields.tsx'
import { AttemptLine } from '#islands/ui/shapes/attempt-line.tsx'
import type { Address } from '#lib/domain/addresses/address.ts'
import { type AddressField, noAddress, ofEachField } from '#lib/domain/addresses/address.ts'
import { countryName } from '#lib/format/countries.ts'
import { countryOf } from '#lib/i18n/locale.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { addressesQuery } from '#lib/queries/addresses.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { newAddress, restoreTyped, storeTyped } from '#machines/addresses/addresses.ts'
import { $club } from '#machines/club/club.store.ts'
import { formView } from '#machines/common/form.machine.ts'
import { redeemStyles } from './redeem-styles.ts'

interface NewAddressProps {
  onSaved: (saved: Address | undefined) => void
  onBack: () => void
}

/** Another address, added in place; what is typed waits for another try. RWD-2. */
export function NewAddress({ onSaved, onBack }: NewAddressProps) {
  const words = useWords()
  const { settings, locale: kept } = useStore($club)
  const home = settings.GENERAL.country || countryOf(kept)
  const { data: addresses } = useQuery(addressesQuery, queryClient)
  const [known] = useState(() => addresses?.map(({ id }) => id) ?? [])
  const [machine] = useState(() => newAddress(known, onSaved))
  const [snapshot, send] = useMachine(machine)
  const view = formView(snapshot)
  const { fieldErrors, failure, isUnsure, busy } = view
  const [initial] = useState(() =>
    restoreTyped(undefined, { ...noAddress, country: home ? countryName(home, kept) : '' }),
  )

  return (
    <Form
      aria-label={words.addresses.form()}
      className={redeemStyles.step}
      onSubmit={(form) =>
        send({ type: 'submitted', values: ofEachField((field: AddressField) => typedIn(form, field)) })
      }
      view={view}
    >
      <AddressFields
        errors={fieldErrors}
        initial={initial}
        onTyped={(field, typed) => {
          storeTyped(undefined, field, typed)
          send({ type: 'typed', field })
        }}
      />
      <AttemptLine callError={failure} isUnsure={isUnsure} unsure={words.addresses.unsure()} />
      <Button loading={busy} tone="confirm" type="submit" wide>
        {words.addresses.save()}
      </Button>
      <Button aria-disabled={busy || undefined} onClick={onBack} wide>
        {words.registration.steps.back()}
      </Button>
    </Form>
  )
}
