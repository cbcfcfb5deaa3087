import { expect, test, vi } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise, waitFor } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'
import type { SentCode } from '#lib/domain/one-time-code.ts'
import { phoneNumber } from '#lib/domain/phone-number.ts'
import { smsLoginMachine, smsLoginView } from '#machines/sign-in/sms-login.machine.ts'
import { answering, busyServer, movedCountdown } from '#support/answering.ts'

const sent: SentCode = { phone: '+421900123456', length: 6, expires_at: 300, resend_at: 60 }

/** The rules of Slovakia, as far as these tests go. */
const slovak = async (typed: string) => phoneNumber(typed)?.replace(/^0/, '+421')

/** The phone form's machine with a platform that answers as told. */
function start(...answers: (SentCode | Error)[]) {
  const platform = answering<SentCode, { phone: string }>(answers)
  const handOver = vi.fn()
  const countdown = movedCountdown()
  const machine = smsLoginMachine.provide({
    actors: {
      read: fromPromise<string | undefined, { typed: string }>(({ input }) => slovak(input.typed)),
      requestCode: platform.call,
      countDown: countdown.countDown,
      awaitReturn: fromCallback<EventObject, void>(() => {}),
    },
    actions: { handOver: (_, given) => handOver(given) },
  })
  const actor = createActor(machine).start()
  return {
    actor,
    asked: platform.asked,
    handOver,
    ...countdown,
    submit: (phone: string) => actor.send({ type: 'submitted', phone }),
    settle: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => smsLoginView(actor.getSnapshot()),
  }
}

test.each([
  ['+421 900 123 456', '+421900123456'],
  ['0900 123 456', '+421900123456'],
  ['\u200e+359\u00a088.123.4567\n', '+359881234567'],
])('a member who writes %s is sent a code to %s @AUT-2', async (typed, phone) => {
  const { submit, settle, asked, handOver, view } = start(sent)
  submit(typed)
  // The rules of the country are being fetched.
  expect(view().busy).toBe(true)
  submit(typed)
  await settle('leaving')
  submit(typed)
  expect(view().busy).toBe(true)
  expect(asked).toEqual([{ phone }])
  expect(handOver).toHaveBeenCalledExactlyOnceWith(sent)
})

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['abc', 'phone'],
])('%j is no phone number, and nobody is asked @AUT-2', async (typed, fieldError) => {
  const { submit, asked, view, actor, settle } = start(sent)
  submit(typed)
  await settle('refused')
  expect(view()).toMatchObject({ fieldError, focus: 'phone', round: 1, busy: false })
  expect(asked).toEqual([])
  actor.send({ type: 'typed' })
  expect(view().fieldError).toBeUndefined()
})

test('a number that the server does not take says it in the server’s words @AUT-2', async () => {
  const fields = { phone: 'We do not send to this country' }
  const { submit, settle, view } = start(new ApiError('refused', 'x', { status: 422, fields }))
  submit(sent.phone)
  await settle('refused')
  expect(view()).toMatchObject({
    fieldError: { serverMessage: fields.phone },
    callError: undefined,
    focus: 'phone',
    round: 1,
  })
})

test('a code that could not be asked for says why, and can be asked for again @AUT-2', async () => {
  const { submit, settle, view } = start(new ApiError('network', 'x'), sent)
  submit(sent.phone)
  await settle('refused')
  expect(view()).toMatchObject({ callError: { name: 'network' }, fieldError: undefined, focus: undefined })
  submit(sent.phone)
  expect(view().callError).toBeUndefined()
  await settle('leaving')
})

test('a server that asks to wait is left alone until the wait is over @AUT-2 FT-18', async () => {
  const { submit, settle, view, tick, waits, asked } = start(busyServer, sent)
  submit(sent.phone)
  await settle('holding')
  expect(waits).toEqual([42_000])
  tick(42)
  expect(view()).toMatchObject({ callError: { name: 'tooMany' }, wait: { unit: 'seconds', value: 42 } })
  submit(sent.phone)
  expect(asked).toHaveLength(1)
  tick(0)
  expect(view()).toMatchObject({ callError: undefined, wait: undefined })
})

test('while a code is asked for the form is busy, however long it takes @AUT-2', async () => {
  const { submit, settle, view } = start()
  submit(sent.phone)
  await settle('requesting')
  expect(view().busy).toBe(true)
})
