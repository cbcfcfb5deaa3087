import type { Address } from './address.ts'
import {
  type AddressFault,
  type AddressField,
  type AddressForm,
  addressFields,
  isSameAddress,
} from './address-form.ts'
import { faultOf } from './trouble.ts'

/** What is wrong with a field, found here or said by the platform. */
export type SaidFault = AddressFault | { readonly said: string }
export type SaidFaults = { readonly [K in AddressField]?: SaidFault | undefined }

/** What the platform finds wrong with the fields of an address, in its own words. */
export const saidFaults = (error: unknown): SaidFaults =>
  Object.fromEntries(
    addressFields.flatMap((field): [AddressField, SaidFault][] => {
      const said = faultOf(error, field)
      return said ? [[field, { said }]] : []
    }),
  )

/** A try to save an address whose reply was lost. */
export interface AddressTry {
  /** The address that was to change; undefined for one that was to be added. */
  readonly id: string | undefined
  /** The ids of the member's addresses before. */
  readonly known: readonly string[]
  readonly sent: AddressForm
  /** What the member wants by now: she may have typed on. */
  readonly wanted: AddressForm
}

/** The address that the try has made or changed, if the list has one. */
export const madeBy = ({ id, known, sent }: AddressTry, list: readonly Address[]): Address | undefined =>
  list.find((one) => (id === undefined ? !known.includes(one.id) : one.id === id) && isSameAddress(one, sent))

/**
 * What the list says of a try. `saved`: all is as the member wants it. `outdated`: the try arrived, but she wants
 * something else by now. `gone`: the address to change is not there any more. `absent`: the try did not arrive.
 */
export function outcomeOf(
  tried: AddressTry,
  list: readonly Address[],
): 'saved' | 'outdated' | 'gone' | 'absent' {
  if (madeBy(tried, list)) return isSameAddress(tried.sent, tried.wanted) ? 'saved' : 'outdated'
  return tried.id !== undefined && list.every(({ id }) => id !== tried.id) ? 'gone' : 'absent'
}
