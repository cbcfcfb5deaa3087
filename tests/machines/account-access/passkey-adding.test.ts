import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type Proof,
  passkeyAddingMachine,
  passkeyAddingView,
} from '#machines/account-access/passkey-adding.machine.ts'

/** The part of the page with one answer after the other. */
function part(...answers: (() => Promise<void>)[]) {
  const add = vi.fn((_: Proof) => answers.shift()?.() ?? Promise.resolve())
  const announce = vi.fn()
  const machine = passkeyAddingMachine.provide({
    actors: { add: fromPromise<void, Proof>(({ input }) => add(input)) },
    actions: { announce },
  })
  const actor = createActor(machine).start()
  return {
    ...{ add, announce },
    actor,
    ask: () => actor.send({ type: 'asked' }),
    rest: () => waitFor(actor, ({ value }) => value === 'resting'),
    view: () => passkeyAddingView(actor.getSnapshot()),
  }
}

test('a passkey is added once, and the member is told @LCK-1 FT-27', async () => {
  const { add, announce, ask, rest, view } = part(async () => {})
  ask()
  ask()
  expect(view()).toEqual({ busy: true, asking: false, failure: undefined })
  await rest()
  expect(add).toHaveBeenCalledTimes(1)
  expect(announce).toHaveBeenCalledTimes(1)
})

test('a member who changes her mind is asked nothing, and may try again @LCK-1', async () => {
  const { announce, ask, rest, view } = part(
    () => Promise.reject({ device: 'cancelled' }),
    () => Promise.reject({ device: 'known' }),
    () => Promise.reject({ failure: 'network' }),
  )
  ask()
  await rest()
  expect(view()).toEqual({ busy: false, asking: false, failure: 'cancelled' })
  ask()
  expect(view().failure).toBeUndefined()
  await rest()
  expect(view().failure).toBe('known')
  ask()
  await rest()
  expect(view().failure).toMatchObject({ name: 'network' })
  expect(announce).not.toHaveBeenCalled()
  ask()
  await rest()
  expect(announce).toHaveBeenCalledTimes(1)
})

test('a member with a limit shows first that it is her, and the proof serves one attempt only @LCK-1 @LCK-2', async () => {
  const unproven = { status: 403, code: 'confirmation_required' }
  const { actor, add, announce, ask, rest, view } = part(
    () => Promise.reject(unproven),
    () => Promise.reject(unproven),
    async () => {},
  )
  const asked = () => waitFor(actor, ({ value }) => value === 'reauthenticating')
  ask()
  await asked()
  expect(view()).toEqual({ busy: false, asking: true, failure: undefined })
  actor.send({ type: 'dismissed' })
  expect(view()).toEqual({ busy: false, asking: false, failure: undefined })
  ask()
  await asked()
  actor.send({ type: 'reauthenticated', confirmation: 'proof' })
  await rest()
  expect(add.mock.calls.map(([{ confirmation }]) => confirmation)).toEqual([undefined, undefined, 'proof'])
  expect(announce).toHaveBeenCalledTimes(1)
  expect(actor.getSnapshot().context.confirmation).toBeUndefined()
})
