import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { wordingMachine } from '#machines/club/wording.machine.ts'

const bundle = { web: { 'sidebar.title': 'Deals' } }

/** The machine with a backend that fails so many times before it answers. */
function run({ failures = 0, input = { bundle: undefined as unknown, fresh: false } } = {}) {
  const clock = new SimulatedClock()
  const seen = { loads: 0, laid: [] as unknown[], kept: [] as unknown[] }
  const machine = wordingMachine.provide({
    actors: {
      load: fromPromise<unknown, void>(async () => {
        seen.loads += 1
        if (seen.loads <= failures) throw new Error('503')
        return bundle
      }),
    },
    actions: {
      lay: ({ context }) => seen.laid.push(context.bundle),
      keep: ({ context }) => seen.kept.push(context.bundle),
    },
  })
  const actor = createActor(machine, { input, clock }).start()
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  const pass = async (milliseconds: number) => {
    await settle()
    clock.increment(milliseconds)
    await settle()
  }
  return { actor, seen, settle, pass, state: () => actor.getSnapshot().value }
}

test('the member reads the fallback until the backend has answered, then its wordings @WHL-4', async () => {
  const { seen, settle, state } = run()
  expect(state()).toBe('loading')
  expect(seen.laid).toEqual([])
  await settle()
  expect(state()).toBe('ready')
  expect(seen.laid).toEqual([bundle])
  expect(seen.kept).toEqual([bundle])
})

test('a failing load is tried again after 350, 700, 1400, 2800 and 5600 ms, then the fallback stays @WHL-4 @FT-26', async () => {
  const { seen, pass, state } = run({ failures: 99 })
  for (const [index, pause] of [350, 700, 1400, 2800, 5600].entries()) {
    await pass(pause - 1)
    expect([state(), seen.loads]).toEqual(['retrying', index + 1])
    await pass(1)
    expect(seen.loads).toBe(index + 2)
  }
  expect(state()).toBe('fallenBack')
  await pass(60_000)
  expect(seen.loads).toBe(6)
  expect(seen.laid).toEqual([])
})

test.for([1, 5])('a backend that fails %i times is heard on the next try @WHL-4 @FT-26', async (failures) => {
  const { seen, pass, state } = run({ failures })
  for (const pause of [350, 700, 1400, 2800, 5600].slice(0, failures)) await pass(pause)
  expect(state()).toBe('ready')
  expect(seen.loads).toBe(failures + 1)
  expect(seen.laid).toEqual([bundle])
})

test('kept wordings are said while newer ones load, and stay when those fail @WHL-4', async () => {
  const old = { web: { 'sidebar.title': 'Yesterday' } }
  const fine = run({ input: { bundle: old, fresh: false } })
  expect(fine.seen.laid).toEqual([old])
  await fine.settle()
  expect(fine.seen.laid).toEqual([old, bundle])

  const failing = run({ failures: 99, input: { bundle: old, fresh: false } })
  for (const pause of [350, 700, 1400, 2800, 5600]) await failing.pass(pause)
  expect(failing.state()).toBe('fallenBack')
  expect(failing.seen.laid).toEqual([old])
})
