import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { faultKinds, pageFault, readFault, sandboxFault, writeFault } from '#lib/qa/faults.ts'
import * as situation from '#lib/qa/situation.ts'
import { addressOf, readSituation } from '#lib/qa/situation.ts'
import { fault as sandboxSchema } from '#sandbox/faults.ts'
import { tenants } from '#sandbox/tenants.ts'

const read = (address: string) => readSituation(new URLSearchParams(address.split('?')[1]))

test('a situation is one address: what is written is what is read', () => {
  const address =
    '/qa/situation?persona=verified&tenant=fuel&lang=pl&fault=activateCoupon.expired&fault=refreshSession.status-503&clock=coupon-20s&speed=60&to=/coupon/%7Bid%7D'
  expect(read(address)).toEqual({
    persona: 'verified',
    tenant: 'fuel',
    lang: 'pl',
    faults: [
      { endpoint: 'activateCoupon', kind: 'expired' },
      { endpoint: 'refreshSession', kind: 'status-503' },
    ],
    clock: 'coupon-20s',
    isFast: true,
    to: '/coupon/{id}',
  })
  expect(addressOf(read(address))).toBe(address)
})

test('nothing that is unknown gets through an address', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('persona', 'tenant', 'lang', 'fault', 'clock', 'speed', 'to'),
      (text, name) => {
        const first = addressOf(read(`?${new URLSearchParams({ [name]: `x${text}` })}`))
        expect(first).toBe('/qa/situation?persona=visitor&tenant=fuel&to=/')
      },
    ),
  )
  expect(read('?to=//evil.example').to).toBe('/')
  expect(readFault('constructor.slow')).toBeUndefined()
  expect(readFault('getMember.toString')).toBeUndefined()
})

test.each(Object.keys(faultKinds) as (keyof typeof faultKinds)[])(
  'the fault %s is made somewhere',
  (kind) => {
    const fault = { endpoint: 'getCoupon', kind } as const
    expect(readFault(writeFault(fault))).toEqual(fault)
    const [there, here] = [sandboxFault(fault), pageFault(fault)]
    expect(there ?? here).toBeDefined()
    if (there) expect(v.safeParse(sandboxSchema, there).success).toBe(true)
    if (here) expect('coupon/7').toMatch(new RegExp(`^${here.path}$`))
  },
)

test('the clubs are those of the sandbox', () => {
  expect(Object.keys(situation.tenants).toSorted()).toEqual(tenants.map(({ id }) => id).toSorted())
})
