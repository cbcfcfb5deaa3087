import * as v from 'valibot'
import { expect, test } from 'vitest'
import { lastSeen, openSession, sessionsInOrder } from '#lib/domain/account-access/account-access.ts'

const now = 1_790_000_000
const session = (parts: object) =>
  v.parse(openSession, { id: 1, device: 'Firefox', is_current: false, ...parts })

test('a member reads her own session first, then those that were used last, each once @LCK-2', () => {
  const rows = [
    session({ id: 'old', last_seen_at: now - 900 }),
    session({ id: 'silent' }),
    session({ id: 'own', is_current: true, last_seen_at: now - 5000 }),
    session({ id: 'new', created_at: now - 10 }),
    session({ id: 'old', last_seen_at: now - 900 }),
  ]
  for (const given of [rows, rows.toReversed()])
    expect(sessionsInOrder(given).map(({ id }) => id)).toEqual(['own', 'new', 'old', 'silent'])
})

test.each([
  ['its last call', { created_at: now - 9, last_seen_at: now }, now],
  ['its beginning where no call is told', { created_at: now, last_seen_at: 'yesterday' }, now],
  ['milliseconds as what they mean', { last_seen_at: now * 1000 }, now],
  ['nothing where neither is a moment', { created_at: -1, last_seen_at: null }, undefined],
])('the last sign of life of a session: %s @LCK-2', (_, parts, moment) => {
  expect(lastSeen(session(parts))).toBe(moment)
})
