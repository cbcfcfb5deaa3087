import { expect, test } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'
import { linkCheckMachine, linkCheckView } from '#machines/common/link-check.machine.ts'
import { answering, busyServer, movedCountdown } from '#support/answering.ts'

const good = undefined

/** The check of the link `abc`, with a platform that answers as told. */
function start(...answers: (undefined | Error)[]) {
  const platform = answering<void, { token: string }>(answers)
  const countdown = movedCountdown()
  const machine = linkCheckMachine.provide({
    actors: {
      check: platform.call,
      countDown: countdown.countDown,
    },
  })
  const actor = createActor(machine, { input: { token: 'abc' } }).start()
  return {
    actor,
    asked: platform.asked,
    ...countdown,
    failed: () => waitFor(actor, ({ value }) => value === 'failed'),
    outcome: () => toPromise(actor),
    view: () => linkCheckView(actor.getSnapshot()),
  }
}

test('a good link is checked once, by itself @VER-1', async () => {
  const { outcome, asked, view } = start(good)
  expect(view()).toEqual({ busy: true, callError: undefined, wait: undefined })
  expect(await outcome()).toBe('good')
  expect(asked).toEqual([{ token: 'abc' }])
})

test('a check that fails says why, and says it still while it is tried again @VER-1 FT-05', async () => {
  const { failed, actor, view, outcome, asked } = start(new ApiError('network', 'x'), good)
  await failed()
  expect(view()).toMatchObject({ busy: false, callError: { name: 'network' }, wait: undefined })
  actor.send({ type: 'retried' })
  actor.send({ type: 'retried' })
  expect(view()).toMatchObject({ busy: true, callError: { name: 'network' } })
  expect(await outcome()).toBe('good')
  expect(asked).toHaveLength(2)
})

test('a server that asks to wait is left alone until the wait is over @VER-1 FT-18', async () => {
  const { failed, actor, view, tick, asked, waits, outcome } = start(busyServer, good)
  await failed()
  expect(waits).toEqual([42_000])
  tick(42)
  expect(view().wait).toEqual({ unit: 'seconds', value: 42 })
  actor.send({ type: 'retried' })
  expect(asked).toHaveLength(1)
  tick(0)
  expect(view().wait).toBeUndefined()
  actor.send({ type: 'retried' })
  expect(await outcome()).toBe('good')
})
