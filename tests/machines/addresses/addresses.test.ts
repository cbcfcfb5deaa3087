// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { type Address, type AddressForm, noAddress } from '#lib/domain/addresses/address.ts'
import { readAddresses } from '#lib/queries/addresses.ts'
import { perform } from '#lib/queries/perform.ts'
import { addressForm, addressList } from '#machines/addresses/addresses.ts'
import { formView } from '#machines/common/form.machine.ts'

vi.mock('#machines/start/portal.ts', () => ({}))
vi.mock('#lib/queries/perform.ts', () => ({ perform: vi.fn() }))
vi.mock('#lib/queries/addresses.ts', () => ({ readAddresses: vi.fn() }))

const home: AddressForm = {
  ...{ name: 'Home', street: '14 Fuchsia Lane', city: 'Kilbrae' },
  ...{ postal_code: 'K67 X2Y4', country: 'Ireland' },
}
const work = { ...home, name: 'Work' }
const lost = { failure: 'network' }
const at = (id: string): Address => ({ id, ...home })

interface Answers {
  /** The end of each sending: an error, or undefined when it is saved. */
  readonly sends?: readonly (object | undefined)[]
  /** The answer to each reading of the list: the addresses, or an error. */
  readonly reads?: readonly object[]
}

/** The form of a new address, or of the one with an id, with one answer after the other. */
function start({ sends = [], reads = [] }: Answers, id?: string) {
  for (const error of sends)
    vi.mocked(perform).mockImplementationOnce(async () => {
      if (error) throw error
    })
  for (const answer of reads)
    vi.mocked(readAddresses).mockImplementationOnce(async () => {
      if (Array.isArray(answer)) return answer
      throw answer
    })
  const onSaved = vi.fn()
  const next = vi.fn()
  const before = id === undefined ? noAddress : home
  const actor = createActor(addressForm({ id, before, known: ['1'] }, { onSaved, next })).start()
  return {
    actor,
    next,
    onSaved,
    sent: () => vi.mocked(perform).mock.calls.map(([, input]) => input),
    view: () => formView(actor.getSnapshot()),
    submit: async (values: AddressForm) => {
      actor.send({ type: 'submitted', values })
      await waitFor(actor, ({ value }) => value !== 'sending')
    },
  }
}

test('an address is sent once, as it is typed, and nothing else is asked @PRF-6 FT-27', async () => {
  const { submit, sent, onSaved } = start({ sends: [undefined] })
  await submit(home)
  expect(sent()).toEqual([{ body: home }])
  expect(readAddresses).not.toHaveBeenCalled()
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(undefined)
})

test('an address that is not changed is saved already @PRF-6', async () => {
  const { submit, sent, onSaved } = start({}, '7')
  await submit(home)
  expect(sent()).toEqual([])
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('7')
})

test('a lost reply is made up for by the list: an address that is there now is not sent again @PRF-6 FT-28', async () => {
  const { submit, sent, onSaved } = start({ sends: [lost], reads: [[at('1'), at('2')]] })
  await submit(home)
  expect(sent()).toHaveLength(1)
  expect(onSaved).toHaveBeenCalledOnce()
})

test('an address that was there before is not taken for the one that was sent; the next try reads first, then sends @PRF-6 FT-28', async () => {
  const { submit, sent, view, onSaved } = start({ sends: [lost, undefined], reads: [[at('1')], [at('1')]] })
  await submit(home)
  expect(view()).toMatchObject({ failure: { name: 'network' }, isUnsure: true, busy: false })
  await submit(work)
  expect(readAddresses).toHaveBeenCalledTimes(2)
  expect(sent()).toEqual([{ body: home }, { body: work }])
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(undefined)
})

test('a list that cannot be read keeps the next try from being sent @PRF-6 FT-28', async () => {
  const { submit, sent, view } = start({ sends: [lost], reads: [{ status: 503 }, { status: 403 }] })
  await submit(home)
  await submit(home)
  expect(sent()).toHaveLength(1)
  expect(view()).toMatchObject({ failure: { name: 'network' }, isUnsure: true })
})

test('what was typed after a lost reply that did arrive changes that address and adds no second one @PRF-6 FT-28', async () => {
  const { submit, sent, onSaved } = start({ sends: [lost, undefined], reads: [{ status: 503 }, [at('2')]] })
  await submit(home)
  await submit(work)
  expect(sent()).toEqual([{ body: home }, { params: { id: '2' }, body: work }])
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('2')
})

test.each<[string, Answers]>([
  ['the answer', { sends: [{ status: 404 }] }],
  ['the list after a lost reply', { sends: [lost], reads: [[at('1')]] }],
])('an address that is gone is told by %s @PRF-6', async (_, answers) => {
  const { submit, view, onSaved } = start(answers, '7')
  await submit(work)
  expect(view()).toMatchObject({ done: true, sent: { end: 'gone' } })
  expect(onSaved).not.toHaveBeenCalled()
})

test('a refusal is final: the list is not asked, and its words stand at their field @PRF-6', async () => {
  const { submit, view } = start({ sends: [{ status: 422, fields: { city: 'Too far' } }] })
  await submit(home)
  expect(view()).toMatchObject({ focus: 'city', isUnsure: false, failure: undefined })
  expect(view().fieldErrors).toEqual({ city: { serverMessage: 'Too far' } })
  expect(readAddresses).not.toHaveBeenCalled()
})

/** Removes the address 1, whose call fails, with an answer of the list. */
const removing = (error: object, read: () => Promise<readonly Address[]>) => {
  vi.mocked(perform).mockRejectedValueOnce(error)
  vi.mocked(readAddresses).mockImplementation(read)
  return addressList.remove(at('1'))
}

test('after a lost reply a list without the address says that it is removed @PRF-6 FT-28', async () => {
  await expect(removing(lost, async () => [at('2')])).resolves.toBe('removed')
})

test.each([
  ['still has the address', lost, async () => [at('1')]],
  ['cannot be read', lost, () => Promise.reject({ status: 503 })],
  ['is not asked, the answer being a refusal', { status: 422 }, async () => []],
])('a list that %s fails for the reason of the call @PRF-6 FT-28', async (_, error, read) => {
  await expect(removing(error, read)).rejects.toBe(error)
})
