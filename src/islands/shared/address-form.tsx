import { useMemo } from 'react'
import type { Elements } from '#islands/ui/elements.ts'
import { Field } from '#islands/ui/form/field.tsx'
import { Form } from '#islands/ui/form/form.tsx'
import { SelectField } from '#islands/ui/form/select-field.tsx'
import { partStyles } from '#islands/ui/part-styles.ts'
import { AttemptLine } from '#islands/ui/shapes/attempt-line.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import {
  type AddressField,
  type addressErrors,
  type AddressForm as Fields,
  ofEachField,
} from '#lib/domain/addresses/address.ts'
import type { CallError } from '#lib/domain/call-error.ts'
import { countryChoices, countryName } from '#lib/format/countries.ts'
import { mistakeText } from '#lib/i18n/form-text.ts'
import { countryOf } from '#lib/i18n/locale.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { restoreTyped, storeTyped } from '#machines/addresses/addresses.ts'
import type { FormView } from '#machines/common/form.machine.ts'

interface AddressFormProps {
  /** The address that is changed; undefined for a new one, which is in the club's country at first. */
  id: string | undefined
  before: Fields
  view: FormView<ReturnType<typeof addressErrors>, CallError, unknown>
  send: (event: { type: 'submitted'; values: Fields } | { type: 'typed'; field: AddressField }) => void
  /** The buttons. */
  children: Elements
}

/** The fields of a delivery address, named as the platform names them; uncontrolled. What is typed waits through a reload. PRF-6. */
export function AddressForm({ id, before, view, send, children }: AddressFormProps) {
  const words = useWords()
  const texts = words.addresses.fields
  const locale = useLocale()
  const { settings, locale: own } = useClub()
  const home = settings.GENERAL.country || countryOf(own)
  const initial = useMemo(() => {
    const country = id === undefined && home ? countryName(home, own) : before.country
    return restoreTyped(id, { ...before, country })
  }, [id, before, home, own])
  const countries = useMemo(
    () => countryChoices(locale, home, initial.country, own),
    [locale, home, initial.country, own],
  )
  const common = (name: AddressField) => ({
    'aria-required': true,
    defaultValue: initial[name],
    error: mistakeText(words, view.fieldErrors[name], texts[name]()),
    label: texts[name](),
    name,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => {
      storeTyped(id, name, currentTarget.value)
      send({ type: 'typed', field: name })
    },
  })
  return (
    <Form
      aria-label={words.addresses.form()}
      className={partStyles.part}
      onSubmit={(typed) => send({ type: 'submitted', values: ofEachField(typed) })}
      view={view}
    >
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
      <AttemptLine callError={view.failure} isUnsure={view.isUnsure} unsure={words.addresses.unsure()} />
      {children}
    </Form>
  )
}
