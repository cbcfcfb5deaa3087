import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type NoticeInput, noticeSeenMachine } from '#machines/dashboard/notice-seen.machine.ts'
import { noticeSeenSample } from '#machines/dashboard/notice-seen.sample.ts'
import { noticeSeenView } from '#machines/dashboard/notice-seen.view.ts'
import { expectMap } from '#support/map.ts'

const lost = { failure: 'network' }

/** A notice, with one answer after the other. */
function notice(...answers: (() => Promise<void>)[]) {
  const see = vi.fn((_: NoticeInput) => answers.shift()?.() ?? Promise.reject(lost))
  const takeAway = vi.fn()
  const machine = noticeSeenMachine.provide({
    actors: { see: fromPromise<void, NoticeInput>(({ input }) => see(input)) },
    actions: { takeAway },
  })
  const actor = createActor(machine, { input: { id: '2' } }).start()
  return {
    ...{ see, takeAway },
    acknowledge: () => actor.send({ type: 'acknowledged' }),
    at: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => noticeSeenView(actor.getSnapshot()),
  }
}

test('every state and every step of seeing a notice can be reached @LCK-2', async () => {
  await expectMap(noticeSeenSample)
})

test('a notice is told as seen once, and goes @LCK-2 FT-27', async () => {
  const { see, takeAway, acknowledge, at, view } = notice(async () => {})
  acknowledge()
  acknowledge()
  expect(view().busy).toBe(true)
  await at('seen')
  expect(see).toHaveBeenCalledExactlyOnceWith({ id: '2' })
  expect(takeAway).toHaveBeenCalledTimes(1)
})

test('a failure stands in the notice until the next try, and one that is gone by then was seen @LCK-2 FT-28', async () => {
  const { takeAway, acknowledge, at, view } = notice(
    () => Promise.reject(lost),
    () => Promise.reject({ status: 404 }),
  )
  acknowledge()
  await at('failed')
  expect(view()).toEqual({ busy: false, failure: { callError: { name: 'network' }, isUnsure: true } })
  expect(takeAway).not.toHaveBeenCalled()
  acknowledge()
  await at('seen')
  expect(takeAway).toHaveBeenCalledTimes(1)
})
