import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type AddedPhone,
  phoneAddingMachine,
  phoneAddingView,
} from '#machines/account-access/phone-adding.machine.ts'

const code = { length: 6, expires_at: 1300, resend_at: 1060 }
const added: AddedPhone = { id: '9', number: '+353209100099', code }
const taken = { status: 422, fields: { number: 'This value is already taken' } }

/** The form of a number, with one answer after the other. */
function form(...answers: (() => Promise<AddedPhone>)[]) {
  const link = vi.fn((_: { number: string }) => answers.shift()?.() ?? Promise.reject({ failure: 'network' }))
  const tellAdded = vi.fn()
  const actor = createActor(
    phoneAddingMachine.provide({
      actors: {
        read: fromPromise<string | undefined, { typed: string }>(async ({ input }) =>
          /\d/.test(input.typed) ? added.number : undefined,
        ),
        link: fromPromise<AddedPhone, { number: string }>(({ input }) => link(input)),
      },
      actions: { tellAdded },
    }),
  ).start()
  return {
    ...{ link, tellAdded },
    send: actor.send.bind(actor),
    at: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => phoneAddingView(actor.getSnapshot()),
  }
}
const submitted = { type: 'submitted', typed: '020 910 0099' } as const

test('a number is added once, however often the form is sent, and then its code is asked for @PRF-3 FT-27', async () => {
  const { link, tellAdded, send, at, view } = form(async () => added)
  expect(view()).toEqual({
    ...{ fieldError: undefined, callError: undefined, busy: false },
    ...{ entering: undefined, round: 0, returns: 0 },
  })
  send(submitted)
  send(submitted)
  expect(view().busy).toBe(true)
  await at('entering')
  expect(link).toHaveBeenCalledExactlyOnceWith({ number: added.number })
  expect(view().entering).toEqual(added)
  expect(tellAdded).not.toHaveBeenCalled()
  send({ type: 'verified' })
  expect(tellAdded).toHaveBeenCalledTimes(1)
  expect(view()).toMatchObject({ entering: undefined, busy: false, returns: 1 })
})

test('a number that waits for its code gets another one, and the member may leave it for later @PRF-3', async () => {
  const { link, tellAdded, send, at, view } = form(async () => added)
  send({ type: 'verifyAsked', number: '+353209100001' })
  expect(view().busy).toBe(true)
  await at('entering')
  expect(link).toHaveBeenCalledExactlyOnceWith({ number: '+353209100001' })
  send({ type: 'dismissed' })
  expect(tellAdded).not.toHaveBeenCalled()
  expect(view()).toMatchObject({ entering: undefined, returns: 1 })
})

test('a number that needs no code is the member’s at once @PRF-3', async () => {
  const { tellAdded, send, at, view } = form(async () => ({ ...added, code: undefined }))
  send(submitted)
  await at('linking')
  await at('resting')
  expect(view()).toMatchObject({ busy: false, entering: undefined, returns: 1 })
  expect(tellAdded).toHaveBeenCalledTimes(1)
})

test('an empty field, no number, and a number of somebody else are said at the field @PRF-3', async () => {
  const { link, send, at, view } = form(() => Promise.reject(taken))
  send({ type: 'submitted', typed: '  ' })
  expect(view()).toMatchObject({ fieldError: 'required', round: 1 })
  send({ type: 'submitted', typed: 'mum' })
  await at('resting')
  expect(view()).toMatchObject({ fieldError: 'phone', round: 2 })
  expect(link).not.toHaveBeenCalled()
  send(submitted)
  await at('linking')
  await at('resting')
  expect(view()).toMatchObject({ fieldError: { serverMessage: 'This value is already taken' }, round: 3 })
  send({ type: 'typed' })
  expect(view().fieldError).toBeUndefined()
})

test('a lost reply is told, and another try has the code sent again @PRF-3 FT-28', async () => {
  const { link, send, at, view } = form(
    () => Promise.reject({ failure: 'timeout' }),
    async () => added,
  )
  send(submitted)
  await at('linking')
  await at('resting')
  expect(view()).toMatchObject({ callError: { name: 'timeout' }, fieldError: undefined, round: 0 })
  send(submitted)
  expect(view().callError).toBeUndefined()
  await at('entering')
  expect(link).toHaveBeenCalledTimes(2)
})
