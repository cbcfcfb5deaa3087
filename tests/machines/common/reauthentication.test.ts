import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { reauthenticationMachine, reauthenticationView } from '#machines/common/reauthentication.machine.ts'
import { busyServer, expectHolding, movedCountdown } from '#support/answering.ts'

const wrong = { status: 422, code: 'validation', fields: { password: 'Not this one' } }

/** The dialog's machine with one answer after the other. */
function start(...answers: (() => Promise<string>)[]) {
  const provePasskey = vi.fn(() => answers.shift()?.() ?? new Promise<never>(() => {}))
  const reauthenticate = vi.fn((_: string) => answers.shift()?.() ?? new Promise<never>(() => {}))
  const handOver = vi.fn()
  const countdown = movedCountdown()
  const machine = reauthenticationMachine.provide({
    actors: {
      reauthenticate: fromPromise<string, { password: string }>(({ input }) =>
        reauthenticate(input.password),
      ),
      provePasskey: fromPromise<string, void>(provePasskey),
      countDown: countdown.countDown,
    },
    actions: { handOver: (_, proof) => handOver(proof) },
  })
  const actor = createActor(machine).start()
  return {
    ...{ actor, reauthenticate, provePasskey, handOver },
    ...countdown,
    submit: (password: string) => actor.send({ type: 'submitted', password }),
    settle: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => reauthenticationView(actor.getSnapshot()),
  }
}

test('the right password is sent once and byte for byte, kept nowhere, and its proof is handed over @LCK-2 BI-14', async () => {
  const { actor, reauthenticate, handOver, submit, settle, view } = start(async () => 'proof')
  submit(' pässwörd ')
  submit(' pässwörd ')
  expect(view().busy).toBe(true)
  await settle('done')
  // What the proof is for is under way now.
  expect(view().busy).toBe(true)
  expect(reauthenticate).toHaveBeenCalledExactlyOnceWith(' pässwörd ')
  expect(handOver).toHaveBeenCalledExactlyOnceWith('proof')
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('pässwörd')
})

test('an empty password is said at once, and nothing is sent @LCK-2', () => {
  const { reauthenticate, submit, view } = start()
  submit('')
  expect(view()).toMatchObject({ fieldError: 'required', focus: 'password', round: 1, busy: false })
  expect(reauthenticate).not.toHaveBeenCalled()
})

test.each([wrong, { status: 403, code: 'invalid_credentials' }])(
  'a wrong password is said at its field until the member types: %j @LCK-2',
  async (error) => {
    const { actor, submit, settle, view } = start(() => Promise.reject(error))
    submit('Wrong1234')
    await settle('asking')
    expect(view()).toMatchObject({ fieldError: 'wrong', callError: undefined, focus: 'password', round: 1 })
    actor.send({ type: 'typed' })
    expect(view().fieldError).toBeUndefined()
  },
)

test('a lost answer is told, and another try goes through @LCK-2 FT-28', async () => {
  const { handOver, submit, settle, view } = start(
    () => Promise.reject({ failure: 'network' }),
    async () => 'proof',
  )
  submit('Demo1234')
  await settle('asking')
  expect(view()).toMatchObject({ fieldError: undefined, callError: { name: 'network' }, focus: undefined })
  submit('Demo1234')
  await settle('done')
  expect(handOver).toHaveBeenCalledExactlyOnceWith('proof')
})

test('a server that asks to wait is left alone until the wait is over @LCK-2 FT-18', async () => {
  const form = start(() => Promise.reject(busyServer))
  const { calls: asked } = form.reauthenticate.mock
  await expectHolding({ ...form, asked, submit: () => form.submit('Demo1234') })
})

test('a passkey of the member is asked for once, and its proof is handed over @LCK-1', async () => {
  const { actor, provePasskey, handOver, settle, view } = start(async () => 'proof')
  actor.send({ type: 'passkeyAsked' })
  actor.send({ type: 'passkeyAsked' })
  expect(view()).toMatchObject({ proving: true, busy: false })
  await settle('done')
  expect(provePasskey).toHaveBeenCalledTimes(1)
  expect(handOver).toHaveBeenCalledExactlyOnceWith('proof')
})

test.each([
  [{ device: 'cancelled' }, 'cancelled'],
  [{ status: 422, code: 'passkey_cancelled' }, 'cancelled'],
  [{ status: 422, code: 'validation', fields: { passkey: 'no' } }, 'refused'],
  [{ failure: 'network' }, { name: 'network' }],
])(
  'a passkey that proved nothing by %j leaves the password, and is told until the member types @LCK-1',
  async (error, failure) => {
    const { actor, handOver, settle, view } = start(() => Promise.reject(error))
    actor.send({ type: 'passkeyAsked' })
    await settle('asking')
    const passkeyFailure = typeof failure === 'string' ? failure : expect.objectContaining(failure)
    expect(view()).toMatchObject({
      passkeyFailure,
      fieldError: undefined,
      callError: undefined,
      proving: false,
    })
    expect(handOver).not.toHaveBeenCalled()
    actor.send({ type: 'typed' })
    expect(view().passkeyFailure).toBeUndefined()
  },
)
