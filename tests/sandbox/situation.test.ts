import { beforeEach, expect, test, vi } from 'vitest'
import { createSandbox, type Sandbox } from './app.ts'
import { ask, get, wholeList } from './ask.ts'
import { secondsIn, setAhead, setRate } from './clock.ts'
import { createWorld } from './world.ts'

const start = 1_800_000_000

beforeEach(() => {
  vi.useFakeTimers({ now: start * 1000, toFake: ['Date'] })
})
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

const enter = () => {
  const sandbox = createSandbox({ controls: true })
  const { token } = sandbox.controls.signIn('verified')
  const coupons = async () => (await get(sandbox, 'listCoupons', { token, query: wholeList })).coupons
  const date = async () =>
    Date.parse((await ask(sandbox, 'getMember', { token })).headers.get('date') ?? '') / 1000
  return { sandbox, token, coupons, date }
}

test.each([
  ['coupon', 172_800, 'valid_until'],
  ['coupon', 20, 'valid_until'],
  ['coupon', -1, 'valid_until'],
  ['activation', 100, 'expiration_at'],
  ['activation', 1, 'expiration_at'],
] as const)('a tester meets the %s with %d seconds left when she sees it', async (end, left, field) => {
  const { sandbox, token, coupons, date } = enter()
  const ends = new Map((await coupons()).map((coupon) => [coupon.id, coupon[field]]))
  const id = sandbox.controls.moment({ persona: 'verified', end, left })
  // However long the page takes to come.
  later(5)
  expect((ends.get(id) ?? 0) - (await date())).toBe(left)
  const seen = (await coupons()).find((coupon) => coupon.id === id)
  expect(seen?.[field]).toBe(left > 0 ? ends.get(id) : undefined)
  later(3)
  expect((ends.get(id) ?? 0) - (await date())).toBe(left - 3)
  expect((await ask(sandbox, 'getMember', { token })).status).toBe(200)
})

test('a moment that nobody has is refused in words', () => {
  const { sandbox } = enter()
  expect(() => sandbox.controls.moment({ persona: 'newcomer', end: 'coupon', left: 20 })).toThrow(
    'newcomer has no coupon whose end is so far away',
  )
})

test('a clock that runs sixty times as fast goes on from where it stands', () => {
  const world = createWorld('fast')
  setAhead(world, 100)
  later(10)
  setRate(world, 60)
  expect(secondsIn(world)).toBe(start + 110)
  later(2)
  expect(secondsIn(world)).toBe(start + 110 + 120)
  setAhead(world, 0)
  expect(secondsIn(world)).toBe(start + 12)
  world.db.close()
})

test('a persona who has left is refused with the session that her browser still holds', async () => {
  const sandbox = createSandbox({ controls: true })
  const { token, refresh_token } = sandbox.controls.signIn('newcomer')
  sandbox.controls.leave('newcomer')
  expect((await ask(sandbox, 'getMember', { token })).status).toBe(401)
  expect((await ask(sandbox, 'refreshSession', { body: { refresh_token } })).status).toBe(401)
})

const post = (sandbox: Sandbox, path: string, headers: Record<string, string>) =>
  sandbox.fetch(`/__sandbox/${path}`, { method: 'POST', headers, body: '{}' })

test.each([true, 'own-world'] as const)(
  'controls are taken from pages of their own origin and from programs, never from another site: %s @OPS-2',
  async (controls) => {
    const sandbox = createSandbox({ controls })
    const reset = async (url: string, headers: Record<string, string> = {}) => {
      const cookie = 'sandbox-world=12345678-1'
      const asked = { method: 'POST', headers: { cookie, ...headers }, body: '{}' }
      return (await sandbox.fetch(`${url}/__sandbox/reset`, asked)).status
    }
    const own = 'http://fuel.localhost:4321'
    expect(await reset(own)).toBe(200)
    expect(await reset(own, { Origin: own, 'Sec-Fetch-Site': 'same-origin' })).toBe(200)
    expect(await reset('http://192.0.2.7:4321', { Origin: 'http://192.0.2.7:4321' })).toBe(200)
    expect(await reset(own, { Origin: 'https://evil.example' })).toBe(403)
    expect(await reset(own, { Origin: 'http://localhost:4321' })).toBe(403)
    expect(await reset(own, { Origin: 'null' })).toBe(403)
    expect(await reset(own, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    // Somebody else's name, made to lead here: all of it is "same-origin".
    const rebound = 'http://evil.example:4321'
    expect(await reset(rebound, { Origin: rebound, 'Sec-Fetch-Site': 'same-origin' })).toBe(403)
  },
)

test('a demo lets a browser control a world of its own, and never the one that everybody shares', async () => {
  const sandbox = createSandbox({ controls: 'own-world' })
  const own = { Cookie: 'sandbox-world=12345678-1' }
  const { token } = sandbox.controls.signIn('verified')
  expect((await post(sandbox, 'reset', {})).status).toBe(403)
  expect((await post(sandbox, 'reset', { Cookie: 'sandbox-world=a b' })).status).toBe(403)
  expect((await post(sandbox, 'revoke-all', own)).status).toBe(200)
  expect((await ask(sandbox, 'getMember', { token })).status).toBe(200)
  expect((await ask(sandbox, 'getMember', { token, headers: own })).status).toBe(401)
  // Nothing that passes by is written down.
  expect(await (await sandbox.fetch('/__sandbox/log', { headers: own })).json()).toEqual([])
})
