import { expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise, toPromise, waitFor } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'
import { linkCheckMachine } from '#machines/verification/link-check.machine.ts'
import { linkCheckSample } from '#machines/verification/link-check.sample.ts'
import { linkCheckView } from '#machines/verification/link-check.view.ts'
import { expectMap } from '#support/map.ts'

const busyServer = new ApiError('refused', 'wait', { status: 429, retryAfter: 42_000 })
const good = Symbol('good')

/** The check of the link `abc`, with a platform that answers as told. */
function start(...answers: (typeof good | Error)[]) {
  const calls: string[] = []
  const waits: number[] = []
  let tick: (left: number) => void = () => {}
  const machine = linkCheckMachine.provide({
    actors: {
      check: fromPromise<void, { token: string }>(async ({ input }) => {
        calls.push(input.token)
        const answer = answers.shift()
        if (answer instanceof Error) throw answer
        if (!answer) await new Promise<never>(() => {})
      }),
      countDown: fromCallback<EventObject, { wait: number }>(({ input, sendBack }) => {
        waits.push(input.wait)
        tick = (left) => sendBack({ type: 'ticked', left })
        tick(input.wait / 1000)
      }),
    },
  })
  const actor = createActor(machine, { input: { token: 'abc' } }).start()
  return {
    actor,
    calls,
    waits,
    tick: (left: number) => tick(left),
    failed: () => waitFor(actor, ({ value }) => value === 'failed'),
    outcome: () => toPromise(actor),
    view: () => linkCheckView(actor.getSnapshot()),
  }
}

test('every state and transition of checking a link is reached, as its chart draws them @VER-1', async () => {
  await expectMap(linkCheckSample)
})

test('a good link is checked once, by itself @VER-1', async () => {
  const { outcome, calls, view } = start(good)
  expect(view()).toEqual({ busy: true, callError: undefined, wait: undefined })
  expect(await outcome()).toBe('good')
  expect(calls).toEqual(['abc'])
})

test('a check that fails says why, and says it still while it is tried again @VER-1 FT-05', async () => {
  const { failed, actor, view, outcome, calls } = start(new ApiError('network', 'x'), good)
  await failed()
  expect(view()).toMatchObject({ busy: false, callError: { name: 'network' }, wait: undefined })
  actor.send({ type: 'retried' })
  actor.send({ type: 'retried' })
  expect(view()).toMatchObject({ busy: true, callError: { name: 'network' } })
  expect(await outcome()).toBe('good')
  expect(calls).toHaveLength(2)
})

test('a server that asks to wait is left alone until the wait is over @VER-1 FT-18', async () => {
  const { failed, actor, view, tick, calls, waits, outcome } = start(busyServer, good)
  await failed()
  expect(waits).toEqual([42_000])
  expect(view().wait).toEqual({ unit: 'seconds', value: 42 })
  actor.send({ type: 'retried' })
  expect(calls).toHaveLength(1)
  tick(0)
  expect(view().wait).toBeUndefined()
  actor.send({ type: 'retried' })
  expect(await outcome()).toBe('good')
})
