import { type AddressFault, longestField } from '../domain/address-form.ts'
import type { Words } from './translation.ts'

/** The words of an address's fields, as the kit's `AddressFields` takes them. Spec §3 "Delivery address". */
export const addressWords = ({ addresses: { fields } }: Words) => ({
  name: fields.name(),
  nameHelp: fields.nameHelp(),
  street: fields.street(),
  city: fields.city(),
  postal_code: fields.postal_code(),
  country: fields.country(),
  choose: fields.choose(),
})

/** What is wrong with a field of an address, in words, the server's own among them; `field` is its label. Spec §8. */
export const addressError = (
  { errors }: Words,
  fault: AddressFault | { readonly said: string } | undefined,
  field: string,
): string | undefined => {
  if (fault === undefined) return undefined
  if (fault === 'required') return errors.mixed.required({ field })
  return fault === 'max' ? errors.string.max({ field, max: longestField }) : fault.said
}
