import { expect, test } from 'vitest'
import {
  hasArrived,
  inOrder,
  isFinal,
  nextWaiting,
  readWaiting,
  refusedFor,
  retried,
  updated,
  type WaitingReceipt,
  withoutWaiting,
} from '#lib/domain/receipts/waiting-receipt.ts'

const day = 24 * 3600 * 1000
const now = 1_800_000_000_000
const receipt: WaitingReceipt = {
  ...{ id: 'a', name: 'a.pdf', type: 'application/pdf', size: 9, at: now },
}
const handover = { key: 'k', since: 1000, known: ['1'] }

test('a record is read as it was kept, for 30 days @OFF-5 @OFF-2', () => {
  const whole = { ...receipt, fileId: 'f', handover, error: { kind: 'size' } }
  expect(readWaiting(whole, now)).toEqual(whole)
  expect(readWaiting(receipt, now + 30 * day - 1)).toEqual(receipt)
  expect(readWaiting(receipt, now + 30 * day)).toBeUndefined()
  // The clock of the device was set back: nobody knows how old it is.
  expect(readWaiting(receipt, now - 30 * day)).toBeUndefined()
})

test('whatever else lies there is dropped, and nothing throws @OFF-5', () => {
  for (const damaged of [
    { ...receipt, id: '' },
    { ...receipt, size: Number.NaN },
    { ...receipt, at: 'yesterday' },
    { ...receipt, handover: { since: 1 } },
    { ...receipt, error: { kind: 'callError' } },
  ])
    expect(readWaiting(damaged, now)).toBeUndefined()
})

test('receipts are sent in the order in which they were put in, past those that were refused @OFF-5', () => {
  const list = [
    { ...receipt, id: 'c', at: 2 },
    { ...receipt, id: 'b', at: 1 },
    { ...receipt, id: 'a', at: 1, error: { kind: 'size' as const } },
  ]
  expect(inOrder(list).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(nextWaiting(inOrder(list))?.id).toBe('b')
  expect(nextWaiting([])).toBeUndefined()
})

test('a refused receipt begins with its file when it is tried again @OFF-5', () => {
  const callError = { name: 'unexpected' as const, serverMessage: 'No more today.', wait: 3 }
  const refused = refusedFor({ ...receipt, fileId: 'f', handover }, { kind: 'callError', callError })
  expect(refused).toEqual({
    ...receipt,
    error: { kind: 'callError', callError: { name: 'unexpected', serverMessage: 'No more today.' } },
  })
  expect(retried(refused)).toEqual(receipt)
})

test.each([
  [{ status: 413, code: 'file_too_big' }, true],
  [{ status: 422 }, true],
  [{ status: 404 }, true],
  [{ status: 401 }, false],
  [{ status: 408 }, false],
  [{ status: 429 }, false],
  [{ status: 503 }, false],
  [{ failure: 'network' }, false],
  [{ failure: 'timeout' }, false],
  [{ failure: 'unreadable' }, false],
  [undefined, false],
])('after %j the platform would refuse it again: %s @OFF-5', (error, final) => {
  expect(isFinal(error)).toBe(final)
})

const listed = (id: string, file_name: string, created_at?: number) => ({ id, file_name, created_at })

test.each([
  ['one of its name', [listed('2', 'a.pdf', 1001)], true],
  ['one of that very second', [listed('2', 'a.pdf', 1000)], true],
  ['one that was there before', [listed('1', 'a.pdf', 1001)], false],
  ['an older one', [listed('2', 'a.pdf', 999)], false],
  ['one that tells no time', [listed('2', 'a.pdf')], false],
  ['one of another name', [listed('2', 'b.pdf', 1001)], false],
  ['none', [], false],
] as const)(
  'a handover whose answer was lost has arrived where the platform lists %s @OFF-5 @RCP-3',
  (_, receipts, found) => {
    expect(hasArrived({ name: 'a.pdf', handover }, receipts)).toBe(found)
  },
)

test('a name counts as the same whose letters another device has composed otherwise @RCP-3 BI-09', () => {
  const [composed, apart] = ['caf\u00e9.pdf', 'cafe\u0301.pdf']
  expect(hasArrived({ name: composed, handover }, [listed('2', apart, 1001)])).toBe(true)
  expect(hasArrived({ name: apart, handover }, [listed('2', composed, 1001)])).toBe(true)
})

test('a receipt in the list is updated or taken away by its id, and the others stay @OFF-5', () => {
  const list = [receipt, { ...receipt, id: 'b' }]
  expect(updated(list, { ...receipt, fileId: 'f' }).map(({ fileId }) => fileId)).toEqual(['f', undefined])
  expect(withoutWaiting(list, 'a').map(({ id }) => id)).toEqual(['b'])
  expect(withoutWaiting(list, undefined)).toEqual(list)
  expect(nextWaiting(list, { a: 'later' })?.id).toBe('b')
  expect(hasArrived({ name: 'a.pdf' }, [listed('2', 'a.pdf', 1001)])).toBe(false)
})
