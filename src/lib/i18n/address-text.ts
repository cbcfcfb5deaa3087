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
