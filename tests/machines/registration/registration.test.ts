import { expect, test, vi } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import type { Arrival, Step } from '#lib/domain/registration/registration.ts'
import { registrationMachine, registrationView } from '#machines/registration/registration.machine.ts'

const number = '6340 0000 0001 0001'

/** The steps of a registration in a browser that remembers what was pushed. */
function start(arrival: Arrival) {
  const pushed: string[] = []
  const keepMode = vi.fn()
  let move: (to: Step) => void = () => {}
  const machine = registrationMachine.provide({
    actors: {
      watchSteps: fromCallback<EventObject, void>(({ sendBack }) => {
        move = (to) => sendBack({ type: 'stepped', to })
      }),
    },
    actions: {
      pushCard: () => pushed.push('card'),
      pushForm: () => pushed.push('details'),
      keepMode: ({ context }) => keepMode(context.mode),
    },
  })
  const actor = createActor(machine, { input: arrival }).start()
  return {
    pushed,
    keepMode,
    send: actor.send.bind(actor),
    move: (to: Step) => move(to),
    view: () => registrationView(actor.getSnapshot()),
  }
}

test('a visitor goes from the intro over the choice of a card to the form, step by step of the history @REG-1', () => {
  const { send, view, pushed } = start({ at: 'intro' })
  expect(view().step).toBe('intro')
  send({ type: 'continued' })
  expect(view()).toMatchObject({ step: 'card', mode: undefined })
  send({ type: 'picked', mode: 'existing' })
  send({ type: 'chosen', number })
  expect(view()).toMatchObject({ step: 'details', card: { mode: 'existing', number: '6340000000010001' } })
  expect(pushed).toEqual(['card', 'details'])
})

test.each([
  ['virtual', ''],
  ['later', 'what was typed before she changed her mind'],
] as const)('whoever picks %s needs no number @REG-1', (mode, typed) => {
  const { send, view, keepMode } = start({ at: 'card' })
  send({ type: 'picked', mode })
  expect(keepMode).toHaveBeenCalledWith(mode)
  send({ type: 'chosen', number: typed })
  expect(view()).toMatchObject({ step: 'details', card: { mode } })
})

test.each([
  [undefined, '', 'unchosen', 'mode'],
  ['existing', ' ', 'required', 'card_number'],
  ['existing', '634000000001000', 'digits', 'card_number'],
] as const)(
  'with %s and %j the card’s step stays and says %s @REG-1 @REG-5 BI-13',
  (mode, typed, fieldError, focus) => {
    const { send, view, pushed } = start({ at: 'card' })
    if (mode) send({ type: 'picked', mode })
    send({ type: 'chosen', number: typed })
    expect(view()).toMatchObject({ step: 'card', fieldError, focus, round: 1 })
    expect(pushed).toEqual([])
    send({ type: 'typed' })
    expect(view()).toMatchObject({ fieldError: undefined, focus: undefined, isNumberLost: false })
  },
)

test('another choice, or a number that is one, takes back what was wrong @REG-1', () => {
  const { send, view } = start({ at: 'card' })
  send({ type: 'chosen', number: '' })
  send({ type: 'picked', mode: 'existing' })
  expect(view().fieldError).toBeUndefined()
  send({ type: 'chosen', number: '634' })
  send({ type: 'chosen', number })
  expect(view()).toMatchObject({ step: 'details', fieldError: undefined, round: 2 })
})

test('Back and Forward move between the steps and keep the choice @REG-7', () => {
  const { send, move, view, pushed } = start({ at: 'intro' })
  send({ type: 'continued' })
  send({ type: 'picked', mode: 'virtual' })
  send({ type: 'chosen', number: '' })
  move('card')
  expect(view()).toMatchObject({ step: 'card', mode: 'virtual' })
  move('intro')
  expect(view().step).toBe('intro')
  move('details')
  expect(view()).toMatchObject({ step: 'details', card: { mode: 'virtual' } })
  expect(pushed).toEqual(['card', 'details'])
})

test('Forward to the form leads to the card’s step while its choice is open @REG-7', () => {
  const { send, move, view } = start({ at: 'card', mode: 'virtual' })
  send({ type: 'picked', mode: 'existing' })
  move('details')
  expect(view().step).toBe('card')
})

test('a reload of the form finds it again, unless the card’s number went with it @REG-7', () => {
  expect(start({ at: 'details', mode: 'later' }).view()).toMatchObject({
    step: 'details',
    card: { mode: 'later' },
    isNumberLost: false,
  })
  const { view, send } = start({ at: 'details', mode: 'existing' })
  expect(view()).toMatchObject({ step: 'card', mode: 'existing', isNumberLost: true })
  send({ type: 'chosen', number })
  expect(view()).toMatchObject({ step: 'details', isNumberLost: false })
  expect(start({ at: 'details' }).view()).toMatchObject({ step: 'card', isNumberLost: false })
})
