import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type CouponInUse, couponUseMachine, couponUseView } from '#machines/coupons/coupon-use.machine.ts'

const input = { couponId: 'c1', userCouponId: 'u1', short: false }
const lost = new DOMException('late', 'TimeoutError')

/** A running screen with stand-ins for the world; the deactivation may be told what to answer. */
function start(world: { deactivate?: (id: string) => Promise<unknown> } = {}) {
  const deactivate = vi.fn(world.deactivate ?? (async () => undefined))
  const recheck = vi.fn(async (_: string) => false)
  const actions = { refresh: vi.fn(), openList: vi.fn(), goBack: vi.fn() }
  const machine = couponUseMachine.provide({
    actors: {
      deactivate: fromPromise<unknown, CouponInUse>(({ input: { userCouponId } }) =>
        deactivate(userCouponId),
      ),
      recheck: fromPromise<boolean, CouponInUse>(async ({ input: { couponId } }) => recheck(couponId)),
    },
    actions,
  })
  const screen = createActor(machine, { input }).start()
  const settle = (state: string) => waitFor(screen, ({ value }) => value === state)
  return { ...actions, deactivate, recheck, screen, settle, view: () => couponUseView(screen.getSnapshot()) }
}

test('an activated coupon shows its code until its time ends; then the lists are refreshed @CPN-6', () => {
  const { screen, view, refresh, goBack } = start()
  expect(view()).toEqual({ showsCode: true, asks: false, busy: false, ended: false })
  screen.send({ type: 'expired' })
  expect(view()).toEqual({ showsCode: false, asks: false, busy: false, ended: true })
  screen.send({ type: 'expired' })
  expect(refresh).toHaveBeenCalledOnce()
  expect(goBack).not.toHaveBeenCalled()
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
  expect(deactivate).toHaveBeenCalledExactlyOnceWith('u1')
  expect(openList).toHaveBeenCalledOnce()
  expect(view()).toMatchObject({ showsCode: false, asks: false })
})

test('a deactivation without a reply that has taken effect is not sent twice @FT-28', async () => {
  const { screen, view, settle, deactivate, recheck } = start({ deactivate: () => Promise.reject(lost) })
  screen.send({ type: 'pressed' })
  screen.send({ type: 'confirmed' })
  await settle('rechecking')
  expect(view()).toEqual({ showsCode: true, asks: true, busy: true, ended: false })
  await settle('deactivated')
  expect(deactivate).toHaveBeenCalledOnce()
  expect(recheck).toHaveBeenCalledExactlyOnceWith('c1')
})
