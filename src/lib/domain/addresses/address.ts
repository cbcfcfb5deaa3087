import * as v from 'valibot'
import type { FieldErrors } from '../form.ts'
import { id, line } from '../tolerant.ts'

/** The fields of a delivery address, in the order in which they are asked for. PRF-6. */
export const addressFields = ['name', 'street', 'city', 'postal_code', 'country'] as const
export type AddressField = (typeof addressFields)[number]

/** An address that rewards are sent to. PRF-6. */
export const address = v.object({ id, ...v.entriesFromList(addressFields, line) })
export type Address = v.InferOutput<typeof address>

export type AddressForm = Readonly<Record<AddressField, string>>

type AddressError = 'required' | 'max'
type AddressErrors = FieldErrors<AddressField, AddressError>

/** Characters that a field takes. Our assumption: PRF-6 leaves the bounds open. */
export const longestField = 1000

export const ofEachField = <T>(of: (field: AddressField) => T) =>
  Object.fromEntries(addressFields.map((field) => [field, of(field)])) as Readonly<Record<AddressField, T>>

export const noAddress: AddressForm = ofEachField(() => '')

const errorOf = (typed: string): AddressError | undefined => {
  if (typed.trim() === '') return 'required'
  return [...typed].length > longestField ? 'max' : undefined
}

/** Finds the mistakes in a typed address. Postal codes have no rule: every country has its own; an address is sent as it is typed. */
export const addressErrors = (typed: AddressForm): AddressErrors =>
  ofEachField((field) => errorOf(typed[field]))

export const formOf = (address: AddressForm): AddressForm => ofEachField((field) => address[field])

export const isSameAddress = (one: AddressForm, other: AddressForm): boolean =>
  addressFields.every((field) => one[field] === other[field])

/** A try to save an address whose reply was lost. */
interface AddressTry {
  /** The address that was to change; undefined for one that was to be added. */
  readonly id: string | undefined
  readonly known: readonly string[]
  readonly sent: AddressForm
  /** The address that the member wants now: she may have typed more since the try. */
  readonly typed: AddressForm
}

/** The address that the try has made or changed, if the list has one. */
export const madeBy = ({ id, known, sent }: AddressTry, list: readonly Address[]): Address | undefined =>
  list.find((one) => (id === undefined ? !known.includes(one.id) : one.id === id) && isSameAddress(one, sent))

/** The result of a try: `outdated`: it arrived, but she wants something else now; `gone`: the address to change is no more; `absent`: it did not arrive. */
export function outcomeOf(
  tried: AddressTry,
  list: readonly Address[],
): 'saved' | 'outdated' | 'gone' | 'absent' {
  if (madeBy(tried, list)) return isSameAddress(tried.sent, tried.typed) ? 'saved' : 'outdated'
  return tried.id !== undefined && list.every(({ id }) => id !== tried.id) ? 'gone' : 'absent'
}
