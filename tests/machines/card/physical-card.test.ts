import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { physicalCardMachine, physicalCardView } from '#machines/card/physical-card.machine.ts'

const lost = { failure: 'network' }
const refused = { status: 404, serverMessage: 'There is no such place.' }

/** The card's page, opened for the request or not, with one answer after the other. */
function open(isAsked = false, ...answers: (() => Promise<void>)[]) {
  const request = vi.fn((_: { place: string }) => answers.shift()?.() ?? Promise.reject(lost))
  const actor = createActor(
    physicalCardMachine.provide({
      actors: { request: fromPromise<void, { place: string }>(({ input }) => request(input)) },
    }),
    { input: { isAsked } },
  ).start()
  return {
    request,
    send: (...types: ('pressed' | 'chosen' | 'dismissed')[]) => {
      for (const type of types) actor.send({ type })
    },
    submit: (place?: string) => actor.send({ type: 'submitted', place }),
    at: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => physicalCardView(actor.getSnapshot()),
  }
}
const done = async () => {}

test('a member who comes for it finds the question open; another one presses first @PRF-1', () => {
  expect(open(true).view().asks).toBe(true)
  const { send, view } = open()
  expect(view()).toEqual({
    asks: false,
    busy: false,
    isMissing: false,
    isSent: false,
    callError: undefined,
    isUnsure: false,
  })
  send('pressed')
  expect(view()).toMatchObject({ asks: true, isMissing: false })
})

test('nothing is requested without a place, and what is missing is said until one is chosen @PRF-1', () => {
  const { request, send, submit, view } = open(true)
  submit()
  expect(view()).toMatchObject({ asks: true, isMissing: true, busy: false })
  send('chosen')
  expect(view().isMissing).toBe(false)
  submit()
  send('dismissed', 'pressed')
  expect(view().isMissing).toBe(false)
  expect(request).not.toHaveBeenCalled()
})

test('a card is requested for the chosen place, once however often she presses @PRF-1 FT-27', async () => {
  const { request, send, submit, at, view } = open(true, done)
  submit('harbour')
  submit('harbour')
  expect(view()).toMatchObject({ asks: true, busy: true, isMissing: false })
  await at('sent')
  expect(request).toHaveBeenCalledExactlyOnceWith({ place: 'harbour' })
  expect(view()).toMatchObject({ asks: true, isSent: true })
  send('dismissed')
  // The dialog keeps its words while it closes, and asks anew when it is opened again.
  expect(view()).toMatchObject({ asks: false, isSent: true })
  send('pressed')
  expect(view()).toMatchObject({ asks: true, isSent: false })
})

test('after a lost reply nothing is sent by itself, and the doubt stays through further tries @PRF-1 FT-28', async () => {
  const { request, submit, at, view } = open(
    true,
    () => Promise.reject(lost),
    () => Promise.reject(refused),
    done,
  )
  submit('harbour')
  await at('choosing')
  expect(view()).toMatchObject({ asks: true, isUnsure: true, callError: { name: 'network' } })
  expect(request).toHaveBeenCalledTimes(1)
  submit('harbour')
  await at('choosing')
  expect(view()).toMatchObject({ isUnsure: true, callError: { serverMessage: 'There is no such place.' } })
  submit('quay')
  await at('sent')
  expect(view()).toMatchObject({ isSent: true, isUnsure: false, callError: undefined })
})

test('a request that was refused leaves no doubt, and opening it again forgets the refusal @PRF-1', async () => {
  const { send, submit, at, view } = open(true, () => Promise.reject(refused))
  submit('moon')
  await at('choosing')
  expect(view()).toMatchObject({ isUnsure: false, callError: { name: 'notFound' } })
  send('dismissed', 'pressed')
  expect(view()).toMatchObject({ asks: true, callError: undefined })
})
