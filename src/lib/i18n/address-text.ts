import { type AddressError, longestField } from '../domain/addresses/address-form.ts'
import type { Words } from './translation.ts'

/** The words of an address's fields, as the kit's `AddressFields` takes them. PRF-6. */
export const addressWords = ({ addresses: { fields } }: Words) => ({
  name: fields.name(),
  nameHelp: fields.nameHelp(),
  street: fields.street(),
  city: fields.city(),
  postal_code: fields.postal_code(),
  country: fields.country(),
  choose: fields.choose(),
})

/** Says what is wrong with a field of an address, the server's own among them; `field` is its label. PRF-6. */
export const addressErrorText = (
  { errors }: Words,
  fieldError: AddressError | { readonly serverMessage: string } | undefined,
  field: string,
): string | undefined => {
  if (fieldError === undefined) return undefined
  if (fieldError === 'required') return errors.mixed.required({ field })
  return fieldError === 'max' ? errors.string.max({ field, max: longestField }) : fieldError.serverMessage
}
