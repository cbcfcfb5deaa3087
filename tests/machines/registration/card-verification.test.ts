import { expect, test, vi } from 'vitest'
import { createActor, type EventObject, fromCallback, waitFor } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'
import type { VerifiedCard } from '#lib/domain/one-time-code.ts'
import {
  cardVerificationMachine,
  cardVerificationView,
} from '#machines/registration/card-verification.machine.ts'
import { answering, busyServer, expectHolding, movedCountdown } from '#support/answering.ts'

const card: VerifiedCard = { card_token: 'abc', firstname: 'Nora', lastname_initial: 'F' }
const number = '6340000000010001'
const refused = (details: ConstructorParameters<typeof ApiError>[2]) => new ApiError('refused', 'x', details)
const taken = refused({ status: 409, code: 'card_taken', serverMessage: 'This card is taken' })

/** The number's machine with a platform that answers as told. */
function start(...answers: (VerifiedCard | Error)[]) {
  const platform = answering<VerifiedCard, { number: string }>(answers)
  const handOver = vi.fn()
  const countdown = movedCountdown()
  const machine = cardVerificationMachine.provide({
    actors: {
      verify: platform.call,
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
    submit: (typed: string) => actor.send({ type: 'submitted', number: typed }),
    settle: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => cardVerificationView(actor.getSnapshot()),
  }
}

test('a visitor who comes to the number finds nothing wrong and nothing to wait for @REG-2', () => {
  expect(start().view()).toEqual({
    ...{ fieldError: undefined, isTaken: false, callError: undefined, busy: false },
    ...{ wait: undefined, focus: undefined, round: 0 },
  })
})

test('a number in groups is looked up as its 16 digits, and the card goes into the form @REG-2 @REG-5 BI-13', async () => {
  const { submit, settle, asked, handOver, view } = start(card)
  submit('6340 0000 0001 0001')
  submit('6340 0000 0001 0001')
  expect(view().busy).toBe(true)
  await settle('leaving')
  submit(number)
  expect(view().busy).toBe(true)
  expect(asked).toEqual([{ number }])
  expect(handOver).toHaveBeenCalledExactlyOnceWith(card)
})

test.each([
  ['', 'required'],
  ['634000000001000', 'digits'],
])('%j is no card number, and nobody is asked @REG-5 BI-13', (typed, fieldError) => {
  const { submit, asked, view, actor } = start(card)
  submit(typed)
  expect(view()).toMatchObject({ fieldError, focus: 'card_number', round: 1, busy: false })
  expect(asked).toEqual([])
  actor.send({ type: 'typed' })
  expect(view().fieldError).toBeUndefined()
})

test('an unknown card says that its verification failed, in the club’s words, whatever the server writes @REG-2', async () => {
  const { submit, view, actor } = start(
    refused({ status: 404, code: 'card_unknown' }),
    refused({ status: 404, code: 'card_unknown', serverMessage: 'CARD_NOT_FOUND (E1042)' }),
  )
  submit(number)
  await waitFor(actor, ({ context }) => context.round === 1)
  expect(view()).toMatchObject({
    fieldError: 'unknown',
    isTaken: false,
    callError: undefined,
    focus: 'card_number',
  })
  submit(number)
  await waitFor(actor, ({ context }) => context.round === 2)
  expect(view()).toMatchObject({ fieldError: 'unknown' })
})

test('a card that has an account offers the ways to it until another number is typed @REG-2', async () => {
  const { submit, view, actor } = start(taken)
  submit(number)
  await waitFor(actor, ({ context }) => context.round === 1)
  expect(view()).toMatchObject({ fieldError: 'taken', isTaken: true })
  actor.send({ type: 'typed' })
  expect(view()).toMatchObject({ fieldError: undefined, isTaken: false })
})

test('a number that is none takes the place of all that was wrong before @REG-2 @REG-5', async () => {
  const { submit, view, actor } = start(taken, new ApiError('network', 'x'))
  for (const round of [1, 3]) {
    submit(number)
    await waitFor(actor, ({ context }) => context.round === round)
    submit('634')
    expect(view()).toMatchObject({ fieldError: 'digits', isTaken: false, callError: undefined })
  }
})

test('without the network it says so, and the same number can be sent again @REG-2 FT-05', async () => {
  const { submit, view, actor, settle, asked } = start(new ApiError('network', 'x'), card)
  submit(number)
  await waitFor(actor, ({ context }) => context.round === 1)
  expect(view()).toMatchObject({ callError: { name: 'network' }, fieldError: undefined, focus: undefined })
  submit(number)
  expect(view()).toMatchObject({ busy: true, callError: undefined })
  await settle('leaving')
  expect(asked).toEqual([{ number }, { number }])
})

test('a server that asks to wait is left alone until the wait is over @REG-2 FT-18', async () => {
  const form = start(busyServer, card)
  await expectHolding({ ...form, submit: () => form.submit(number) })
})
