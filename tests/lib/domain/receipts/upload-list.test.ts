import { expect, test } from 'vitest'
import {
  arrived,
  failed,
  forLater,
  isUnreachable,
  type ListedFile,
  nextFile,
  nothingChosen,
  sentFile,
  started,
  stopped,
  triedAgain,
  uploadErrorOf,
  withoutKept,
} from '#lib/domain/receipts/upload-list.ts'

const file = (key: string, more: Partial<ListedFile> = {}): ListedFile => ({
  ...{ key, name: key, file: new File(['%PDF-'], key), kind: 'pdf', isLarge: false, stage: 'waiting' },
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

test.each([
  [{ code: 'file_changed' }, { kind: 'changed' }],
  [{ status: 413, code: 'file_too_big' }, { kind: 'size' }],
  [{ status: 422, code: 'file_type' }, { kind: 'type' }],
  [{ status: 503 }, { kind: 'callError', callError: { name: 'server' } }],
  [
    { status: 503, code: 'toString' },
    { kind: 'callError', callError: { name: 'server' } },
  ],
])('a file that was not uploaded by %j is told of by its reason %j @RCP-2', (error, reason) => {
  expect(uploadErrorOf(error)).toEqual(reason)
})

const stages = (files: readonly ListedFile[]) => files.map(({ key, stage }) => [key, stage])

test('files are sent one at a time, in the order in which they were chosen @RCP-2', () => {
  const two = [file('a'), file('b')]
  const first = started(two)
  expect(stages(first)).toEqual([
    ['a', 'sending'],
    ['b', 'waiting'],
  ])
  expect([nextFile(first)?.key, sentFile(first)?.key, sentFile(two)]).toEqual(['b', 'a', undefined])
  expect(stages(stopped(first))).toEqual(stages(two))
  const second = started(arrived(first, { id: 'f1' }))
  expect(second.map(({ stage, id }) => [stage, id])).toEqual([
    ['taken', 'f1'],
    ['sending', undefined],
  ])
  const last = failed(second, { status: 503 })
  expect(last.map(({ stage, error }) => [stage, error?.kind])).toEqual([
    ['taken', undefined],
    ['failed', 'callError'],
  ])
  expect(started(last)).toEqual(last)
})

test('one failed file, or all of them, wait for another try without the reason of the last one @RCP-2', () => {
  const upload = { ...nothingChosen, list, kept: 3, failure: 'full' as const }
  const waits = (key?: string) =>
    triedAgain(upload, key).list?.flatMap((one) => (one.stage === 'waiting' ? [one.key] : []))
  expect(waits('late')).toEqual(['waiting', 'late'])
  expect(waits()).toEqual(['waiting', 'unreachable', 'late', 'broken', 'big'])
  expect(triedAgain(upload).list?.every(({ stage, error }) => stage !== 'waiting' || !error)).toBe(true)
  expect(triedAgain(upload)).toMatchObject({ kept: 0, failure: undefined, ignored: [], callError: undefined })
})
