import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Address } from '#lib/domain/addresses/address.ts'
import { addressListMachine, addressListView } from '#machines/addresses/address-list.machine.ts'

const address = (id: string): Address => ({
  ...{ id, name: 'Home', street: '14 Fuchsia Lane' },
  ...{ city: 'Kilbrae', postal_code: 'K67 X2Y4', country: 'Ireland' },
})
const lost = { failure: 'network' }

/** The list of addresses, with one answer after the other to a removal. */
function list(answers: (() => Promise<void>)[], read: () => Promise<readonly Address[]> = async () => []) {
  const remove = vi.fn((_: string) => answers.shift()?.() ?? Promise.reject(lost))
  const tellRemoved = vi.fn()
  const actor = createActor(
    addressListMachine.provide({
      actors: {
        remove: fromPromise<void, string>(({ input }) => remove(input)),
        readList: fromPromise<readonly Address[], void>(read),
      },
      actions: { tellRemoved },
    }),
  ).start()
  return {
    ...{ remove, tellRemoved },
    send: actor.send.bind(actor),
    at: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => addressListView(actor.getSnapshot()),
  }
}

test('an address is removed after a question only, once @PRF-6 FT-27', async () => {
  const { remove, tellRemoved, send, at, view } = list([async () => {}])
  send({ type: 'removeAsked', address: address('1') })
  expect(view()).toMatchObject({ asks: true, removing: false, address: address('1') })
  expect(remove).not.toHaveBeenCalled()
  send({ type: 'confirmed' })
  send({ type: 'confirmed' })
  expect(view()).toMatchObject({ asks: true, removing: true })
  await at('resting')
  expect(remove).toHaveBeenCalledExactlyOnceWith('1')
  expect(tellRemoved).toHaveBeenCalledTimes(1)
  expect(view()).toMatchObject({ asks: false, isRemoved: true })
  send({ type: 'removeAsked', address: address('2') })
  expect(view()).toMatchObject({ asks: true, isRemoved: false, address: address('2') })
})

test('while the list is read after a lost reply the address is still being removed, and nothing is blamed yet @PRF-6 FT-28', async () => {
  const { send, at, view } = list([], () => new Promise(() => {}))
  const nothing = { callError: undefined, isUnsure: false }
  expect(view()).toEqual({
    asks: false,
    removing: false,
    address: undefined,
    refusal: nothing,
    isRemoved: false,
  })
  send({ type: 'removeAsked', address: address('1') })
  send({ type: 'confirmed' })
  await at('looking')
  expect(view()).toMatchObject({ asks: true, removing: true, refusal: nothing, isRemoved: false })
})

test('after a lost reply a list without the address says that it is removed @PRF-6 FT-28', async () => {
  const { remove, tellRemoved, send, at } = list([], async () => [address('2')])
  send({ type: 'removeAsked', address: address('1') })
  send({ type: 'confirmed' })
  await at('resting')
  expect(remove).toHaveBeenCalledTimes(1)
  expect(tellRemoved).toHaveBeenCalledTimes(1)
})

test.each([
  ['still has the address', async () => [address('1')]],
  ['cannot be read', () => Promise.reject(lost)],
])(
  'after a lost reply a list that %s leaves the question open, with the reason @PRF-6 FT-28',
  async (_, read) => {
    const { tellRemoved, send, at, view } = list([], read)
    send({ type: 'removeAsked', address: address('1') })
    send({ type: 'confirmed' })
    await at('asking')
    expect(view()).toMatchObject({ refusal: { callError: { name: 'network' } }, removing: false })
    expect(tellRemoved).not.toHaveBeenCalled()
  },
)

test('an address that was removed elsewhere already is gone, which is what was wanted @PRF-6', async () => {
  const { tellRemoved, send, at } = list([() => Promise.reject({ status: 404 })])
  send({ type: 'removeAsked', address: address('1') })
  send({ type: 'confirmed' })
  await at('resting')
  expect(tellRemoved).toHaveBeenCalledTimes(1)
})
