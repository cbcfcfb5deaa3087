import { Field } from './field.tsx'
import { SelectField } from './select-field.tsx'

type Name = 'name' | 'street' | 'city' | 'postal_code' | 'country'

/** The words of the fields; `addressWords` of lib/i18n has them all. */
export interface AddressWords extends Readonly<Record<Name, string>> {
  readonly nameHelp: string
  readonly choose: string
}

interface AddressFieldsProps {
  says: AddressWords
  /** `countryChoices` of lib/format: the club's own first. */
  countries: readonly { readonly value: string; readonly label: string }[]
  /** The first values of the fields: an address, or the text that was typed before a reload. */
  initial: Readonly<Record<Name, string>>
  errors: { readonly [K in Name]?: string | undefined }
  onTyped: (field: Name, typed: string) => void
}

/** The fields of a delivery address, named as the platform names them; uncontrolled. PRF-6. */
export function AddressFields({ says, countries, initial, errors, onTyped }: AddressFieldsProps) {
  const common = (name: Name) => ({
    'aria-required': true,
    defaultValue: initial[name],
    error: errors[name],
    label: says[name],
    name,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onTyped(name, currentTarget.value),
  })
  return (
    <>
      <Field {...common('name')} autoComplete="off" help={says.nameHelp} />
      <Field {...common('street')} autoComplete="shipping address-line1" />
      <Field {...common('city')} autoComplete="shipping address-level2" />
      <Field {...common('postal_code')} autoCapitalize="characters" autoComplete="shipping postal-code" />
      <SelectField
        {...common('country')}
        // Another language has other countries to choose from, and none of the old ones would stay chosen.
        key={countries[0]?.value}
        autoComplete="shipping country-name"
        options={countries}
        placeholder={says.choose}
      />
    </>
  )
}
