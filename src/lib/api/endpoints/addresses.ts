import * as v from 'valibot'
import { address, addressFields } from '../../domain/addresses/address.ts'
import { endpoint, filled, listAnswer } from '../endpoint.ts'

const fields = v.object(v.entriesFromList(addressFields, filled))

/** The member's delivery addresses. */
export const listAddresses = endpoint({ path: 'user/addresses', response: listAnswer('addresses', address) })

/** Adds a delivery address. */
export const addAddress = endpoint({
  method: 'POST',
  path: 'user/addresses',
  body: fields,
  refreshes: ['addresses'],
})

/** Replaces a delivery address. */
export const updateAddress = endpoint({
  method: 'PUT',
  path: 'user/address/{id}',
  body: fields,
  refreshes: ['addresses'],
})

/** Removes a delivery address. */
export const removeAddress = endpoint({
  method: 'DELETE',
  path: 'user/address/{id}',
  refreshes: ['addresses'],
})
