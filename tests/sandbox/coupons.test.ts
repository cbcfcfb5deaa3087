import { describe, expect, test } from 'vitest'
import { createSandbox, type Sandbox } from './app.ts'
import { ask, firstPage, get, refused, wholeList } from './ask.ts'
import { personaEmail } from './personas.ts'

const minute = 60
const day = 24 * 3600

/** Signs a persona in and gives what the tests below need of her. */
function enter(persona: Parameters<Sandbox['controls']['signIn']>[0] = 'verified') {
  const sandbox = createSandbox()
  const { token } = sandbox.controls.signIn(persona)
  const coupons = async () => (await get(sandbox, 'listCoupons', { token, query: wholeList })).coupons
  const points = async () => (await get(sandbox, 'getMember', { token })).user.wallets[0]?.points
  return { sandbox, token, coupons, points }
}

const now = () => Date.now() / 1000

/** The coupon that costs points and can be activated at once. */
const affordable = async (coupons: () => ReturnType<ReturnType<typeof enter>['coupons']>) => {
  const coupon = (await coupons()).find((one) => one.points === 15_000)
  if (!coupon) throw new Error('the demo has lost its coupon for 150 points')
  return { ...coupon, points: 15_000 }
}

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

  test('has sixty coupons and more', async () => {
    const { coupons } = enter()
    expect((await coupons()).length).toBeGreaterThanOrEqual(60)
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

  test('meets fresh times after a night away too, but not by merely going on', async () => {
    const { sandbox } = enter()
    const pair = sandbox.controls.signIn('verified')
    const renewedAfter = async (seconds: number, refresh_token: string) => {
      sandbox.controls.clock(seconds)
      const next = await get(sandbox, 'refreshSession', { body: { refresh_token } })
      const { coupons } = await get(sandbox, 'listCoupons', { token: next.token, query: wholeList })
      return { next, flash: coupons.some(({ name }) => name.startsWith('Flash wash')) }
    }
    const soon = await renewedAfter(20 * minute, pair.refresh_token)
    expect(soon.flash).toBe(false)
    expect((await renewedAfter(day, soon.next.refresh_token)).flash).toBe(true)
  })

  test('reads them page by page, each once', async () => {
    const { sandbox, token, coupons } = enter()
    const ids: string[] = []
    for (let offset = 0; ; offset += 20) {
      const page = await get(sandbox, 'listCoupons', { token, query: { offset, limit: 20 } })
      ids.push(...page.coupons.map(({ id }) => id))
      if (page.coupons.length < 20) break
    }
    expect(ids).toEqual((await coupons()).map(({ id }) => id))
  })

  test('pays for an activation, sees its code for five minutes, and gets the points back by deactivating', async () => {
    const { sandbox, token, coupons, points } = enter()
    const { id, points: cost } = await affordable(coupons)
    const before = (await points()) ?? 0
    const { user_coupon } = await get(sandbox, 'activateCoupon', { token, params: { id }, body: {} })
    expect(user_coupon.code).toMatch(/^\d{12}$/)
    expect(user_coupon.expiration_at).toBeCloseTo(now() + 300, -1)
    expect(await points()).toBe(before - cost)
    const shown = (await get(sandbox, 'getCoupon', { token, params: { id } })).coupon
    expect(shown).toMatchObject({ activated: true, code: user_coupon.code, user_coupon_id: user_coupon.id })
    expect(await refused(sandbox, 'activateCoupon', { token, params: { id }, body: {} })).toMatchObject({
      status: 422,
      code: 'already_activated',
    })

    const used = { token, params: { id: user_coupon.id }, body: {} }
    expect((await ask(sandbox, 'deactivateCoupon', used)).status).toBe(204)
    expect(await points()).toBe(before)
    expect((await get(sandbox, 'getCoupon', { token, params: { id } })).coupon.activated).toBe(false)
    const history = await get(sandbox, 'listTransactions', { token, query: firstPage })
    expect(history.transactions.slice(0, 2).map((movement) => movement.points)).toEqual([cost, -cost])
  })

  test('has used a coupon whose minutes went by: it leaves the list and its points are spent', async () => {
    const { sandbox, token, coupons, points } = enter()
    const { id, points: cost } = await affordable(coupons)
    const before = (await points()) ?? 0
    const { user_coupon } = await get(sandbox, 'activateCoupon', { token, params: { id }, body: {} })
    sandbox.controls.clock(301)
    expect((await coupons()).some((coupon) => coupon.id === id)).toBe(false)
    expect(await points()).toBe(before - cost)
    const late = { token, params: { id: user_coupon.id }, body: {} }
    expect((await refused(sandbox, 'deactivateCoupon', late)).status).toBe(404)
    expect((await refused(sandbox, 'activateCoupon', { token, params: { id }, body: {} })).code).toBe(
      'not_found',
    )
  })

  test('cannot use a coupon before its time, nor one that costs too much', async () => {
    const { sandbox, token, coupons } = enter()
    const list = await coupons()
    const early = list.find(({ valid_from }) => (valid_from ?? 0) > now())?.id ?? ''
    const dear = list.find((one) => (one.points ?? 0) > 900_000)?.id ?? ''
    const activate = (id: string) => refused(sandbox, 'activateCoupon', { token, params: { id }, body: {} })
    expect(await activate(early)).toMatchObject({ status: 422, code: 'not_yet_valid' })
    expect(await activate(dear)).toMatchObject({
      status: 422,
      code: 'not_enough_points',
      message: "You don't have enough points for this coupon!",
    })
  })
})

test('an unverified member cannot activate a coupon', async () => {
  const { sandbox, token, coupons } = enter('unverified')
  const id = (await coupons())[1]?.id ?? ''
  const refusal = await refused(sandbox, 'activateCoupon', { token, params: { id }, body: {} })
  expect(refusal).toMatchObject({ status: 403, code: 'not_verified' })
})

test("nobody reads or uses another member's coupon", async () => {
  const { sandbox, coupons } = enter()
  const [own] = await coupons()
  const { token } = sandbox.controls.signIn('zero')
  const params = { id: own?.id ?? '' }
  expect((await refused(sandbox, 'getCoupon', { token, params })).status).toBe(404)
  expect((await refused(sandbox, 'activateCoupon', { token, params, body: {} })).status).toBe(404)
  const used = { id: own?.user_coupon_id ?? '' }
  expect((await refused(sandbox, 'deactivateCoupon', { token, params: used, body: {} })).status).toBe(404)
})

test('the newcomer has no coupons and no transactions', async () => {
  const { sandbox, token, coupons } = enter('newcomer')
  expect(await coupons()).toEqual([])
  expect((await get(sandbox, 'listTransactions', { token, query: firstPage })).transactions).toEqual([])
})

test('ten thousand coupons are still read in pages', async () => {
  const { sandbox, token, coupons } = enter()
  const before = (await coupons()).length
  sandbox.controls.seedBulk({ email: personaEmail('verified'), coupons: 10_000 })
  const last = { offset: before + 9980, limit: 20 }
  expect((await get(sandbox, 'listCoupons', { token, query: last })).coupons).toHaveLength(20)
})
