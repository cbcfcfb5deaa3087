import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  accountAccessMachine,
  accountAccessView,
  type OwnPhone,
} from '#machines/account-access/account-access.machine.ts'

const phone: OwnPhone = { id: '4', number: '+353209100099' }
const lost = { failure: 'network' }
const done = async () => {}

/** The list of numbers, with one answer after the other. */
function list(...answers: (() => Promise<void>)[]) {
  const answer = () => answers.shift()?.() ?? Promise.reject(lost)
  const promote = vi.fn((_: OwnPhone) => answer())
  const remove = vi.fn((_: OwnPhone) => answer())
  const tellPrimary = vi.fn()
  const tellRemoved = vi.fn()
  const actor = createActor(
    accountAccessMachine.provide({
      actors: {
        promote: fromPromise<void, OwnPhone>(({ input }) => promote(input)),
        remove: fromPromise<void, OwnPhone>(({ input }) => remove(input)),
      },
      actions: { tellPrimary, tellRemoved },
    }),
  ).start()
  return {
    ...{ promote, remove, tellPrimary, tellRemoved },
    send: actor.send.bind(actor),
    at: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => accountAccessView(actor.getSnapshot()),
  }
}

test('a number becomes primary once, and the member is told @PRF-3 FT-27', async () => {
  const { promote, tellPrimary, send, at, view } = list(done)
  const nothing = { callError: undefined, isUnsure: false }
  expect(view()).toEqual({
    ...{ promoting: undefined, asks: false, removing: false, phone: { id: '', number: '' } },
    ...{ failure: nothing, refusal: nothing, settled: 0 },
  })
  send({ type: 'primaryAsked', phone })
  send({ type: 'primaryAsked', phone: { id: '5', number: '+1' } })
  expect(view().promoting).toBe('4')
  await at('resting')
  expect(promote).toHaveBeenCalledExactlyOnceWith(phone)
  expect(tellPrimary).toHaveBeenCalledTimes(1)
  expect(view()).toMatchObject({ promoting: undefined, settled: 1 })
})

test('a change that failed is told in the list, with what a lost reply may mean @PRF-3 FT-28', async () => {
  const { tellPrimary, send, at, view } = list(() => Promise.reject(lost))
  send({ type: 'primaryAsked', phone })
  await at('resting')
  const failed = { callError: { name: 'network' }, isUnsure: true }
  const nothing = { callError: undefined, isUnsure: false }
  expect(view()).toMatchObject({ failure: failed, refusal: nothing })
  expect(tellPrimary).not.toHaveBeenCalled()
  // It was about that number, and says nothing of the next question.
  send({ type: 'removeAsked', phone })
  expect(view()).toMatchObject({ failure: nothing, refusal: nothing })
})

test('a number is removed after a question only, once @PRF-3 FT-27', async () => {
  const { remove, tellRemoved, send, at, view } = list(done)
  send({ type: 'removeAsked', phone })
  expect(view()).toMatchObject({ asks: true, removing: false, phone })
  expect(remove).not.toHaveBeenCalled()
  send({ type: 'confirmed' })
  send({ type: 'confirmed' })
  expect(view()).toMatchObject({ asks: true, removing: true })
  await at('resting')
  expect(remove).toHaveBeenCalledExactlyOnceWith(phone)
  expect(tellRemoved).toHaveBeenCalledTimes(1)
  expect(view()).toMatchObject({ asks: false, settled: 1 })
})

test('after a lost reply another try finds the number gone, which is what was wanted @PRF-3 FT-28', async () => {
  const { tellRemoved, send, at, view } = list(
    () => Promise.reject(lost),
    () => Promise.reject({ status: 404 }),
  )
  send({ type: 'removeAsked', phone })
  send({ type: 'confirmed' })
  await at('asking')
  expect(view()).toMatchObject({
    failure: { callError: undefined, isUnsure: false },
    refusal: { callError: { name: 'network' }, isUnsure: true },
  })
  send({ type: 'confirmed' })
  await at('resting')
  expect(tellRemoved).toHaveBeenCalledTimes(1)
})
