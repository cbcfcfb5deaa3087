import * as v from 'valibot'
import { expect, test } from 'vitest'
import { limitOf, security } from '#lib/domain/account-access/security.ts'

test.each([
  [{ spend_limit: 50_000, passkeys_required: true }, 50_000, true],
  [{ spend_limit: '50000' }, 50_000, false],
  [{ spend_limit: 0 }, 0, false],
  [{ spend_limit: null }, undefined, false],
  [{ spend_limit: -1 }, undefined, false],
  [{ spend_limit: 'much' }, undefined, false],
  [{}, undefined, false],
])('the answer %j is read as far as it can be @LCK-2', (answer, limit, passkeys_required) => {
  const read = v.parse(security, answer)
  expect([limitOf(read), read.passkeys_required]).toEqual([limit, passkeys_required])
})
