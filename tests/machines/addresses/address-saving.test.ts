import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, toPromise } from 'xstate'
import type { Address } from '#lib/domain/addresses/address.ts'
import type { AddressForm } from '#lib/domain/addresses/address-form.ts'
import { addressSavingMachine } from '#machines/addresses/address-saving.machine.ts'

const home: AddressForm = {
  name: 'Home',
  street: '14 Fuchsia Lane',
  city: 'Kilbrae',
  postal_code: 'K67 X2Y4',
  country: 'Ireland',
}
const work = { ...home, name: 'Work' }
const lost = { failure: 'network' }
const given = { id: undefined, known: ['1'], sent: home, typed: home, isUnsure: false }

type Answer<T> = () => Promise<T>
const done: Answer<void> = async () => {}
const fails = (error: unknown) => () => Promise.reject(error)

/** One run of saving, with one answer after the other to what it sends and to what it reads. */
async function saving(
  input: Partial<typeof given> | { id: string },
  { sends = [], reads = [] }: { sends?: Answer<void>[]; reads?: Answer<Address[]>[] },
) {
  const save = vi.fn((_: unknown) => sends.shift()?.() ?? Promise.reject(lost))
  const readList = vi.fn(() => reads.shift()?.() ?? Promise.reject(lost))
  const actor = createActor(
    addressSavingMachine.provide({
      actors: {
        save: fromPromise<void, { id: string | undefined; form: AddressForm }>(({ input }) => save(input)),
        readList: fromPromise<readonly Address[], void>(() => readList()),
      },
    }),
    { input: { ...given, ...input } },
  ).start()
  return { output: await toPromise(actor), save, readList }
}

test('an address is sent once and is saved then; nothing else is asked @PRF-6 FT-27', async () => {
  const { output, save, readList } = await saving({}, { sends: [done] })
  expect(output.as).toBe('saved')
  expect(save).toHaveBeenCalledExactlyOnceWith({ id: undefined, form: home })
  expect(readList).not.toHaveBeenCalled()
})

test('a lost reply is made up for by the list: an address that is there now is not sent again @PRF-6 FT-28', async () => {
  const { output, save } = await saving(
    {},
    {
      sends: [fails(lost)],
      reads: [
        async () => [
          { id: '1', ...home },
          { id: '2', ...home },
        ],
      ],
    },
  )
  expect(output).toMatchObject({ as: 'saved', isUnsure: true })
  expect(save).toHaveBeenCalledTimes(1)
})

test('an address that was there before is not taken for the one that was sent @PRF-6 FT-28', async () => {
  const { output } = await saving({}, { sends: [fails(lost)], reads: [async () => [{ id: '1', ...home }]] })
  expect(output).toMatchObject({ as: 'lost', error: lost, isUnsure: true })
})

test('after a lost reply the next try reads the list first, and sends what did not arrive @PRF-6 FT-28', async () => {
  const { output, save, readList } = await saving(
    { isUnsure: true, typed: work },
    { sends: [done], reads: [async () => []] },
  )
  expect(readList).toHaveBeenCalledTimes(1)
  expect(save).toHaveBeenCalledExactlyOnceWith({ id: undefined, form: work })
  expect(output.as).toBe('saved')
})

test('a list that cannot be read keeps the next try from being sent @PRF-6 FT-28', async () => {
  const { output, save } = await saving(
    { isUnsure: true },
    { sends: [done], reads: [fails({ status: 503 })] },
  )
  expect(save).not.toHaveBeenCalled()
  expect(output).toMatchObject({ as: 'lost', error: { status: 503 }, isUnsure: true })
})

test('what was typed after a lost reply that did arrive changes that address and adds no second one @PRF-6 FT-28', async () => {
  const { output, save } = await saving(
    { isUnsure: true, typed: work },
    { sends: [done], reads: [async () => [{ id: '2', ...home }]] },
  )
  expect(save).toHaveBeenCalledExactlyOnceWith({ id: '2', form: work })
  expect(output.as).toBe('saved')
})

test.each([
  ['the answer', { sends: [fails({ status: 404 })] }],
  ['the list after a lost reply', { sends: [fails(lost)], reads: [async () => [{ id: '1', ...home }]] }],
])('an address that is gone is told by %s @PRF-6', async (_, answers) => {
  expect((await saving({ id: '7' }, answers)).output.as).toBe('gone')
})

test('a refusal is final: the list is not asked @PRF-6', async () => {
  const error = { status: 422, fields: { city: 'Too far' } }
  const { output, readList } = await saving({}, { sends: [fails(error)] })
  expect(output).toMatchObject({ as: 'refused', error, isUnsure: false })
  expect(readList).not.toHaveBeenCalled()
})
