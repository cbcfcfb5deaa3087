import { describe, expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { get, wholeList } from './ask.ts'

const minute = 60
const day = 24 * 3600

/** Signs the member in and gives what the tests below need of her. */
function enter() {
  const sandbox = createSandbox()
  const { token } = sandbox.controls.signIn('verified')
  const coupons = async () => (await get(sandbox, 'listCoupons', { token, query: wholeList })).coupons
  const points = async () => (await get(sandbox, 'getMember', { token })).user.wallets[0]?.points
  return { sandbox, coupons, points }
}

const now = () => Date.now() / 1000

describe('the verified member', () => {
  test('has the same codes in every platform whose clock stands at the same moment', async () => {
    const codes = async () => {
      const sandbox = createSandbox()
      sandbox.controls.clock(Date.UTC(2026, 10, 26, 10) / 1000 + 0.5 - now())
      sandbox.controls.speed(0)
      const { token } = sandbox.controls.signIn('verified')
      const { coupons } = await get(sandbox, 'listCoupons', { token, query: wholeList })
      return coupons.flatMap(({ code }) => code ?? [])
    }
    const first = await codes()
    expect(first.length).toBeGreaterThan(0)
    expect(new Set(first).size).toBe(first.length)
    expect(first.join(' ')).toMatch(/^(?:\d{12} ?)+$/)
    expect(await codes()).toEqual(first)
  })

  test('has coupons in every state that the portal must show', async () => {
    const { coupons, points } = enter()
    const list = await coupons()
    const own = (await points()) ?? 0
    const left = ({ valid_until }: (typeof list)[number]) => (valid_until ?? Number.POSITIVE_INFINITY) - now()
    const states = {
      activated: list.filter(({ activated, expiration_at }) => activated && (expiration_at ?? 0) > now()),
      'ends in 101 s': list.filter((one) => left(one) > 90 && left(one) <= 101),
      'ends in 3 minutes': list.filter((one) => left(one) > 2.5 * minute && left(one) <= 3 * minute),
      'ends within hours': list.filter((one) => left(one) > 3600 && left(one) < 2 * 3600),
      'ends tomorrow': list.filter((one) => left(one) > 0 && left(one) < 2 * day),
      'more than 2 days left': list.filter((one) => left(one) > 2 * day && left(one) < 1000 * day),
      'without end': list.filter(({ valid_until }) => valid_until === undefined),
      'not yet valid': list.filter(({ valid_from }) => (valid_from ?? 0) > now()),
      free: list.filter((one) => one.points === undefined),
      'too expensive': list.filter((one) => (one.points ?? 0) > own),
      'without a ribbon': list.filter(({ ribbon }) => ribbon === undefined),
      'without a picture': list.filter(({ img_logo }) => img_logo === undefined),
    }
    expect(Object.entries(states).filter(([, found]) => found.length === 0)).toEqual([])
  })

  test('meets fresh times at each sign-in, and within a session sees a coupon end for good', async () => {
    const { sandbox, coupons } = enter()
    const short = (await coupons()).find(({ name }) => name.startsWith('Flash wash'))
    sandbox.controls.clock(102)
    expect((await coupons()).some(({ id }) => id === short?.id)).toBe(false)
    sandbox.controls.clock(40 * day)
    const { token } = sandbox.controls.signIn('verified')
    const again = (await get(sandbox, 'listCoupons', { token, query: wholeList })).coupons
    expect(again.length).toBeGreaterThanOrEqual(60)
    expect(again.find(({ id }) => id === short?.id)?.valid_until).toBeCloseTo(now() + 40 * day + 101, -1)
  })
})
