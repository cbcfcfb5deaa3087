import { expect, test } from 'vitest'
import {
  forLater,
  isUnreachable,
  type ListedFile,
  nothingChosen,
  withoutKept,
} from '#lib/domain/receipts/upload-list.ts'

const file = (key: string, more: Partial<ListedFile> = {}): ListedFile => ({
  ...{ key, file: new File(['%PDF-'], key), kind: 'pdf', isLarge: false, stage: 'waiting' },
  ...more,
})
const callError = (name: 'network' | 'timeout' | 'server') =>
  ({ stage: 'failed', error: { kind: 'callError', callError: { name } } }) as const

const list = [
  file('waiting'),
  file('taken', { stage: 'taken', id: 'f' }),
  file('unreachable', callError('network')),
  file('late', callError('timeout')),
  file('broken', callError('server')),
  file('big', { stage: 'failed', error: { kind: 'size' } }),
]

test('without network all is put aside but what was refused or has failed for another reason @OFF-5', () => {
  expect(forLater(list).map(({ key }) => key)).toEqual(['waiting', 'taken', 'unreachable', 'late'])
})

test('what was put aside leaves the list, what was changed says so, the rest stays as it is @OFF-5', () => {
  const before = { ...nothingChosen, list, isUnsure: true }
  const after = withoutKept(before, { kept: ['waiting', 'taken'], changed: ['late'], failure: 'full' })
  expect(after.list?.map(({ key, stage, error }) => [key, stage, error?.kind])).toEqual([
    ['unreachable', 'failed', 'callError'],
    ['late', 'failed', 'changed'],
    ['broken', 'failed', 'callError'],
    ['big', 'failed', 'size'],
  ])
  expect(after).toMatchObject({ kept: 2, failure: 'full' })
  expect(after).not.toHaveProperty('isUnsure')
  expect(withoutKept({ ...before, list: [file('one')] }, { kept: ['one'], changed: [] })).toMatchObject({
    ...{ list: [], kept: 1, isUnsure: false, failure: undefined },
  })
})

test.each([
  [{ failure: 'network' }, true],
  [{ failure: 'timeout' }, true],
  [{ failure: 'aborted' }, false],
  [{ status: 503 }, false],
  [{ status: 413 }, false],
])('after %j the platform could not be reached: %s @OFF-5', (error, unreachable) => {
  expect(isUnreachable(error)).toBe(unreachable)
})
