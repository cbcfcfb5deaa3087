/** The fields of a delivery address, in the order in which they are asked for. Spec §3 "Delivery address". */
export const addressFields = ['name', 'street', 'city', 'postal_code', 'country'] as const
export type AddressField = (typeof addressFields)[number]

/** An address as it is typed and sent. */
export type AddressForm = Readonly<Record<AddressField, string>>

/** What can be wrong with a field before it is sent. */
export type AddressFault = 'required' | 'max'
export type AddressFaults = { readonly [K in AddressField]?: AddressFault }

/** Characters that a field takes. Our assumption: spec §5 leaves the bounds open. */
export const longestField = 1000

/** What each field of an address has, or is given. */
export const ofEachField = <T>(of: (field: AddressField) => T): { readonly [K in AddressField]: T } => ({
  name: of('name'),
  street: of('street'),
  city: of('city'),
  postal_code: of('postal_code'),
  country: of('country'),
})

/** An address of which nothing is typed yet. */
export const noAddress: AddressForm = ofEachField(() => '')

const faultOf = (typed: string): AddressFault | undefined => {
  if (typed.trim() === '') return 'required'
  return [...typed].length > longestField ? 'max' : undefined
}

/**
 * What is wrong with a typed address: a field that says nothing, or more than is taken. Postal codes have no rule, since
 * every country writes its own. Nothing is trimmed or changed: an address is sent as it is typed.
 */
export const addressFaults = (typed: AddressForm): AddressFaults =>
  Object.fromEntries(
    addressFields.flatMap((field): [AddressField, AddressFault][] => {
      const fault = faultOf(typed[field])
      return fault ? [[field, fault]] : []
    }),
  )

/** The fields of an address, without its id. */
export const formOf = (address: AddressForm): AddressForm => ofEachField((field) => address[field])

/** Whether two addresses say the same, to the letter. */
export const isSameAddress = (one: AddressForm, other: AddressForm): boolean =>
  addressFields.every((field) => one[field] === other[field])
