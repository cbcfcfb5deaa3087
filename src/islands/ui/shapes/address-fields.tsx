import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { AddressField, AddressForm, addressErrors } from '#lib/domain/addresses/address.ts'
import { countryChoices } from '#lib/format/countries.ts'
import { mistakeText } from '#lib/i18n/form-text.ts'
import { countryOf } from '#lib/i18n/locale.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import { Field } from '../form/field.tsx'
import { SelectField } from '../form/select-field.tsx'

interface AddressFieldsProps {
  /** The first values of the fields: an address, or the text that was typed before a reload. */
  initial: AddressForm
  errors: ReturnType<typeof addressErrors>
  onTyped: (field: AddressField, typed: string) => void
}

/** The fields of a delivery address, named as the platform names them; uncontrolled. PRF-6. */
export function AddressFields({ initial, errors, onTyped }: AddressFieldsProps) {
  const words = useWords()
  const texts = words.addresses.fields
  const locale = useLocale()
  const { settings, locale: own } = useStore($club)
  const home = settings.GENERAL.country || countryOf(own)
  const countries = useMemo(
    () => countryChoices(locale, home, initial.country, own),
    [locale, home, initial.country, own],
  )
  const common = (name: AddressField) => ({
    'aria-required': true,
    defaultValue: initial[name],
    error: mistakeText(words, errors[name], texts[name]()),
    label: texts[name](),
    name,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onTyped(name, currentTarget.value),
  })
  return (
    <>
      <Field {...common('name')} autoComplete="off" help={texts.nameHelp()} />
      <Field {...common('street')} autoComplete="shipping address-line1" />
      <Field {...common('city')} autoComplete="shipping address-level2" />
      <Field {...common('postal_code')} autoCapitalize="characters" autoComplete="shipping postal-code" />
      <SelectField
        {...common('country')}
        // Another language has other countries to choose from, and none of the old ones would stay chosen.
        key={countries[0]?.value}
        autoComplete="shipping country-name"
        options={countries}
        placeholder={texts.choose()}
      />
    </>
  )
}
