import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { drawerMachine } from '#machines/drawer/drawer.machine.ts'
import { drawerSample } from '#machines/drawer/drawer.sample.ts'
import { expectMap } from '#support/map.ts'

test('the hamburger opens the drawer and closes it again @FRM-4', () => {
  const actor = createActor(drawerMachine).start()
  expect(actor.getSnapshot().value).toBe('closed')
  actor.send({ type: 'toggled' })
  expect(actor.getSnapshot().value).toBe('open')
  actor.send({ type: 'toggled' })
  expect(actor.getSnapshot().value).toBe('closed')
})

test.for(['dismissed', 'left', 'widened'] as const)('a drawer that is %s closes @FRM-4', (type) => {
  const actor = createActor(drawerMachine).start()
  actor.send({ type: 'toggled' })
  actor.send({ type })
  expect(actor.getSnapshot().value).toBe('closed')
})

test('every state and transition of the drawer is reached, as its chart draws them', async () => {
  await expectMap(drawerSample)
})
