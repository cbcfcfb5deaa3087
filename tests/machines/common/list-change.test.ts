import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { listChangeView } from '#machines/common/list-change.machine.ts'
import { listChange } from '#machines/common/list-change.store.ts'
import { raiseNotice } from '#machines/frame/toasts.ts'

vi.mock('#machines/frame/toasts.ts', () => ({ raiseNotice: vi.fn() }))

const lost = { failure: 'network' }
const nothing = { callError: undefined, isUnsure: false }
const done = async () => {}
const fails = (error: unknown) => () => Promise.reject(error)

/** A list, with one answer after the other. */
function list(...answers: (() => Promise<void>)[]) {
  vi.mocked(raiseNotice).mockReset()
  const answer = async () => answers.shift()?.()
  const change = vi.fn((_: string) => answer())
  const remove = vi.fn((_: string) => answer())
  const actor = createActor(
    listChange<string>({ change, remove, changed: () => 'changed', removed: () => 'removed' }),
  ).start()
  return {
    ...{ change, remove, send: actor.send.bind(actor) },
    at: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => listChangeView(actor.getSnapshot()),
  }
}

test('an item is changed once, and the member is told @PRF-3 @CON-4 FT-27', async () => {
  const { change, send, at, view } = list(done)
  expect(view()).toEqual({
    ...{ item: undefined, changing: undefined, asks: false, removing: false },
    ...{ failure: nothing, refusal: nothing, isSettled: false },
  })
  send({ type: 'changeAsked', item: 'a' })
  send({ type: 'changeAsked', item: 'b' })
  expect(view().changing).toBe('a')
  await at('resting')
  expect(change).toHaveBeenCalledExactlyOnceWith('a')
  expect(raiseNotice).toHaveBeenCalledExactlyOnceWith('changed')
  expect(view()).toMatchObject({ changing: undefined, isSettled: true })
})

test('a change that fails says why, and whether it may have arrived, until something else is done @PRF-3 @CON-4 FT-28', async () => {
  const { send, at, view } = list(fails(lost))
  send({ type: 'changeAsked', item: 'a' })
  await at('resting')
  expect(view()).toMatchObject({
    failure: { callError: { name: 'network' }, isUnsure: true },
    isSettled: false,
  })
  send({ type: 'removeAsked', item: 'b' })
  send({ type: 'dismissed' })
  expect(view()).toMatchObject({ failure: nothing, asks: false })
})

test('an item is removed after a question only, once @PRF-3 @PRF-6 @CON-4 FT-27', async () => {
  const { remove, send, at, view } = list(done)
  send({ type: 'removeAsked', item: 'a' })
  send({ type: 'dismissed' })
  send({ type: 'removeAsked', item: 'b' })
  expect(view()).toMatchObject({ asks: true, removing: false, item: 'b' })
  expect(remove).not.toHaveBeenCalled()
  send({ type: 'confirmed' })
  send({ type: 'confirmed' })
  expect(view()).toMatchObject({ asks: true, removing: true })
  await at('resting')
  expect(remove).toHaveBeenCalledExactlyOnceWith('b')
  expect(raiseNotice).toHaveBeenCalledExactlyOnceWith('removed')
  expect(view()).toMatchObject({ asks: false, isSettled: true, item: 'b' })
  send({ type: 'removeAsked', item: 'c' })
  expect(view()).toMatchObject({ isSettled: false, item: 'c' })
})

test('a removal that fails leaves the question open, with the reason; what is gone already is removed @PRF-3 @PRF-6 @CON-4', async () => {
  const { send, at, view } = list(fails(lost), fails({ status: 404 }))
  send({ type: 'removeAsked', item: 'a' })
  send({ type: 'confirmed' })
  await at('asking')
  expect(view()).toMatchObject({
    refusal: { callError: { name: 'network' }, isUnsure: true },
    failure: nothing,
  })
  expect(raiseNotice).not.toHaveBeenCalled()
  send({ type: 'confirmed' })
  await at('resting')
  expect(raiseNotice).toHaveBeenCalledExactlyOnceWith('removed')
})
