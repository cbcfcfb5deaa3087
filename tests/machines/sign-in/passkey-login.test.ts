import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import { passkeyLoginMachine, passkeyLoginView } from '#machines/sign-in/passkey-login.machine.ts'

const pair = { token: 't', refresh_token: 'r' }

/** The button with one answer after the other. */
function button(...answers: (() => Promise<TokenPair>)[]) {
  const signIn = vi.fn(() => answers.shift()?.() ?? Promise.resolve(pair))
  const [startSession, keepAbsence] = [vi.fn(), vi.fn()]
  const machine = passkeyLoginMachine.provide({
    actors: { signIn: fromPromise<TokenPair, void>(signIn) },
    actions: { startSession: (_, given) => startSession(given), keepAbsence },
  })
  const actor = createActor(machine).start()
  return {
    ...{ signIn, startSession, keepAbsence },
    press: () => actor.send({ type: 'asked' }),
    at: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => passkeyLoginView(actor.getSnapshot()),
  }
}

test('a passkey signs in once, and the button stays busy until the page is left @LCK-1 FT-27', async () => {
  const { signIn, startSession, press, at, view } = button()
  press()
  expect(view()).toEqual({ busy: true, done: false, isAbsent: false, failure: undefined })
  press()
  await at('done')
  press()
  expect(signIn).toHaveBeenCalledTimes(1)
  expect(startSession).toHaveBeenCalledExactlyOnceWith(pair)
  expect(view()).toEqual({ busy: true, done: true, isAbsent: false, failure: undefined })
})

test.each([
  ['a member who changed her mind', { device: 'cancelled' }, 'cancelled'],
  ['a lost connection', { failure: 'network' }, expect.objectContaining({ name: 'network' })],
])('after %s another press tries again @LCK-1', async (_, error, failure) => {
  const { startSession, press, at, view } = button(() => Promise.reject(error))
  press()
  await at('resting')
  expect(view().failure).toEqual(failure)
  expect(startSession).not.toHaveBeenCalled()
  press()
  expect(view().failure).toBeUndefined()
  await at('done')
})

test.each([404, 501])('a platform that answers %i is not asked again @LCK-1', async (status) => {
  const { signIn, keepAbsence, press, at, view } = button(() => Promise.reject({ status }))
  press()
  await at('absent')
  expect(view()).toMatchObject({ busy: false, isAbsent: true })
  expect(signIn).toHaveBeenCalledTimes(1)
  expect(keepAbsence).toHaveBeenCalledTimes(1)
})
