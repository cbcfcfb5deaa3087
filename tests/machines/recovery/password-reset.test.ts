import { expect, test, vi } from 'vitest'
import { createActor, type EventObject, fromCallback, waitFor } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'
import type { NewPassword } from '#lib/domain/new-password.ts'
import { passwordResetMachine, passwordResetView } from '#machines/recovery/password-reset.machine.ts'
import { answering, busyServer, expectHolding, movedCountdown } from '#support/answering.ts'

const good: NewPassword = { password: ' Pässwörd1\u0000 ', repeat: ' Pässwörd1\u0000 ' }
const expiredLink = new ApiError('refused', 'x', { status: 410, code: 'link_expired' })
const tooCommon = new ApiError('refused', 'x', { status: 422, fields: { password: 'Too common' } })
const done = undefined

/** The machine behind a link, with a platform that answers as told. */
function start(token: string | undefined, ...answers: (undefined | Error)[]) {
  const platform = answering<void, { token: string; password: string }>(answers)
  const forget = vi.fn()
  const countdown = movedCountdown()
  const machine = passwordResetMachine.provide({
    actors: {
      readToken: fromCallback<EventObject, void>(({ sendBack }) => sendBack({ type: 'arrived', token })),
      save: platform.call,
      countDown: countdown.countDown,
    },
    actions: { forget },
  })
  const actor = createActor(machine).start()
  return {
    actor,
    asked: platform.asked,
    forget,
    ...countdown,
    submit: (given: NewPassword = good) => actor.send({ type: 'submitted', ...given }),
    settle: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => passwordResetView(actor.getSnapshot()),
  }
}

test('a member sets her new password, which is sent byte for byte and kept nowhere @AUT-4 BI-14', async () => {
  const { submit, settle, asked, forget, view, actor } = start('abc', done)
  submit()
  submit()
  expect(view()).toMatchObject({ screen: 'form', busy: true })
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('wörd')
  await settle('done')
  submit()
  expect(asked).toEqual([{ token: 'abc', password: good.password }])
  expect(view()).toMatchObject({ screen: 'done', busy: false })
  expect(forget).toHaveBeenCalledOnce()
})

test('a password that lacks something, or is repeated otherwise, is not sent @AUT-5', () => {
  const { submit, asked, view, actor } = start('abc')
  submit({ password: 'abc', repeat: 'abd' })
  expect(view()).toMatchObject({
    fieldErrors: { password: 'weak', repeat: 'mismatch' },
    focus: 'password',
    round: 1,
  })
  actor.send({ type: 'typed', field: 'password' })
  expect(view()).toMatchObject({ fieldErrors: { repeat: 'mismatch' }, focus: 'repeat' })
  submit({ password: '', repeat: '' })
  expect(view()).toMatchObject({ fieldErrors: { password: 'required', repeat: 'required' }, round: 2 })
  expect(asked).toEqual([])
})

test('without a token there is nothing to set, and nothing is sent @AUT-4', () => {
  const { submit, asked, view } = start(undefined)
  submit()
  expect(view().screen).toBe('incomplete')
  expect(asked).toEqual([])
})

test.each([
  new ApiError('network', 'x'),
  new ApiError('timeout', 'x'),
  new ApiError('refused', 'x', { status: 502 }),
])('after a lost answer (%#) a used link says that the password may be set already @AUT-4', async (lost) => {
  const { submit, settle, view, asked, forget } = start('abc', lost, expiredLink)
  submit()
  await settle('choosing')
  expect(view().callError).toBeDefined()
  expect(view().screen).toBe('form')
  expect(forget).not.toHaveBeenCalled()
  submit()
  await settle('expired')
  expect(view().screen).toBe('unsure')
  expect(asked).toHaveLength(2)
})

test('a link that works no more after a refusal leaves nothing open @AUT-4', async () => {
  const { submit, settle, view } = start('abc', tooCommon, expiredLink)
  expect(view()).toEqual({
    ...{ screen: 'form', fieldErrors: {}, callError: undefined, busy: false },
    ...{ wait: undefined, focus: undefined, round: 0 },
  })
  submit()
  await settle('choosing')
  expect(view().round).toBe(1)
  submit()
  expect(view()).toMatchObject({ fieldErrors: {}, callError: undefined, busy: true })
  await settle('expired')
  expect(view().screen).toBe('expired')
})

test('what the server says of the password stands at its field, and it can be changed @AUT-4', async () => {
  const { submit, settle, view, actor } = start('abc', tooCommon, done)
  submit()
  await settle('choosing')
  expect(view()).toMatchObject({
    fieldErrors: { password: { serverMessage: 'Too common' } },
    callError: undefined,
    focus: 'password',
  })
  actor.send({ type: 'typed', field: 'password' })
  expect(view().fieldErrors.password).toBeUndefined()
  submit()
  await settle('done')
})

test('a server that asks to wait is left alone until the wait is over @AUT-4 FT-18', async () => {
  await expectHolding(start('abc', busyServer, done))
})
