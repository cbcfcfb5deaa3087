import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { dataRequestMachine, dataRequestView } from '#machines/profile/data-request.machine.ts'

const expired = { status: 410, code: 'link_expired' }
const lost = { failure: 'network' }

/** The profile as somebody opens it, by a link or without, with one answer after the other. */
function open(token?: string, ...answers: (() => Promise<void>)[]) {
  const call = vi.fn((_?: { token: string }) => answers.shift()?.() ?? Promise.reject(lost))
  const forgetToken = vi.fn()
  const actor = createActor(
    dataRequestMachine.provide({
      actors: {
        request: fromPromise<void, void>(() => call()),
        confirm: fromPromise<void, { token: string }>(({ input }) => call(input)),
      },
      actions: { forgetToken },
    }),
    { input: { token } },
  ).start()
  return {
    call,
    forgetToken,
    send: (...types: ('pressed' | 'confirmed' | 'dismissed' | 'retried')[]) => {
      for (const type of types) actor.send({ type })
    },
    at: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => dataRequestView(actor.getSnapshot()),
  }
}
const done = async () => {}

test('nothing is requested before the question is answered, and two presses request once @VER-3 FT-27', async () => {
  const { call, send, at, view } = open(undefined, done)
  expect(view()).toEqual({
    link: undefined,
    asks: false,
    busy: false,
    isSent: false,
    callError: undefined,
    isUnsure: false,
  })
  send('pressed')
  expect(view()).toMatchObject({ asks: true, busy: false, isSent: false, link: undefined })
  expect(call).not.toHaveBeenCalled()
  send('confirmed', 'confirmed')
  expect(view()).toMatchObject({ asks: true, busy: true })
  await at('sent')
  expect(call).toHaveBeenCalledTimes(1)
  expect(view()).toMatchObject({ asks: true, busy: false, isSent: true })
  send('dismissed')
  // The dialog keeps its words while it closes, and asks anew when it is opened again.
  expect(view()).toMatchObject({ asks: false, isSent: true })
  send('pressed')
  expect(view()).toMatchObject({ asks: true, isSent: false })
})

test('a request whose reply was lost says that it may have arrived, and can be made again @VER-3 FT-28', async () => {
  const { send, at, view } = open(undefined, () => Promise.reject(lost), done)
  send('pressed', 'confirmed')
  await at('asking')
  expect(view()).toMatchObject({ asks: true, callError: { name: 'network' }, isUnsure: true })
  send('confirmed')
  expect(view()).toMatchObject({ busy: true, callError: undefined, isUnsure: true })
  await at('sent')
  expect(view()).toMatchObject({ isSent: true, callError: undefined, isUnsure: false })
})

test('the link of the e-mail confirms the request by itself, once @VER-3', async () => {
  const { call, forgetToken, at, view } = open('abc', done)
  expect(view().link).toBe('confirming')
  await at('granted')
  expect(view().link).toBe('granted')
  expect(call).toHaveBeenCalledExactlyOnceWith({ token: 'abc' })
  expect(forgetToken).toHaveBeenCalledTimes(1)
})

test('a link that is too old says so, and the data can be requested again @VER-3', async () => {
  const { forgetToken, send, at, view } = open('abc', () => Promise.reject(expired))
  await at('expired')
  expect(view().link).toBe('expired')
  expect(forgetToken).toHaveBeenCalledTimes(1)
  send('pressed')
  expect(view()).toMatchObject({ link: undefined, asks: true })
})

test('a link that could not be confirmed keeps its token for another try @VER-3', async () => {
  const { forgetToken, send, at, view } = open('abc', () => Promise.reject(lost), done)
  await at('failed')
  expect(view()).toMatchObject({ link: 'failed', callError: { name: 'network' } })
  expect(forgetToken).not.toHaveBeenCalled()
  send('retried')
  expect(view()).toMatchObject({ link: 'confirming', callError: undefined })
  await at('granted')
})
