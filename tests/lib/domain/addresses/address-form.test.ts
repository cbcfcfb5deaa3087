import { expect, test } from 'vitest'
import {
  addressErrors,
  formOf,
  isSameAddress,
  longestField,
  noAddress,
} from '#lib/domain/addresses/address.ts'

const home = {
  name: 'Home',
  street: '14 Fuchsia Lane',
  city: 'Kilbrae',
  postal_code: 'K67 X2Y4',
  country: 'Ireland',
}

test('an address that says something in each field has no error, whatever its postal code looks like @PRF-6', () => {
  expect(addressErrors(home)).toEqual({})
  for (const postal_code of ['1164', 'SW1A 1AA', '00-950', '110 00', '-'])
    expect(addressErrors({ ...home, postal_code })).toEqual({})
})

test('a field that is empty or blank is asked for @PRF-6', () => {
  expect(addressErrors(noAddress)).toEqual({
    name: 'required',
    street: 'required',
    city: 'required',
    postal_code: 'required',
    country: 'required',
  })
  expect(addressErrors({ ...home, city: ' \u00a0\t\u2003' })).toEqual({ city: 'required' })
})

test('a field takes a thousand characters, an emoji counting as one @PRF-6', () => {
  expect(addressErrors({ ...home, street: '🏠'.repeat(longestField) })).toEqual({})
  expect(addressErrors({ ...home, street: 'x'.repeat(longestField + 1) })).toEqual({ street: 'max' })
})

test('addresses are the same to the letter only, and without a look at their ids @PRF-6', () => {
  expect(isSameAddress(home, { ...home })).toBe(true)
  expect(isSameAddress(home, { ...home, city: 'Kilbrae ' })).toBe(false)
  expect(formOf({ ...home, id: '7' } as typeof home)).toEqual(home)
})
