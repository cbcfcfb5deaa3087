import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { couponUseSample } from '#machines/coupon-use/coupon-use.sample.ts'
import { provideCouponUse } from '#machines/coupon-use/coupon-use.store.ts'
import { couponUseView } from '#machines/coupon-use/coupon-use.view.ts'
import { expectMap } from '#support/map.ts'

const input = { couponId: 'c1', userCouponId: 'u1', short: false }
const refused = { status: 422 }
const lost = new DOMException('late', 'TimeoutError')

function start(
  world: { deactivate?: () => Promise<unknown>; readCoupon?: () => Promise<{ activated: boolean }> } = {},
  short = false,
) {
  const deps = {
    deactivate: vi.fn(world.deactivate ?? (async () => undefined)),
    readCoupon: vi.fn(world.readCoupon ?? (async () => ({ activated: false }))),
    refresh: vi.fn(),
    openList: vi.fn(),
    goBack: vi.fn(),
  }
  const screen = createActor(provideCouponUse(deps), { input: { ...input, short } }).start()
  const settle = (state: string) => waitFor(screen, ({ value }) => value === state)
  return { ...deps, screen, settle, view: () => couponUseView(screen.getSnapshot()) }
}

test('every state and every step of an activated coupon can be reached @CPN-6', async () => {
  await expectMap(couponUseSample)
})

test('an activated coupon shows its code until its time ends; then the lists are refreshed @CPN-6', () => {
  const { screen, view, refresh, goBack } = start()
  expect(view()).toEqual({ showsCode: true, asks: false, busy: false, ended: false })
  screen.send({ type: 'expired' })
  expect(view()).toEqual({ showsCode: false, asks: false, busy: false, ended: true })
  screen.send({ type: 'expired' })
  expect(refresh).toHaveBeenCalledOnce()
  expect(goBack).not.toHaveBeenCalled()
})

test('the short variant goes back one screen when its time ends @CPN-6', () => {
  const { screen, refresh, goBack } = start({}, true)
  screen.send({ type: 'expired' })
  expect(refresh).toHaveBeenCalledOnce()
  expect(goBack).toHaveBeenCalledOnce()
})

test('a member deactivates her coupon after one more question @CPN-6', async () => {
  const { screen, view, settle, deactivate, openList } = start()
  screen.send({ type: 'pressed' })
  expect(view()).toMatchObject({ asks: true, busy: false, showsCode: true })
  screen.send({ type: 'dismissed' })
  expect(view().asks).toBe(false)
  screen.send({ type: 'pressed' })
  screen.send({ type: 'confirmed' })
  screen.send({ type: 'confirmed' })
  expect(view()).toMatchObject({ asks: true, busy: true })
  await settle('deactivated')
  expect(deactivate).toHaveBeenCalledExactlyOnceWith('u1', expect.any(AbortSignal))
  expect(openList).toHaveBeenCalledOnce()
  expect(view()).toMatchObject({ showsCode: false, asks: false })
})

test('a refused deactivation only ends the loading @CPN-6', async () => {
  const { screen, view, settle, readCoupon, openList } = start({ deactivate: () => Promise.reject(refused) })
  screen.send({ type: 'pressed' })
  screen.send({ type: 'confirmed' })
  await settle('confirming')
  expect(view()).toMatchObject({ asks: true, busy: false })
  expect(readCoupon).not.toHaveBeenCalled()
  expect(openList).not.toHaveBeenCalled()
})

test.each([
  ['has taken effect', async () => ({ activated: false }), 'deactivated'],
  ['has not taken effect', async () => ({ activated: true }), 'confirming'],
  ['cannot be checked', () => Promise.reject(lost), 'confirming'],
])('a deactivation without a reply that %s is not sent twice @FT-28', async (_, readCoupon, state) => {
  const { screen, settle, deactivate } = start({ deactivate: () => Promise.reject(lost), readCoupon })
  screen.send({ type: 'pressed' })
  screen.send({ type: 'confirmed' })
  await settle(state)
  expect(deactivate).toHaveBeenCalledOnce()
})

test('a time that ends while the deactivation runs ends the screen once @CPN-6', async () => {
  const { screen, view, refresh, openList } = start()
  screen.send({ type: 'pressed' })
  screen.send({ type: 'confirmed' })
  screen.send({ type: 'expired' })
  await Promise.resolve()
  expect(view().ended).toBe(true)
  expect(refresh).toHaveBeenCalledOnce()
  expect(openList).not.toHaveBeenCalled()
})
