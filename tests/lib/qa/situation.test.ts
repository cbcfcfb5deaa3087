import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { calls, faultKinds, kindsOf, pageFault, readFault, sandboxFault, writeFault } from '#lib/qa/faults.ts'
import * as situation from '#lib/qa/situation.ts'
import { addressOf, readSituation, unknownIn } from '#lib/qa/situation.ts'
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

test('what means nothing in an address is named, and not left out in silence @OPS-3', () => {
  const unknown = (search: string) => unknownIn(new URLSearchParams(search))
  expect(unknown('persona=verified&tenant=fuel&clock=coupon-5m&to=/coupons')).toEqual(['clock=coupon-5m'])
  expect(unknown('persona=nobody&tenant=x&lang=de&fault=getMember.odd&speed=2&to=/nowhere&more=1')).toEqual([
    ...['persona=nobody', 'tenant=x', 'lang=de', 'fault=getMember.odd', 'speed=2', 'to=/nowhere', 'more=1'],
  ])
  // As the form leaves what was not chosen.
  expect(unknown('persona=visitor&lang=&clock=&to=/')).toEqual([])
  expect(
    unknown('fault=signIn.status-503&fault=getMember.slow&speed=60&to=/coupon/{id}&clock=coupon-20s'),
  ).toEqual([])
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

test('each call offers the refusals that the contract names for it, and no other call’s @RPL-1', () => {
  const own = (name: (typeof calls)[number]['value']) =>
    Object.keys(kindsOf(name)).filter((kind) => !Object.hasOwn(faultKinds, kind))
  expect(own('register')).toEqual(['email_taken', 'email_taken-once', 'validation', 'validation-once'])
  expect(own('getMember')).toEqual([])
  expect(readFault('getMember.email_taken')).toBeUndefined()
  expect(readFault('register.email_taken-twice')).toBeUndefined()
  const fault = readFault('signInWithCode.code_expired')
  if (!fault) throw new Error('signInWithCode has a code that can be too old')
  expect(kindsOf('signInWithCode')[fault.kind]?.label).toBe('422 code_expired')
  expect(pageFault(fault)).toMatchObject({ status: 422, code: 'code_expired' })
  const address = '/qa/situation?persona=visitor&tenant=fuel&fault=signInWithCode.code_expired&to=/'
  expect(addressOf(read(address))).toBe(address)
})

test('each call is offered with the request that the inspector lists for it @RPL-1', () => {
  const labels = calls.map(({ label }) => label)
  expect(labels).toContain('activateCoupon: POST coupon/{id}/redeem')
  expect(labels).toContain('signIn: POST user/login')
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other)))
})

test.each(
  calls.flatMap(({ value: endpoint }) =>
    Object.keys(kindsOf(endpoint)).flatMap((kind) =>
      Object.hasOwn(faultKinds, kind) ? [] : [`${endpoint}.${kind}`],
    ),
  ),
)('the refusal %s is one that the sandbox can make @RPL-1', (text) => {
  const fault = readFault(text)
  expect(fault && writeFault(fault)).toBe(text)
  expect(v.safeParse(sandboxSchema, fault && sandboxFault(fault)).success).toBe(true)
})

test('the clubs are those of the sandbox', () => {
  expect(Object.keys(situation.tenants).toSorted()).toEqual(tenants.map(({ id }) => id).toSorted())
})
