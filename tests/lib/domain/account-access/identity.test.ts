import * as v from 'valibot'
import { expect, test } from 'vitest'
import { identity, phonesOf } from '#lib/domain/account-access/account-access.ts'

const read = (parts: object) => v.parse(identity, { id: 1, type: 'phone', value: '+353850123456', ...parts })

test('a member reads the phone numbers among what the club knows her by, in their order @PRF-3', () => {
  const rows = [
    read({ id: 'b', is_primary: true, is_verified: true }),
    read({ id: 'card', type: 'card', value: '6340123456789012' }),
    read({ id: 'mail', type: 'email', value: 'nora@club.example' }),
    read({ id: 'a', value: '+359881234567' }),
  ]
  expect(phonesOf(rows)).toEqual([
    { identity_id: 'b', number: '+353850123456', is_primary: true, is_verified: true },
    { identity_id: 'a', number: '+359881234567', is_primary: false, is_verified: false },
  ])
})
