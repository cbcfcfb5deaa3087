import { expect, test, vi } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise, waitFor } from 'xstate'
import type { Particulars } from '#lib/domain/profile/particulars.ts'
import { profileEditMachine, profileEditView } from '#machines/profile/profile-edit.machine.ts'

const known: Particulars = { firstname: 'Olivia', lastname: 'Brennan', sex: 'female', email: 'o@example.com' }
const typed = (parts: Partial<Particulars>) => ({ type: 'submitted', typed: { ...known, ...parts } }) as const

function form(answer: () => Promise<void> = async () => {}) {
  const save = vi.fn((_: Partial<Particulars>) => answer())
  const leave = vi.fn()
  const tellSaved = vi.fn()
  const actor = createActor(
    profileEditMachine.provide({
      actors: {
        save: fromPromise<void, Partial<Particulars>>(({ input }) => save(input)),
        awaitReturn: fromCallback<EventObject, void>(() => {}),
      },
      actions: { leave, tellSaved },
    }),
    { input: { known } },
  ).start()
  return {
    ...{ save, leave, tellSaved },
    send: actor.send.bind(actor),
    at: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => profileEditView(actor.getSnapshot()),
  }
}

test('only what has changed is sent, without white space around it, and once @PRF-2 FT-27', async () => {
  const { save, leave, tellSaved, send, at, view } = form()
  send(typed({ firstname: ' Liv ', sex: 'undefined' }))
  send(typed({ firstname: 'Liv' }))
  expect(view()).toMatchObject({ busy: true, focus: undefined, round: 0 })
  await at('left')
  expect(save).toHaveBeenCalledExactlyOnceWith({ firstname: 'Liv', sex: 'undefined' })
  expect(tellSaved).toHaveBeenCalledTimes(1)
  expect(leave).toHaveBeenCalledTimes(1)
})

test('a page that comes back as it was left takes another change @PRF-2', async () => {
  const { save, send, at, view } = form()
  send(typed({ firstname: 'Liv' }))
  await at('left')
  send({ type: 'returned' })
  expect(view().busy).toBe(false)
  send(typed({ firstname: 'Livia' }))
  await at('left')
  expect(save).toHaveBeenLastCalledWith({ firstname: 'Livia' })
})

test('a form without a change sends nothing, and says all the same that it is saved @PRF-2', () => {
  const { save, leave, tellSaved, send } = form()
  send(typed({ lastname: 'Brennan ' }))
  expect(save).not.toHaveBeenCalled()
  expect(tellSaved).toHaveBeenCalledTimes(1)
  expect(leave).toHaveBeenCalledTimes(1)
})

test('an empty name and no e-mail address are said at their fields, the first one first @PRF-2', () => {
  const { save, send, view } = form()
  send(typed({ lastname: ' ', email: 'o@example' }))
  expect(view()).toMatchObject({
    fieldErrors: { lastname: 'required', email: 'email' },
    focus: 'lastname',
    round: 1,
  })
  send({ type: 'typed', field: 'lastname' })
  expect(view().focus).toBe('email')
  send(typed({ firstname: '\t', email: ' ' }))
  expect(view()).toMatchObject({ focus: 'firstname', round: 2 })
  expect(view().fieldErrors).toEqual({ firstname: 'required', email: 'required' })
  expect(save).not.toHaveBeenCalled()
})

test.each([
  [
    { status: 409, code: 'email_taken' },
    { fieldErrors: { email: 'taken' }, callError: undefined },
  ],
  [
    { status: 422, fields: { lastname: 'Too long' } },
    { fieldErrors: { lastname: { serverMessage: 'Too long' } } },
  ],
  [{ failure: 'network' }, { fieldErrors: {}, callError: { name: 'network' } }],
])(
  'what the server says of a field stands there, anything else above the button: %j @PRF-2',
  async (error, told) => {
    const { send, at, view } = form(() => Promise.reject(error))
    send(typed({ email: 'new@example.com' }))
    await at('resting')
    expect(view()).toMatchObject({ ...told, busy: false, round: 1 })
    expect(view().fieldErrors).toEqual(told.fieldErrors)
    send(typed({ email: 'newer@example.com' }))
    expect(view()).toMatchObject({ fieldErrors: {}, callError: undefined, busy: true })
  },
)
