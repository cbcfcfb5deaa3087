import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import type { Credentials } from '#lib/domain/sign-in/credentials.ts'
import { passwordLoginMachine, passwordLoginView } from '#machines/sign-in/password-login.machine.ts'
import { answering, busyServer, expectHolding, movedCountdown } from '#support/answering.ts'

const pair = { token: 't', refresh_token: 'r' }
const typed = { email: ' Anna <anna@example.com>, ', password: ' pässwörd\u0000 ' }
const mistaken = new ApiError('refused', 'no', {
  status: 401,
  code: 'invalid_credentials',
  serverMessage: 'no',
})

/** The form's machine with a platform that answers as told, one answer after the other. */
function start(...answers: (TokenPair | Error)[]) {
  const platform = answering<TokenPair, Credentials>(answers)
  const startSession = vi.fn()
  const countdown = movedCountdown()
  const machine = passwordLoginMachine.provide({
    actors: {
      signIn: platform.call,
      countDown: countdown.countDown,
    },
    actions: { startSession: (_, given) => startSession(given) },
  })
  const actor = createActor(machine).start()
  return {
    actor,
    asked: platform.asked,
    startSession,
    ...countdown,
    submit: (given: Credentials = typed) => actor.send({ type: 'submitted', ...given }),
    settle: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => passwordLoginView(actor.getSnapshot()),
  }
}

test('a member signs in: the e-mail goes without what was copied with it, the password byte for byte @AUT-1 @AUT-6 BI-14', async () => {
  const { submit, settle, asked, startSession, view } = start(pair)
  submit()
  submit()
  expect(view()).toMatchObject({ busy: true, done: false })
  await settle('done')
  submit()
  expect(asked).toEqual([{ email: 'anna@example.com', password: typed.password }])
  expect(startSession).toHaveBeenCalledExactlyOnceWith(pair)
  expect(view()).toMatchObject({ busy: true, done: true })
})

test.each([
  [{ email: '', password: '' }, { email: 'required', password: 'required' }, 'email'],
  [{ email: 'anna@example.com', password: '' }, { password: 'required' }, 'password'],
] as const)('%j is not sent; the fields say what is wrong @AUT-1 @REG-3', (given, fieldErrors, focus) => {
  const { submit, asked, view } = start(pair)
  submit(given)
  expect(view()).toMatchObject({ fieldErrors, focus, round: 1, busy: false })
  expect(asked).toEqual([])
  submit(given)
  expect(view().round).toBe(2)
})

test('a field that is corrected no longer blames the member, the other one still does @AUT-1', () => {
  const { actor, submit, view } = start()
  submit({ email: '', password: '' })
  actor.send({ type: 'typed', field: 'email' })
  expect(view().fieldErrors).toEqual({ email: undefined, password: 'required' })
})

test('wrong login info is told as one, leads back to the password, and can be tried again @AUT-1', async () => {
  const { submit, settle, view, asked } = start(mistaken, pair)
  submit()
  await settle('refused')
  expect(view()).toMatchObject({ failure: 'mistaken', fieldErrors: {}, focus: 'password', busy: false })
  expect(view().round).toBe(1)
  submit()
  expect(view()).toMatchObject({ failure: undefined, busy: true })
  await settle('done')
  expect(asked).toHaveLength(2)
})

test.each([
  [new ApiError('network', 'x'), { name: 'network' }],
  [
    new ApiError('refused', 'x', { status: 400, serverMessage: 'Closed today' }),
    { name: 'unexpected', serverMessage: 'Closed today' },
  ],
])('a sign-in that fails by %s says why @AUT-1 @SES-13', async (error, callError) => {
  const { submit, settle, view, startSession } = start(error)
  submit()
  await settle('refused')
  expect(view()).toMatchObject({ failure: callError, focus: undefined, busy: false })
  expect(startSession).not.toHaveBeenCalled()
})

test('a server that asks to wait is left alone until the wait is over @AUT-1 FT-18', async () => {
  await expectHolding(start(busyServer, pair), 'failure')
})

test('the password is nowhere in what the machine keeps @AUT-1 XS-23', async () => {
  const { actor, submit, settle } = start(mistaken)
  submit({ email: 'anna@example.com', password: 'hunter2-secret' })
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('hunter2')
  await settle('refused')
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('hunter2')
})
