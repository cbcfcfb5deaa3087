import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type ChosenFile,
  type Examined,
  forLater,
  type PutAside,
  sentFile,
  type Taken,
  type Upload,
} from '#lib/domain/receipts/upload-list.ts'
import { receiptUploadMachine, receiptUploadView } from '#machines/receipts/receipt-upload.machine.ts'

const lost = { failure: 'network' }
const broken = { status: 503 }
const unclear = Object.assign(new Error('x', { cause: lost }), { code: 'unclear' })
const refused = { status: 422, serverMessage: 'No more today.' }
const tooBig = { status: 413, code: 'file_too_big' }

const file = (name: string): ChosenFile => ({
  key: name,
  name,
  file: new File(['%PDF-'], name),
  kind: 'pdf',
  isLarge: name.startsWith('large'),
})
const filesOf = (...names: string[]) => names.map((name) => new File(['%PDF-'], name))

/** An upload whose platform gives one answer after the other; files named "bad" are left out. */
function begin({
  uploads = [],
  handovers = [],
  aside = [],
}: {
  uploads?: (() => Promise<Taken>)[]
  handovers?: (() => Promise<void>)[]
  aside?: ((keys: readonly string[]) => Promise<PutAside>)[]
} = {}) {
  const upload = vi.fn((name: string) => uploads.shift()?.() ?? Promise.resolve({ id: `id of ${name}` }))
  const handOver = vi.fn((_: readonly (string | undefined)[]) => handovers.shift()?.() ?? Promise.resolve())
  const putAside = vi.fn(
    (kept: readonly string[]) => aside.shift()?.(kept) ?? Promise.resolve<PutAside>({ kept, changed: [] }),
  )
  const aborted: string[] = []
  const actor = createActor(
    receiptUploadMachine.provide({
      actors: {
        examine: fromPromise<Examined, Upload>(async ({ input }) => ({
          chosen: input.pending.filter(({ name }) => name !== 'bad').map(({ name }) => file(name)),
          ignored: input.pending
            .filter(({ name }) => name === 'bad')
            .map(({ name }) => ({ name, reason: 'type' })),
        })),
        upload: fromPromise<Taken, Upload>(({ input, signal }) => {
          const name = sentFile(input.list)?.file.name ?? ''
          signal.addEventListener('abort', () => aborted.push(name))
          return upload(name)
        }),
        handOver: fromPromise<void, Upload>(({ input }) => handOver(input.list.map(({ id }) => id))),
        putAside: fromPromise<PutAside, Upload>(({ input }) =>
          putAside(forLater(input.list).map(({ key }) => key)),
        ),
      },
    }),
  ).start()
  const at = (state: string) => waitFor(actor, ({ value }) => value === state)
  const choose = async (...names: string[]) => {
    actor.send({ type: 'chosen', files: filesOf(...names) })
    await at('resting')
  }
  return {
    ...{ upload, handOver, putAside, aborted, at },
    send: actor.send.bind(actor),
    view: () => receiptUploadView(actor.getSnapshot()),
    stages: () => receiptUploadView(actor.getSnapshot()).list.map(({ stage }) => stage),
    restsAfter: async (state: string) => {
      await at(state)
      await at('resting')
    },
    choose,
    submit: async (...names: string[]) => {
      await choose(...names)
      actor.send({ type: 'submitted' })
    },
  }
}

test('files are chosen, some are left out by name, each can be removed, and nothing is sent meanwhile @RCP-2', async () => {
  const { upload, send, choose, view } = begin()
  expect(view()).toEqual({
    ...{ list: [], ignored: [], taken: 0, hasLarge: false, isSmaller: false, isOpen: true },
    ...{ canUpload: false, busy: false, canCancel: false, isDone: false, isAside: false },
    ...{ kept: 0, failure: undefined, callError: undefined, isUnsure: false },
  })
  send({ type: 'submitted' })
  await choose('1.pdf', 'bad', '2.pdf')
  expect(view().list.map(({ key }) => key)).toEqual(['1.pdf', '2.pdf'])
  expect(view().ignored).toEqual([{ name: 'bad', reason: 'type' }])
  expect(view().canUpload).toBe(true)
  send({ type: 'removed', key: '1.pdf' })
  send({ type: 'removed', key: '2.pdf' })
  expect(view()).toMatchObject({ list: [], canUpload: false })
  expect(upload).not.toHaveBeenCalled()
})

test('files that come while others are looked at are looked at too @RCP-2 BI-11', async () => {
  const { send, at, view } = begin()
  send({ type: 'chosen', files: filesOf('1.pdf') })
  send({ type: 'chosen', files: filesOf('2.pdf') })
  expect(view()).toMatchObject({ isOpen: true, canUpload: false, busy: false })
  await at('resting')
  expect(view().list.map(({ key }) => key)).toEqual(['1.pdf', '2.pdf'])
})

test('each file is uploaded by one call, then the list is handed over once, however often it is asked for @RCP-3 FT-27', async () => {
  const { upload, handOver, send, choose, at, view } = begin()
  await choose('1.pdf', '2.pdf')
  send({ type: 'submitted' })
  send({ type: 'submitted' })
  expect(view()).toMatchObject({ busy: true, canCancel: true, taken: 0 })
  await at('done')
  expect(upload.mock.calls).toEqual([['1.pdf'], ['2.pdf']])
  expect(handOver).toHaveBeenCalledExactlyOnceWith(['id of 1.pdf', 'id of 2.pdf'])
  expect(view()).toMatchObject({ busy: false, isDone: true, taken: 2 })
  send({ type: 'dismissed' })
  expect(view()).toMatchObject({ list: [], isDone: false, isOpen: true })
})

test('when the second of three fails, the first is not sent again, the third is kept, and the list is handed over once @RCP-3 FT-29', async () => {
  const taken = async () => ({ id: 'a' })
  const { upload, handOver, send, at, stages, view, submit } = begin({
    uploads: [taken, () => Promise.reject(broken)],
  })
  await submit('1.pdf', '2.pdf', '3.pdf')
  await at('resting')
  expect(stages()).toEqual(['taken', 'failed', 'taken'])
  expect(view().list[1]?.error).toMatchObject({ kind: 'callError', callError: { name: 'server' } })
  expect(handOver).not.toHaveBeenCalled()
  send({ type: 'submitted' })
  await at('done')
  expect(upload.mock.calls.flat()).toEqual(['1.pdf', '2.pdf', '3.pdf', '2.pdf'])
  expect(handOver).toHaveBeenCalledExactlyOnceWith(['a', 'id of 2.pdf', 'id of 3.pdf'])
})

test('of two that failed one is tried again alone, and the other can be left out @RCP-3 FT-29', async () => {
  const fails = (error: object) => () => Promise.reject(error)
  const { upload, handOver, send, at, stages, view, submit } = begin({
    uploads: [fails(tooBig), fails({ code: 'file_changed' })],
  })
  await submit('1.pdf', '2.pdf')
  await at('resting')
  expect(view().list.map(({ error }) => error?.kind)).toEqual(['size', 'changed'])
  send({ type: 'retried', key: '1.pdf' })
  await at('resting')
  expect(stages()).toEqual(['taken', 'failed'])
  expect(handOver).not.toHaveBeenCalled()
  send({ type: 'removed', key: '2.pdf' })
  send({ type: 'submitted' })
  await at('done')
  expect(upload.mock.calls.flat()).toEqual(['1.pdf', '2.pdf', '1.pdf'])
  expect(handOver).toHaveBeenCalledExactlyOnceWith(['id of 1.pdf'])
})

test('an upload that is stopped is called back, keeps what has been taken in, and goes on from there @RCP-3', async () => {
  const never = () => new Promise<Taken>(() => {})
  const { upload, aborted, send, at, stages, submit } = begin({
    uploads: [async () => ({ id: 'a' }), never],
  })
  await submit('1.pdf', '2.pdf', '3.pdf')
  await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(2))
  send({ type: 'cancelled' })
  expect(aborted).toContain('2.pdf')
  expect(stages()).toEqual(['taken', 'waiting', 'waiting'])
  send({ type: 'submitted' })
  await at('done')
  expect(upload.mock.calls.flat()).toEqual(['1.pdf', '2.pdf', '2.pdf', '3.pdf'])
})

test('a handover that has not arrived is never repeated by itself @RCP-3 FT-28', async () => {
  const answer = Promise.withResolvers<void>()
  const { handOver, send, at, view, submit } = begin({ handovers: [() => answer.promise] })
  await submit('1.pdf')
  await vi.waitFor(() => expect(handOver).toHaveBeenCalledOnce())
  expect(view()).toMatchObject({ busy: true, canCancel: false, isOpen: false, canUpload: false })
  answer.reject(lost)
  await at('resting')
  expect(handOver).toHaveBeenCalledTimes(1)
  expect(view()).toMatchObject({ isUnsure: true, callError: { name: 'network' }, canUpload: true })
  send({ type: 'submitted' })
  await at('done')
  expect(handOver).toHaveBeenCalledTimes(2)
})

test('a refused handover says why @RCP-3', async () => {
  const { view, submit, restsAfter } = begin({ handovers: [() => Promise.reject(refused)] })
  await submit('1.pdf')
  await restsAfter('handingOver')
  expect(view()).toMatchObject({ callError: { serverMessage: 'No more today.' }, isUnsure: false })
})

test('without network all that was not refused is put aside at the first file, and nothing is handed over @OFF-5 @RCP-3', async () => {
  const { upload, handOver, putAside, send, at, view, submit } = begin({
    uploads: [async () => ({ id: 'a' }), () => Promise.reject(lost)],
  })
  await submit('1.pdf', '2.pdf', '3.pdf')
  await at('aside')
  expect(upload.mock.calls.flat()).toEqual(['1.pdf', '2.pdf'])
  expect(putAside).toHaveBeenCalledExactlyOnceWith(['1.pdf', '2.pdf', '3.pdf'])
  expect(handOver).not.toHaveBeenCalled()
  expect(view()).toMatchObject({ isAside: true, kept: 3, list: [], busy: false, isDone: false })
  send({ type: 'dismissed' })
  expect(view()).toMatchObject({ isAside: false, kept: 0, isOpen: true })
})

test.each(['denied', 'full', 'blocked'] as const)(
  'where a browser keeps nothing (%s) the files stay, it says so, and the other ones are tried @OFF-5',
  async (failure) => {
    const { upload, putAside, send, at, stages, view, submit, restsAfter } = begin({
      uploads: [() => Promise.reject(lost)],
      aside: [async () => ({ kept: [], changed: [], failure })],
    })
    await submit('1.pdf', '2.pdf')
    await restsAfter('puttingAside')
    expect(stages()).toEqual(['failed', 'taken'])
    expect(view()).toMatchObject({ failure, kept: 0, canUpload: true })
    send({ type: 'submitted' })
    expect(view().failure).toBeUndefined()
    await at('done')
    expect(upload).toHaveBeenCalledTimes(3)
    expect(putAside).toHaveBeenCalledTimes(1)
  },
)

test('what has room is put aside, and what has none stays, as does what was changed @OFF-5', async () => {
  const { send, stages, view, submit, restsAfter } = begin({
    uploads: Array.from({ length: 4 }, () => () => Promise.reject(lost)),
    aside: [
      async () => ({ kept: ['1.pdf'], changed: [], failure: 'full' }),
      async () => ({ kept: ['3.pdf'], changed: ['2.pdf'] }),
    ],
  })
  await submit('1.pdf', '2.pdf', '3.pdf')
  await restsAfter('puttingAside')
  expect(view()).toMatchObject({ kept: 1, failure: 'full' })
  expect(stages()).toEqual(['failed', 'failed'])
  send({ type: 'submitted' })
  await restsAfter('puttingAside')
  expect(view().list).toMatchObject([{ key: '2.pdf', error: { kind: 'changed' } }])
  expect(view()).toMatchObject({ kept: 1, failure: undefined })
})

test('a handover whose reply is lost and that nobody can look for is put aside; where that fails it is not repeated @OFF-5 FT-28', async () => {
  const offline = () => [() => Promise.reject(unclear)]
  const kept = begin({ handovers: offline() })
  await kept.submit('1.pdf')
  await kept.at('aside')
  expect(kept.handOver).toHaveBeenCalledTimes(1)
  const stays = begin({
    handovers: offline(),
    aside: [async () => ({ kept: [], changed: [], failure: 'denied' })],
  })
  await stays.submit('1.pdf')
  await stays.restsAfter('puttingAside')
  expect(stays.handOver).toHaveBeenCalledTimes(1)
  expect(stays.view()).toMatchObject({ isUnsure: true, failure: 'denied', callError: { name: 'network' } })
})

test('large photos are offered to be made smaller until they are uploaded @RCP-2', async () => {
  const { send, choose, view, restsAfter } = begin({
    uploads: [async () => ({ id: 'a' }), () => Promise.reject(broken)],
  })
  await choose('1.pdf')
  expect(view()).toMatchObject({ hasLarge: false, isSmaller: false })
  send({ type: 'removed', key: '1.pdf' })
  await choose('large.jpg', '2.pdf')
  expect(view().hasLarge).toBe(true)
  send({ type: 'agreed', isSmaller: true })
  expect(view().isSmaller).toBe(true)
  send({ type: 'submitted' })
  await restsAfter('uploading')
  expect(view().hasLarge).toBe(false)
})
