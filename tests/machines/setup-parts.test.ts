import { expect, test } from 'vitest'
import { type AnyActorLogic, createActor, setup, toPromise } from 'xstate'
import { notProvided, notProvidedAction, notProvidedListener } from '#machines/setup-parts.ts'

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

test('an action that a store has forgotten throws with its event', async () => {
  const machine = setup({ actions: { keep: notProvidedAction } }).createMachine({
    on: { submitted: { actions: 'keep' } },
  })
  const actor = createActor(machine)
  const failure = toPromise(actor).catch((error: unknown) => error)
  actor.start().send({ type: 'submitted' })
  expect(await failure).toEqual(
    new Error('An action on "submitted" is not provided: its store must provide it'),
  )
})
