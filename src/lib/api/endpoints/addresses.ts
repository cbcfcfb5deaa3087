import * as v from 'valibot'
import { address } from '../../domain/addresses/address.ts'
import { filled, listAnswer, nothing } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

const fields = v.object({
  name: filled,
  street: filled,
  city: filled,
  postal_code: filled,
  country: filled,
})

/** The member's delivery addresses. */
export const listAddresses = endpoint({
  path: 'user/addresses',
  response: listAnswer('addresses', address),
  assumed: true,
})

/** Adds a delivery address. */
export const addAddress = endpoint({
  method: 'POST',
  path: 'user/addresses',
  body: fields,
  response: nothing,
  refreshes: ['addresses'],
  assumed: true,
})

/** Replaces a delivery address. */
export const updateAddress = endpoint({
  method: 'PUT',
  path: 'user/address/{id}',
  body: fields,
  response: nothing,
  refreshes: ['addresses'],
  assumed: true,
})

/** Removes a delivery address. */
export const removeAddress = endpoint({
  method: 'DELETE',
  path: 'user/address/{id}',
  response: nothing,
  refreshes: ['addresses'],
  assumed: true,
})
