import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type ItemInput, itemRemovalMachine, itemRemovalView } from '#machines/common/item-removal.machine.ts'

const lost = { failure: 'network' }

/** An item of a list, with one answer after the other. */
function row(...answers: (() => Promise<void>)[]) {
  const remove = vi.fn((_: ItemInput) => answers.shift()?.() ?? Promise.reject(lost))
  const [takeAway, announce] = [vi.fn(), vi.fn()]
  const machine = itemRemovalMachine.provide({
    actors: { remove: fromPromise<void, ItemInput>(({ input }) => remove(input)) },
    actions: { takeAway, announce },
  })
  const actor = createActor(machine, { input: { id: '2' } }).start()
  return {
    ...{ remove, takeAway, announce },
    ask: () => actor.send({ type: 'asked' }),
    at: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => itemRemovalView(actor.getSnapshot()),
  }
}

test('an item is removed once, taken out of the list, and the member is told @LCK-2 FT-27', async () => {
  const { remove, takeAway, announce, ask, at, view } = row(async () => {})
  expect(view().busy).toBe(false)
  ask()
  ask()
  expect(view().busy).toBe(true)
  await at('removed')
  expect(remove).toHaveBeenCalledExactlyOnceWith({ id: '2' })
  expect(takeAway).toHaveBeenCalledTimes(1)
  expect(announce).toHaveBeenCalledTimes(1)
})

test('a failure stands in the row until the next try, and an item that is gone by then is taken away @LCK-2 FT-28', async () => {
  const { takeAway, announce, ask, at, view } = row(
    () => Promise.reject(lost),
    () => Promise.reject({ status: 404 }),
  )
  ask()
  await at('failed')
  expect(view()).toEqual({ busy: false, failure: { callError: { name: 'network' }, isUnsure: true } })
  expect(takeAway).not.toHaveBeenCalled()
  ask()
  expect(view()).toEqual({ busy: true, failure: { callError: undefined, isUnsure: false } })
  await at('removed')
  expect(takeAway).toHaveBeenCalledTimes(1)
  // Nobody knows whether it was this press that removed it.
  expect(announce).not.toHaveBeenCalled()
})
