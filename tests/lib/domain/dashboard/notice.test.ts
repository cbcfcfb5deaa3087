import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listNotices } from '#lib/api/endpoints/member.ts'
import { noticesInOrder } from '#lib/domain/account-access/account-access.ts'
import { onDropped } from '#lib/domain/tolerant.ts'

const now = 1_790_000_000
const read = (notices: unknown[]) => noticesInOrder(v.parse(listNotices.response, { notices }).notices)

test('a member reads notices of the kinds that the portal knows, each once, the newest first @LCK-2', () => {
  const rows = [
    { id: 1, type: 'points_spent', at: now - 50, points: '120000' },
    { id: 2, type: 'new_sign_in', at: now },
    { id: 3, type: 'points_lapsing', at: now - 9, points: 100 },
    { id: 1, type: 'points_spent', at: now - 50, points: 120_000 },
  ]
  expect(read(rows).map(({ id, points }) => [id, points])).toEqual([
    ['2', undefined],
    ['3', 100],
    ['1', 120_000],
  ])
})

test('another kind is passed over in silence; what is damaged is reported @LCK-2', () => {
  const dropped: string[] = []
  const previous = onDropped(({ reason }) => dropped.push(reason))
  const damaged = [null, 'x', { id: 2, type: 'new_sign_in' }, { id: 3, type: 5, at: now }, { id: 4, at: now }]
  expect(read([{ id: 1, type: 'birthday', at: now }, ...damaged])).toEqual([])
  onDropped(previous)
  expect(dropped).toHaveLength(damaged.length)
})

test.each([
  ['without points', { type: 'points_spent', at: now }],
  ['with points below zero', { type: 'points_lapsing', at: now, points: -5 }],
  ['at no moment', { type: 'new_sign_in', at: 0 }],
])('a notice %s makes no sentence and is left out @LCK-2', (_, row) => {
  expect(read([{ id: 1, ...row }])).toEqual([])
})
