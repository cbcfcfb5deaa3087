import { expect, test } from 'vitest'
import { type AnyActorLogic, createActor, setup, toPromise } from 'xstate'
import { notProvided, notProvidedAction, notProvidedListener } from '#machines/not-provided.ts'

/** Returns what an actor fails with. */
const failureOf = async (logic: AnyActorLogic): Promise<unknown> => {
  const actor = createActor(logic)
  const failure = toPromise(actor).catch((error: unknown) => error)
  actor.start()
  return failure
}

test('an actor that a store has forgotten fails with its name', async () => {
  expect(await failureOf(notProvided('askServer'))).toEqual(
    new Error('The actor "askServer" is not provided: its store must provide it'),
  )
  expect(await failureOf(notProvidedListener('countDown'))).toEqual(
    new Error('The listener "countDown" is not provided: its store must provide it'),
  )
})

const machine = setup({
  actions: { tell: notProvidedAction, keep: notProvidedAction, clear: () => {} },
}).createMachine({
  id: 'form',
  on: { submitted: { actions: ['clear', 'keep'] } },
})

test('an action that a store has forgotten throws the machine, the event and all that is missing', async () => {
  const actor = createActor(machine)
  const failure = toPromise(actor).catch((error: unknown) => error)
  actor.start().send({ type: 'submitted' })
  expect(await failure).toEqual(
    new Error(
      'An action of machine "form" on "submitted" is not provided: its store must provide "tell", "keep"',
    ),
  )
})

test('an action that is provided is not called missing', async () => {
  const actor = createActor(machine.provide({ actions: { tell: () => {} } }))
  const failure = toPromise(actor).catch((error: unknown) => error)
  actor.start().send({ type: 'submitted' })
  expect(String(await failure)).toMatch(/must provide "keep"$/)
})

test('an action that runs outside any machine still says what it is', () => {
  expect(() => notProvidedAction({ event: { type: 'woken' }, self: {} })).toThrow(
    'An action of machine "unknown" on "woken" is not provided: its store must provide ',
  )
})
