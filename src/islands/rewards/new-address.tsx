import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { AddressFields } from '#islands/ui/address-fields.tsx'
import { Button } from '#islands/ui/button.tsx'
import { AlertIcon } from '#islands/ui/icons/alert.tsx'
import { Line } from '#islands/ui/marks.tsx'
import type { Address } from '#lib/domain/address.ts'
import { type AddressField, noAddress, ofEachField } from '#lib/domain/address-form.ts'
import { countryChoices, countryName } from '#lib/format/countries.ts'
import { addressError, addressWords } from '#lib/i18n/address-text.ts'
import { countryOf } from '#lib/i18n/locale.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { addressesQuery } from '#lib/queries/addresses.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { keepTyped, recallTyped } from '#machines/address-edit/address-edit.store.ts'
import { addressEditView } from '#machines/address-edit/address-edit.view.ts'
import { $club } from '#machines/club/club.store.ts'
import { newAddress } from '#machines/reward-redeem/new-address.store.ts'
import { redeemLook } from './redeem-look.ts'

interface NewAddressProps {
  onSaved: (saved: Address | undefined) => void
  onBack: () => void
}

/** Another address, added in place; what is typed waits for another try. Spec §2, "address … (or add one)". */
export function NewAddress({ onSaved, onBack }: NewAddressProps) {
  const words = useWords()
  const locale = useLocale()
  const { settings, locale: kept } = useStore($club)
  const home = settings.GENERAL.country || countryOf(kept)
  const { data: addresses } = useQuery(addressesQuery, queryClient)
  const [known] = useState(() => addresses?.map(({ id }) => id) ?? [])
  const [machine] = useState(() => newAddress(onSaved))
  const [snapshot, send] = useMachine(machine, { input: { id: undefined, before: noAddress, known } })
  const { faults, attempt, busy, focus, round } = addressEditView(snapshot)
  const form = useRef<HTMLFormElement>(null)
  const says = addressWords(words)
  const [initial] = useState(() =>
    recallTyped(undefined, { ...noAddress, country: home ? countryName(home, kept) : '' }),
  )
  const countries = useMemo(
    () => countryChoices(locale, home, initial.country, kept),
    [locale, home, initial, kept],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round focuses the field again
  useEffect(() => {
    const field = focus && form.current?.elements.namedItem(focus)
    if (field instanceof HTMLElement) field.focus()
  }, [focus, round])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    send({ type: 'submitted', typed: ofEachField((field) => String(typed.get(field) ?? '')) })
  }
  return (
    <form
      aria-label={words.addresses.form()}
      className={redeemLook.step}
      method="post"
      noValidate
      onSubmit={submit}
      ref={form}
    >
      <AddressFields
        countries={countries}
        errors={ofEachField((field: AddressField) => addressError(words, faults[field], says[field]))}
        initial={initial}
        onTyped={(field, typed) => {
          keepTyped(undefined, field, typed)
          send({ type: 'typed', field })
        }}
        says={says}
      />
      <div hidden={!attempt.trouble} role="alert">
        {attempt.trouble && (
          <Line icon={<AlertIcon />} tone="error">
            <p>{attempt.trouble.said ?? words.errors[attempt.trouble.name]()}</p>
            {attempt.isUnsure && <p>{words.addresses.unsure()}</p>}
          </Line>
        )}
      </div>
      <Button loading={busy} tone="confirm" type="submit" wide>
        {words.addresses.save()}
      </Button>
      <Button aria-disabled={busy || undefined} onClick={onBack} wide>
        {words.redemption.back()}
      </Button>
    </form>
  )
}
