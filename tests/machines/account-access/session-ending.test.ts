import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type EndingInput, sessionEndingMachine } from '#machines/account-access/session-ending.machine.ts'
import { sessionEndingSample } from '#machines/account-access/session-ending.sample.ts'
import { sessionEndingView } from '#machines/account-access/session-ending.view.ts'
import { expectMap } from '#support/map.ts'

const lost = { failure: 'network' }

/** A row of a session, with one answer after the other. */
function row(...answers: (() => Promise<void>)[]) {
  const end = vi.fn((_: EndingInput) => answers.shift()?.() ?? Promise.reject(lost))
  const [takeAway, tellEnded] = [vi.fn(), vi.fn()]
  const machine = sessionEndingMachine.provide({
    actors: { end: fromPromise<void, EndingInput>(({ input }) => end(input)) },
    actions: { takeAway, tellEnded },
  })
  const actor = createActor(machine, { input: { id: '2' } }).start()
  return {
    ...{ end, takeAway, tellEnded },
    ask: () => actor.send({ type: 'asked' }),
    at: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => sessionEndingView(actor.getSnapshot()),
  }
}

test('every state and every step of ending a session can be reached @LCK-2', async () => {
  await expectMap(sessionEndingSample)
})

test('a session is ended once, taken out of the list, and the member is told @LCK-2 FT-27', async () => {
  const { end, takeAway, tellEnded, ask, at, view } = row(async () => {})
  expect(view().busy).toBe(false)
  ask()
  ask()
  expect(view().busy).toBe(true)
  await at('ended')
  expect(end).toHaveBeenCalledExactlyOnceWith({ id: '2' })
  expect(takeAway).toHaveBeenCalledTimes(1)
  expect(tellEnded).toHaveBeenCalledTimes(1)
})

test('a failure stands in the row until the next try, and a session that is gone by then has ended @LCK-2 FT-28', async () => {
  const { takeAway, tellEnded, ask, at, view } = row(
    () => Promise.reject(lost),
    () => Promise.reject({ status: 404 }),
  )
  ask()
  await at('failed')
  expect(view()).toEqual({ busy: false, failure: { callError: { name: 'network' }, isUnsure: true } })
  expect(takeAway).not.toHaveBeenCalled()
  ask()
  expect(view()).toEqual({ busy: true, failure: { callError: undefined, isUnsure: false } })
  await at('ended')
  expect(takeAway).toHaveBeenCalledTimes(1)
  // Nobody knows whether it was this press that ended it.
  expect(tellEnded).not.toHaveBeenCalled()
})
