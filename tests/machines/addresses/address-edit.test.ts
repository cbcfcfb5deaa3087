import { expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { Address } from '#lib/domain/addresses/address.ts'
import type { AddressForm } from '#lib/domain/addresses/address-form.ts'
import { addressEditMachine, addressEditView } from '#machines/addresses/address-edit.machine.ts'
import { addressSavingMachine } from '#machines/addresses/address-saving.machine.ts'

const home: AddressForm = {
  name: 'Home',
  street: '14 Fuchsia Lane',
  city: 'Kilbrae',
  postal_code: 'K67 X2Y4',
  country: 'Ireland',
}
const given = { id: '7', before: home, known: [] }
const typed = (parts: Partial<AddressForm>) => ({ type: 'submitted', typed: { ...home, ...parts } }) as const
const lost = { failure: 'network' }

function form(
  answer: () => Promise<void> = async () => {},
  list: readonly Address[] = [{ id: '7', ...home }],
) {
  const save = vi.fn((_: unknown) => answer())
  const readList = vi.fn(async () => list)
  const leave = vi.fn()
  const tellSaved = vi.fn()
  let comeBack = () => {}
  const actor = createActor(
    addressEditMachine.provide({
      actors: {
        save: addressSavingMachine.provide({
          actors: {
            save: fromPromise<void, { id: string | undefined; form: AddressForm }>(({ input }) =>
              save(input),
            ),
            readList: fromPromise<readonly Address[], void>(() => readList()),
          },
        }),
        awaitReturn: fromCallback(({ sendBack }) => {
          comeBack = () => sendBack({ type: 'returned' })
        }),
      },
      actions: { leave, tellSaved },
    }),
    { input: given },
  ).start()
  return {
    ...{ save, readList, leave, tellSaved },
    comeBack: () => comeBack(),
    send: actor.send.bind(actor),
    at: (state: string) => waitFor(actor, ({ value }) => value === state),
    view: () => addressEditView(actor.getSnapshot()),
  }
}

test('a changed address is sent as it is typed, once for two presses @PRF-6 FT-27 XS-29', async () => {
  const { save, leave, tellSaved, send, at, view } = form()
  expect(view()).toEqual({
    ...{ fieldErrors: {}, attempt: { callError: undefined, isUnsure: false } },
    ...{ busy: false, isGone: false, focus: undefined, round: 0 },
  })
  send(typed({ street: ' <b>14</b> Lane\u202e ' }))
  send(typed({ street: 'again' }))
  expect(view().busy).toBe(true)
  await at('left')
  expect(save).toHaveBeenCalledExactlyOnceWith({
    id: '7',
    form: { ...home, street: ' <b>14</b> Lane\u202e ' },
  })
  expect(tellSaved).toHaveBeenCalledTimes(1)
  expect(leave).toHaveBeenCalledTimes(1)
})

test('a form that is found again by a step forward can be sent again @PRF-6', async () => {
  const { send, at, view, comeBack } = form()
  send(typed({}))
  expect(view().busy).toBe(true)
  comeBack()
  await at('resting')
  expect(view().busy).toBe(false)
})

test('empty and overlong fields are said in their places, the first one first @PRF-6', () => {
  const { save, send, view } = form()
  send(typed({ street: '\t ', city: 'x'.repeat(1001) }))
  expect(view()).toMatchObject({
    fieldErrors: { street: 'required', city: 'max' },
    focus: 'street',
    round: 1,
  })
  send({ type: 'typed', field: 'street' })
  expect(view().focus).toBe('city')
  expect(save).not.toHaveBeenCalled()
})

test('what the server says of a field stands there, anything else above the button @PRF-6', async () => {
  const refused = form(() => Promise.reject({ status: 422, fields: { postal_code: 'Unknown' } }))
  refused.send(typed({ name: 'Work' }))
  await refused.at('resting')
  expect(refused.view()).toMatchObject({
    fieldErrors: { postal_code: { serverMessage: 'Unknown' } },
    focus: 'postal_code',
    round: 1,
    attempt: { callError: undefined },
  })
  refused.send(typed({ name: 'Cabin' }))
  expect(refused.view()).toMatchObject({ busy: true, focus: undefined })
  expect(refused.view().fieldErrors).toEqual({})
  const forbidden = form(() => Promise.reject({ status: 403 }))
  forbidden.send(typed({ name: 'Work' }))
  await forbidden.at('resting')
  expect(forbidden.view().attempt).toEqual({
    callError: { name: 'forbidden', serverMessage: undefined, wait: undefined },
    isUnsure: false,
  })
})

test('after a lost reply the form says what that may mean, and looks at the list before it sends again @PRF-6 FT-28', async () => {
  const { save, readList, send, at, view } = form(() => Promise.reject(lost))
  send(typed({ name: 'Work' }))
  await at('resting')
  expect(view().attempt).toMatchObject({ callError: { name: 'network' }, isUnsure: true })
  expect(readList).toHaveBeenCalledTimes(1)
  send(typed({ name: 'Cabin' }))
  expect(view().attempt).toEqual({ callError: undefined, isUnsure: true })
  await at('resting')
  expect(readList.mock.invocationCallOrder[1]).toBeLessThan(save.mock.invocationCallOrder[1] ?? 0)
})

test('what she had before is sent too when the reply to her change was lost @PRF-6 FT-28', async () => {
  const { save, leave, send, at } = form(() => Promise.reject(lost))
  send(typed({ name: 'Work' }))
  await at('resting')
  send(typed({}))
  expect(leave).not.toHaveBeenCalled()
  // The list has it then, so that the second lost reply leaves no doubt.
  await at('left')
  expect(save).toHaveBeenLastCalledWith({ id: '7', form: home })
})

test('an address that is gone is said instead of the form @PRF-6', async () => {
  const { send, at, view } = form(() => Promise.reject({ status: 404 }))
  send(typed({ name: 'Work' }))
  await at('gone')
  expect(view()).toMatchObject({ isGone: true, busy: false })
})
