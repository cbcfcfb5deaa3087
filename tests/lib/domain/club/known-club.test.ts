import * as v from 'valibot'
import { expect, test } from 'vitest'
import { knownClub } from '#lib/domain/club/club.ts'

const kept = {
  config: { general: { 'GENERAL.web': 1 }, channel_id: 'fuel' },
  at: 1_790_000_000_000,
  variables: { '--primary': '#102030' },
  locale: 'bg',
  smsLogin: true,
  web: true,
  receipts: false,
  home: 'dashboard',
  places: 'coupons card',
  channels: ['fuel'],
}

test('what an older page has kept of a club is read without the facts that it did not know @WHL-1', () => {
  const { receipts: _, places: __, channels: ___, ...older } = kept
  expect(v.parse(knownClub, older)).toEqual(older)
})

test('a club that was kept without a moment is known, and counts as old @WHL-1', () => {
  for (const at of [undefined, null, 'yesterday', Number.NaN])
    expect(v.parse(knownClub, { ...kept, at }).at).toBe(0)
})
