import { fieldErrorOf } from '../call-error.ts'
import type { Address } from './address.ts'
import {
  type AddressError,
  type AddressField,
  type AddressForm,
  addressFields,
  isSameAddress,
} from './address-form.ts'

/** A mistake in a field, found by the portal or reported by the platform. */
export type ServerAddressError = AddressError | { readonly serverMessage: string }
export type ServerAddressErrors = { readonly [K in AddressField]?: ServerAddressError | undefined }

/** Returns the mistakes that the platform found in the fields of an address, in the platform's own words. */
export const serverErrors = (error: unknown): ServerAddressErrors =>
  Object.fromEntries(
    addressFields.flatMap((field): [AddressField, ServerAddressError][] => {
      const serverMessage = fieldErrorOf(error, field)
      return serverMessage ? [[field, { serverMessage }]] : []
    }),
  )

/** A try to save an address whose reply was lost. */
export interface AddressTry {
  /** The address that was to change; undefined for one that was to be added. */
  readonly id: string | undefined
  /** The ids of the member's addresses before. */
  readonly known: readonly string[]
  readonly sent: AddressForm
  /** The address that the member wants now: she may have typed more since the try. */
  readonly typed: AddressForm
}

/** The address that the try has made or changed, if the list has one. */
export const madeBy = ({ id, known, sent }: AddressTry, list: readonly Address[]): Address | undefined =>
  list.find((one) => (id === undefined ? !known.includes(one.id) : one.id === id) && isSameAddress(one, sent))

/**
 * Returns the result of a try, read from the list of addresses. `saved`: all is as the member wants it. `outdated`: the
 * try arrived, but she wants something else now. `gone`: the address to change no longer exists. `absent`: the try did
 * not arrive.
 */
export function outcomeOf(
  tried: AddressTry,
  list: readonly Address[],
): 'saved' | 'outdated' | 'gone' | 'absent' {
  if (madeBy(tried, list)) return isSameAddress(tried.sent, tried.typed) ? 'saved' : 'outdated'
  return tried.id !== undefined && list.every(({ id }) => id !== tried.id) ? 'gone' : 'absent'
}
