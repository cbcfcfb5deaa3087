import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { mostToasts, toastsMachine } from '#machines/toasts/toasts.machine.ts'
import { toastsSample } from '#machines/toasts/toasts.sample.ts'
import { expectMap } from '#support/map.ts'

const start = () => createActor(toastsMachine).start()

test('every state and every transition of the toasts can be reached @FRM-10', async () => {
  await expectMap(toastsSample)
})

test('a member sees at most ten toasts after a hundred failures FT-30 @FRM-10', () => {
  const actor = start()
  for (let call = 0; call < 100; call += 1)
    actor.send({ type: 'raised', kind: 'error', text: `failure ${call}` })
  const { toasts } = actor.getSnapshot().context
  expect(toasts).toHaveLength(mostToasts)
  expect(toasts.at(-1)?.text).toBe('failure 99')
})

test('the same failure a hundred times is one toast with a count FT-30 @FRM-10', () => {
  const actor = start()
  for (let call = 0; call < 100; call += 1) actor.send({ type: 'raised', kind: 'error', text: 'No network' })
  expect(actor.getSnapshot().context.toasts).toEqual([
    { id: 1, kind: 'error', text: 'No network', count: 100 },
  ])
})

test('a toast that follows one that has gone is another one, with its full time to be read @FRM-10', () => {
  const actor = start()
  actor.send({ type: 'raised', kind: 'error', text: 'a' })
  actor.send({ type: 'dismissed', id: 1 })
  actor.send({ type: 'raised', kind: 'error', text: 'b' })
  expect(actor.getSnapshot().context.toasts.map(({ id }) => id)).toEqual([2])
})

test('a dismissed toast leaves the others where they are @FRM-10', () => {
  const actor = start()
  for (const text of ['a', 'b', 'c']) actor.send({ type: 'raised', kind: 'notice', text })
  actor.send({ type: 'dismissed', id: 2 })
  expect(actor.getSnapshot().context.toasts.map(({ text }) => text)).toEqual(['a', 'c'])
  actor.send({ type: 'dismissed', id: 1 })
  actor.send({ type: 'dismissed', id: 3 })
  expect(actor.getSnapshot().value).toBe('clear')
})
