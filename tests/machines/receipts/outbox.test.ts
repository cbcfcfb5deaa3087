import { expect, onTestFinished, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import {
  updated,
  type WaitingList,
  type WaitingReceipt,
  withoutWaiting,
} from '#lib/domain/receipts/waiting-receipt.ts'
import { outboxMachine, outboxView } from '#machines/receipts/outbox.machine.ts'

const lost = { failure: 'network' }
const refused = { status: 422, serverMessage: 'No more today.' }

const receiptOf = (id: string, more: Partial<WaitingReceipt> = {}): WaitingReceipt => ({
  ...{ id, name: `${id}.pdf`, type: 'application/pdf', size: 9, at: id.charCodeAt(0) },
  ...more,
})
const handover = { key: 'k', since: 1, known: [] }

type Work<T> = () => Promise<T>
const fails = (error: object) => () => Promise.reject(error)

/** An outbox over a storage in memory, whose platform gives one answer after the other. */
function begin({
  kept = [receiptOf('a')] as WaitingList,
  reads = [] as Work<WaitingList>[],
  deliveries = [] as Work<void>[],
  admits = true,
} = {}) {
  let storage = kept
  const find = (id: string) => storage.find((one) => one.id === id)
  const deliver = vi.fn((_: string) => deliveries.shift()?.() ?? Promise.resolve())
  const turns = { taken: 0, over: 0 }
  const clock = new SimulatedClock()
  const actor = createActor(
    outboxMachine.provide({
      actors: {
        read: fromPromise<WaitingList, void>(() => reads.shift()?.() ?? Promise.resolve(storage)),
        takeTurn: fromCallback(({ sendBack }) => {
          turns.taken += 1
          if (admits) sendBack({ type: 'admitted' })
          return () => {
            turns.over += 1
          }
        }),
        deliver: fromPromise<boolean, { id: string }>(async ({ input: { id } }) => {
          if (!find(id)) return false
          await deliver(id)
          storage = withoutWaiting(storage, id)
          return true
        }),
      },
      actions: {
        keepRefusal: ({ context: { current } }) => {
          if (current) storage = updated(storage, current)
        },
        keepRetry: ({ context: { list } }) => {
          storage = list
        },
      },
    }),
    { clock },
  ).start()
  onTestFinished(() => void actor.stop())
  const at = (state: string) =>
    waitFor(actor, ({ value }) => JSON.stringify(value).includes(`"${state}"`), { timeout: 5000 })
  return {
    ...{ deliver, turns, clock, at, actor },
    send: actor.send.bind(actor),
    left: () => storage.map(({ id }) => id),
    forget: (id: string) => {
      storage = withoutWaiting(storage, id)
    },
    add: (receipt: WaitingReceipt) => {
      storage = [...storage, receipt]
    },
    view: () => outboxView(actor.getSnapshot()),
  }
}

test('what waits is sent in its order, each once, and by one page at a time @OFF-5', async () => {
  const { at, deliver, left, turns, view } = begin({ kept: [receiptOf('a'), receiptOf('b')] })
  await at('resting')
  expect(deliver.mock.calls).toEqual([['a'], ['b']])
  expect(left()).toEqual([])
  expect(view()).toMatchObject({ rows: [], sent: 2 })
  expect(turns).toEqual({ taken: 2, over: 2 })
})

test('while another page sends, nothing is sent here, and what it has sent is not sent again @OFF-5', async () => {
  const { at, send, forget, deliver, view, turns } = begin({ admits: false })
  await at('queueing')
  expect(view().rows).toMatchObject([{ stage: 'waiting', canRemove: true }])
  forget('a')
  send({ type: 'admitted' })
  await at('resting')
  expect(deliver).not.toHaveBeenCalled()
  expect(view().rows).toEqual([])
  expect(turns).toEqual({ taken: 1, over: 1 })
})

test('without network all wait, and the next try comes when the network does @OFF-5', async () => {
  const { at, send, deliver, view } = begin({
    kept: [receiptOf('a'), receiptOf('b')],
    deliveries: [fails(lost)],
  })
  await at('resting')
  expect(deliver).toHaveBeenCalledTimes(1)
  expect(view().rows).toMatchObject([
    { stage: 'waiting', error: undefined },
    { stage: 'waiting', error: undefined },
  ])
  send({ type: 'woken' })
  await vi.waitFor(() => expect(view().sent).toBe(2))
  expect(deliver).toHaveBeenCalledTimes(3)
})

test('the pause before another try grows to ten minutes and no further @OFF-5', async () => {
  const pauses = [30, 60, 120, 240, 480, 600, 600]
  const { at, clock, actor, view } = begin({ deliveries: pauses.map(() => fails(lost)) })
  for (const pause of pauses) {
    await at('resting')
    clock.increment(pause * 1000 - 1)
    expect(actor.getSnapshot().value).toBe('resting')
    clock.increment(1)
  }
  await vi.waitFor(() => expect(view().sent).toBe(1))
})

test('whoever comes back begins with the shortest pause again @OFF-5', async () => {
  const { at, send, clock, actor, view } = begin({ deliveries: [fails(lost), fails(lost), fails(lost)] })
  await at('resting')
  clock.increment(30_000)
  await at('resting')
  send({ type: 'woken' })
  await at('resting')
  clock.increment(29_999)
  expect(actor.getSnapshot().value).toBe('resting')
  clock.increment(1)
  await vi.waitFor(() => expect(view().sent).toBe(1))
})

test('where nothing waits nothing is read by itself @OFF-5', async () => {
  const { at, clock, view } = begin({ kept: [], reads: [async () => [], async () => [receiptOf('a')]] })
  expect(view()).toEqual({ rows: [], sent: 0, failure: undefined })
  await at('resting')
  clock.increment(3_600_000)
  await at('resting')
  expect(view()).toEqual({ rows: [], sent: 0, failure: undefined })
})

test('a receipt that is handed over cannot be taken back, and nobody doubts it before it fails @OFF-5 FT-28', async () => {
  const answer = Promise.withResolvers<void>()
  const { at, send, view } = begin({ deliveries: [() => answer.promise] })
  await at('delivering')
  expect(view().rows).toMatchObject([{ stage: 'sending', isUnsure: false, canRemove: true }])
  send({ type: 'listed', list: [receiptOf('a', { handover })] })
  expect(view().rows).toEqual([
    {
      ...{ id: 'a', name: 'a.pdf', size: 9, stage: 'sending' },
      ...{ error: undefined, isUnsure: false, canRemove: false },
    },
  ])
  answer.reject(lost)
  await at('resting')
  expect(view().rows).toMatchObject([{ stage: 'waiting', isUnsure: true, canRemove: true }])
})

test('what the platform refuses says why, waits for the member, and holds nothing else up @OFF-5', async () => {
  const { at, send, clock, deliver, view, left } = begin({
    kept: [receiptOf('a'), receiptOf('b'), receiptOf('c')],
    deliveries: [fails({ status: 413, code: 'file_too_big' }), fails(refused)],
  })
  await at('resting')
  expect(view().rows).toMatchObject([
    { id: 'a', stage: 'failed', error: { kind: 'size' } },
    { id: 'b', stage: 'failed', error: { callError: { serverMessage: 'No more today.' } } },
  ])
  expect(view().sent).toBe(1)
  clock.increment(3_600_000)
  expect(deliver).toHaveBeenCalledTimes(3)
  send({ type: 'retried', id: 'b' })
  await vi.waitFor(() => expect(view().sent).toBe(2))
  expect(deliver.mock.calls.at(-1)).toEqual(['b'])
  expect(left()).toEqual(['a'])
})

test('a receipt that is taken back while its file is on its way is never handed over @OFF-5', async () => {
  const late = Promise.withResolvers<void>()
  const { at, send, forget, deliver, view } = begin({
    kept: [receiptOf('a'), receiptOf('b')],
    deliveries: [() => late.promise],
  })
  await at('delivering')
  expect(view().rows).toMatchObject([{ stage: 'sending', canRemove: true }, { stage: 'waiting' }])
  forget('a')
  send({ type: 'withdrawn', id: 'a' })
  late.resolve()
  await at('resting')
  expect(deliver.mock.calls).toEqual([['a'], ['b']])
  expect(view().sent).toBe(1)
})

test('a receipt that waits can be taken back while another is on its way, which goes on @OFF-5', async () => {
  const late = Promise.withResolvers<void>()
  const { at, send, forget, deliver, view } = begin({
    kept: [receiptOf('a'), receiptOf('b')],
    deliveries: [() => late.promise],
  })
  await at('delivering')
  forget('b')
  send({ type: 'withdrawn', id: 'b' })
  expect(view().rows).toMatchObject([{ id: 'a', stage: 'sending' }])
  late.resolve()
  await at('resting')
  expect(deliver).toHaveBeenCalledTimes(1)
})

test('a file with which the platform fails for now holds the others up no longer @OFF-5', async () => {
  const { at, send, deliver, view } = begin({
    kept: [receiptOf('a'), receiptOf('b')],
    deliveries: [fails({ status: 500 })],
  })
  await at('resting')
  expect(deliver.mock.calls).toEqual([['a'], ['b']])
  expect(view().rows).toMatchObject([{ id: 'a', stage: 'failed', error: { callError: { name: 'server' } } }])
  send({ type: 'retried', id: 'a' })
  await vi.waitFor(() => expect(view().sent).toBe(2))
})

test('a busy platform holds up the one receipt that it asked to wait, also after another was sent @OFF-5', async () => {
  const { at, clock, actor, view } = begin({
    kept: [receiptOf('a'), receiptOf('b')],
    deliveries: [fails({ failure: 'refused', status: 429, retryAfter: 90_000 })],
  })
  await at('resting')
  expect(view()).toMatchObject({ rows: [{ id: 'a', stage: 'failed' }], sent: 1 })
  clock.increment(89_999)
  expect(actor.getSnapshot().value).toBe('resting')
  clock.increment(1)
  await vi.waitFor(() => expect(view()).toMatchObject({ rows: [], sent: 2 }))
})

test('a database that is held up says so, and is read again @OFF-5', async () => {
  const { at, clock, view } = begin({ reads: [fails({ failure: 'blocked' })] })
  await at('resting')
  expect(view()).toMatchObject({ rows: [], failure: 'blocked' })
  clock.increment(30_000)
  await vi.waitFor(() => expect(view()).toMatchObject({ sent: 1, failure: undefined }))
})

test('what another page has put in or sent is shown here too @OFF-5', async () => {
  const { at, send, view } = begin({ kept: [] })
  await at('resting')
  send({ type: 'listed', list: [receiptOf('b')] })
  expect(view().rows).toMatchObject([{ id: 'b', stage: 'waiting' }])
  send({ type: 'withdrawn', id: 'b' })
  expect(view().rows).toEqual([])
})
