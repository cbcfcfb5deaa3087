/** The fields of a delivery address, in the order in which they are asked for. PRF-6. */
export const addressFields = ['name', 'street', 'city', 'postal_code', 'country'] as const
export type AddressField = (typeof addressFields)[number]

/** An address as it is typed and sent. */
export type AddressForm = Readonly<Record<AddressField, string>>

/** A mistake in a field that is found before the address is sent. */
export type AddressError = 'required' | 'max'
export type AddressErrors = { readonly [K in AddressField]?: AddressError }

/** Characters that a field takes. Our assumption: PRF-6 leaves the bounds open. */
export const longestField = 1000

/** Builds an object with one value for each address field. */
export const ofEachField = <T>(of: (field: AddressField) => T): { readonly [K in AddressField]: T } => ({
  name: of('name'),
  street: of('street'),
  city: of('city'),
  postal_code: of('postal_code'),
  country: of('country'),
})

/** An address of which nothing is typed yet. */
export const noAddress: AddressForm = ofEachField(() => '')

const errorOf = (typed: string): AddressError | undefined => {
  if (typed.trim() === '') return 'required'
  return [...typed].length > longestField ? 'max' : undefined
}

/**
 * Finds the mistakes in a typed address: an empty field, or one that is too long. Postal codes have no rule, because
 * every country has its own format. Nothing is trimmed or changed: an address is sent exactly as it is typed.
 */
export const addressErrors = (typed: AddressForm): AddressErrors =>
  Object.fromEntries(
    addressFields.flatMap((field): [AddressField, AddressError][] => {
      const error = errorOf(typed[field])
      return error ? [[field, error]] : []
    }),
  )

/** The fields of an address, without its id. */
export const formOf = (address: AddressForm): AddressForm => ofEachField((field) => address[field])

/** True when two addresses are the same, character by character. */
export const isSameAddress = (one: AddressForm, other: AddressForm): boolean =>
  addressFields.every((field) => one[field] === other[field])
