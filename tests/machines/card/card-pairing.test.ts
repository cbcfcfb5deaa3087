import { expect, test, vi } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise, waitFor } from 'xstate'
import { ApiError } from '#lib/api/api-error.ts'
import { cardPairingMachine, cardPairingView, type Pairing } from '#machines/card/card-pairing.machine.ts'

const number = '6340123456789012'
const unknown = new ApiError('refused', 'x', { status: 404, code: 'card_unknown' })
const taken = new ApiError('refused', 'x', { status: 409, code: 'card_taken' })
const lost = new ApiError('network', 'x')
const unclear = Object.assign(new Error('x', { cause: lost }), { code: 'unclear' })
const busy = new ApiError('refused', 'x', { status: 429, serverMessage: 'Too fast' })

/** The pairing with a platform that gives one answer after the other, and none after the last. */
function start(answers: (string | Error)[] = []) {
  const asked: Pairing[] = []
  let comeBack = () => {}
  const goToLogin = vi.fn()
  const goToReset = vi.fn()
  const actor = createActor(
    cardPairingMachine.provide({
      actors: {
        link: fromPromise<string, Pairing>(async ({ input }) => {
          asked.push(input)
          const answer = answers.shift()
          if (answer instanceof Error) throw answer
          return answer ?? new Promise(() => {})
        }),
        awaitReturn: fromCallback<EventObject, void>(({ sendBack }) => {
          comeBack = () => sendBack({ type: 'returned' })
        }),
      },
      actions: { goToLogin: () => goToLogin(), goToReset: () => goToReset() },
    }),
  ).start()
  return {
    ...{ actor, goToLogin, goToReset },
    asked: () => asked.map(({ wish, isSent }) => ({ ...wish, isSent })),
    comeBack: () => comeBack(),
    submit: (typed: string) => actor.send({ type: 'submitted', number: typed }),
    settle: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => cardPairingView(actor.getSnapshot()),
  }
}

test('a member pairs the card whose number she writes in groups @PRF-5 @BI-13', async () => {
  const { submit, settle, asked, view } = start([number])
  submit('6340 1234 5678 9012')
  expect(view()).toMatchObject({ busy: 'card' })
  await settle('paired')
  expect(asked()).toEqual([{ type: 'card', number, isSent: false }])
  expect(view()).toMatchObject({ paired: { number, type: 'card' }, busy: undefined })
})

test.each([
  ['', 'required'],
  ['634012345678901', 'digits'],
])('%j is no card number, and nobody is asked @PRF-5 @BI-13', (typed, fieldError) => {
  const { submit, asked, view, actor } = start()
  submit(typed)
  expect(view()).toMatchObject({ fieldError, focus: 'card', round: 1 })
  expect(asked()).toEqual([])
  actor.send({ type: 'typed' })
  expect(view().fieldError).toBeUndefined()
})

test('a member who comes to it has paired nothing, and nothing is wrong @PRF-5', () => {
  expect(start().view()).toEqual({
    ...{ fieldError: undefined, callError: undefined, isTaken: false, isUnsure: false, isMissed: false },
    ...{ busy: undefined, paired: undefined, focus: undefined, round: 0 },
  })
})

test('a member without a card gets a virtual one @PRF-5', async () => {
  const { actor, settle, asked, view } = start(['6399000011112222'])
  actor.send({ type: 'virtualAsked' })
  expect(view().busy).toBe('virtual_card')
  await settle('paired')
  expect(asked()).toEqual([{ type: 'virtual_card', isSent: false }])
  expect(view().paired).toEqual({ number: '6399000011112222', type: 'virtual_card' })
})

test('pressing twice, or both buttons, asks for one card @PRF-5 FT-27', async () => {
  const { submit, actor, asked } = start()
  submit(number)
  submit(number)
  actor.send({ type: 'virtualAsked' })
  actor.send({ type: 'typed' })
  expect(asked()).toHaveLength(1)
})

const fields = { number: 'This series is over' }

test.each([
  [
    'at its field: nobody knows it',
    unknown,
    { fieldError: 'unknown', focus: 'card', round: 1, callError: undefined },
  ],
  [
    'in the server’s words at its field',
    new ApiError('refused', 'x', { status: 422, fields }),
    { fieldError: { serverMessage: fields.number }, callError: undefined },
  ],
  [
    'in the words of a server that is busy',
    busy,
    { callError: { name: 'tooMany', serverMessage: 'Too fast' }, fieldError: undefined },
  ],
])('a number that is refused is told of %s, and can be corrected @PRF-5 FT-18', async (_, error, told) => {
  const { submit, settle, view } = start([error, number])
  submit(number)
  await settle('resting')
  expect(view()).toMatchObject(told)
  submit(number)
  await settle('paired')
})

test('a card that is somebody’s leads to the login and to a new password @PRF-5', async () => {
  const { submit, settle, view, actor, goToLogin, goToReset } = start([taken])
  submit(number)
  await settle('taken')
  expect(view()).toMatchObject({
    isTaken: true,
    fieldError: undefined,
    callError: undefined,
    busy: undefined,
  })
  actor.send({ type: 'loginChosen' })
  actor.send({ type: 'resetChosen' })
  expect([goToLogin, goToReset].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  actor.send({ type: 'typed' })
  expect(view().isTaken).toBe(false)
})

test('when nothing came of it she is told to try again @PRF-5 FT-28', async () => {
  const { submit, settle, asked, view } = start([lost, number])
  submit(number)
  await settle('resting')
  expect(view()).toMatchObject({ isMissed: true, callError: undefined })
  expect(asked()).toHaveLength(1)
  submit(number)
  expect(view().isMissed).toBe(false)
  await settle('paired')
})

test('offline, nothing is asked for until it is known whether the card is hers @PRF-5 FT-28', async () => {
  const { submit, settle, asked, actor, comeBack, view } = start([unclear, unclear, number])
  submit(number)
  await settle('unsure')
  expect(view()).toMatchObject({ isUnsure: true, busy: undefined, callError: undefined })
  submit(number)
  actor.send({ type: 'virtualAsked' })
  expect(actor.getSnapshot().value).toBe('unsure')
  actor.send({ type: 'checkAsked' })
  expect(view().busy).toBe('card')
  await settle('unsure')
  comeBack()
  await settle('paired')
  expect(asked().map(({ isSent }) => isSent)).toEqual([false, true, true])
})
