import { expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { type CouponInUse, couponUseMachine, couponUseView } from '#machines/coupons/coupon-use.machine.ts'

const input: CouponInUse = { couponId: 'c1', userCouponId: 'u1', until: 1000, isOver: false }

/** A running screen with stand-ins for the world; the deactivation may be told what to answer. */
function start(world: { deactivate?: (id: string) => Promise<unknown>; isOver?: boolean } = {}) {
  const deactivate = vi.fn(world.deactivate ?? (async () => undefined))
  const actions = { refresh: vi.fn(), openList: vi.fn(), goBack: vi.fn() }
  const machine = couponUseMachine.provide({
    actors: {
      expire: fromCallback(() => {}),
      deactivate: fromPromise<unknown, CouponInUse>(({ input: { userCouponId } }) =>
        deactivate(userCouponId),
      ),
    },
    actions,
  })
  const screen = createActor(machine, { input: { ...input, isOver: world.isOver ?? false } }).start()
  const settle = (state: string) => waitFor(screen, ({ value }) => value === state)
  return { ...actions, deactivate, screen, settle, view: () => couponUseView(screen.getSnapshot()) }
}

test('an activated coupon shows its code until its time ends; then the lists are refreshed, and it goes one screen back @CPN-6', () => {
  const { screen, view, refresh, goBack } = start()
  expect(view()).toEqual({ showsCode: true, asks: false, busy: false, ended: false })
  screen.send({ type: 'expired', isWatched: true })
  expect(view()).toEqual({ showsCode: false, asks: false, busy: false, ended: true })
  screen.send({ type: 'expired', isWatched: true })
  expect(refresh).toHaveBeenCalledOnce()
  expect(goBack).toHaveBeenCalledOnce()
})

test('a member who has not watched the end reads the notice and stays; a page opened after it does nothing more @CPN-6', () => {
  const returned = start()
  returned.screen.send({ type: 'expired', isWatched: false })
  const opened = start({ isOver: true })
  opened.screen.send({ type: 'expired', isWatched: true })
  for (const { view, goBack } of [returned, opened]) {
    expect(view()).toEqual({ showsCode: false, asks: false, busy: false, ended: true })
    expect(goBack).not.toHaveBeenCalled()
  }
  expect(returned.refresh).toHaveBeenCalledOnce()
  expect(opened.refresh).not.toHaveBeenCalled()
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

test('where a deactivation fails the code is shown still, and she may try again @CPN-6', async () => {
  const { screen, view, settle, deactivate } = start({ deactivate: () => Promise.reject(new Error('No')) })
  screen.send({ type: 'pressed' })
  screen.send({ type: 'confirmed' })
  await settle('confirming')
  expect(view()).toEqual({ showsCode: true, asks: true, busy: false, ended: false })
  expect(deactivate).toHaveBeenCalledOnce()
})
