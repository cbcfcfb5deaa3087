import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { CouponStanding } from '#lib/domain/coupon-standing.ts'
import { couponButtonSample } from '#machines/coupon-button/coupon-button.sample.ts'
import { provideCouponButton } from '#machines/coupon-button/coupon-button.store.ts'
import { couponButtonView } from '#machines/coupon-button/coupon-button.view.ts'
import { expectMap } from '#support/map.ts'

const standings = {
  unknown: { as: 'unknown' },
  unverified: { as: 'unverified' },
  active: { as: 'active' },
  ready: { as: 'ready' },
  poor: { as: 'blocked', reason: { kind: 'points', missing: 500 } },
  early: { as: 'blocked', reason: { kind: 'early', from: 1_795_132_800 } },
} as const satisfies Record<string, CouponStanding>

const refused = { status: 422, code: 'not_enough_points' }
const lost = new TypeError('Failed to fetch')

/** A running button with stand-ins for the world; each may be told what to answer. */
function start(
  world: { activate?: () => Promise<unknown>; readCoupon?: () => Promise<{ activated: boolean }> } = {},
) {
  const deps = {
    activate: vi.fn(world.activate ?? (async () => ({ id: 'u1' }))),
    readCoupon: vi.fn(world.readCoupon ?? (async () => ({ activated: true }))),
    openCoupon: vi.fn(),
    openList: vi.fn(),
  }
  const button = createActor(provideCouponButton(deps), { input: { id: 'c1' } }).start()
  const press = (standing: CouponStanding) => button.send({ type: 'pressed', standing })
  const settle = (state: string) => waitFor(button, ({ value }) => value === state)
  return {
    ...deps,
    button,
    press,
    settle,
    view: (as: CouponStanding) => couponButtonView(button.getSnapshot(), as),
  }
}

test('every state and every step of the coupon button can be reached @CPN-2', async () => {
  await expectMap(couponButtonSample)
})

test('an unverified member presses and reads why not; closing the notice leads back @CPN-2', () => {
  const { press, button, view } = start()
  press(standings.unverified)
  expect(view(standings.unverified)).toMatchObject({ dialog: 'verification', tone: 'inactive', locked: true })
  button.send({ type: 'dismissed' })
  expect(view(standings.unverified)).toMatchObject({ dialog: undefined, locked: true })
})

test('pressing an active coupon opens it @CPN-2', () => {
  const { press, openCoupon, view } = start()
  press(standings.active)
  expect(openCoupon).toHaveBeenCalledExactlyOnceWith('c1')
  expect(view(standings.active)).toMatchObject({ label: 'active', tone: 'active', dialog: undefined })
})

test.each([standings.poor, standings.early])(
  'pressing a blocked coupon shows the reason, pressing again hides it @CPN-2',
  (standing) => {
    const { press, button, view, activate } = start()
    expect(view(standing)).toMatchObject({
      hint: standing.reason,
      hintOpen: false,
      tone: 'inactive',
      locked: false,
    })
    press(standing)
    expect(view(standing)).toMatchObject({ hint: standing.reason, hintOpen: true, dialog: undefined })
    press(standing)
    expect(view(standing).hintOpen).toBe(false)
    press(standing)
    button.send({ type: 'dismissed' })
    expect(view(standing).hintOpen).toBe(false)
    expect(activate).not.toHaveBeenCalled()
  },
)

test('a press on a coupon whose time came while its hint was open asks at once @CPN-2 @CPN-3', () => {
  const { press, view } = start()
  press(standings.early)
  press(standings.ready)
  expect(view(standings.ready)).toMatchObject({ dialog: 'activation', hintOpen: false })
})

test('an open hint is gone once its reason is @CPN-2', () => {
  const { press, view } = start()
  press(standings.poor)
  expect(view(standings.ready)).toMatchObject({ hint: undefined, hintOpen: false })
})

test('while the member is unknown a press does nothing @CPN-2', () => {
  const { press, button, view } = start()
  press(standings.unknown)
  expect(button.getSnapshot().value).toBe('resting')
  expect(view(standings.unknown)).toMatchObject({ tone: 'inactive', locked: false, hint: undefined })
})

test('a ready coupon asks first; later means nothing was sent @CPN-5', () => {
  const { press, button, view, activate } = start()
  expect(view(standings.ready)).toMatchObject({ label: 'activate', tone: 'use' })
  press(standings.ready)
  expect(view(standings.ready)).toMatchObject({ dialog: 'activation', busy: false })
  button.send({ type: 'dismissed' })
  expect(view(standings.ready).dialog).toBeUndefined()
  expect(activate).not.toHaveBeenCalled()
})

test('a confirmed activation closes the dialog and goes to the list @CPN-5', async () => {
  const { press, button, view, settle, activate, openList } = start()
  press(standings.ready)
  button.send({ type: 'confirmed' })
  expect(view(standings.ready)).toMatchObject({ dialog: 'activation', busy: true })
  await settle('resting')
  expect(activate).toHaveBeenCalledWith('c1', expect.any(AbortSignal))
  expect(openList).toHaveBeenCalledOnce()
})

test('confirming twice, or closing meanwhile, sends one activation @FT-27 @CPN-5', async () => {
  const { press, button, settle, activate, openList } = start()
  press(standings.ready)
  button.send({ type: 'confirmed' })
  button.send({ type: 'confirmed' })
  button.send({ type: 'dismissed' })
  press(standings.ready)
  await settle('resting')
  expect(activate).toHaveBeenCalledOnce()
  expect(openList).toHaveBeenCalledOnce()
})

test('when the server refuses, only the loading ends, and it can be tried again @CPN-5', async () => {
  const { press, button, view, settle, activate, readCoupon, openList } = start({
    activate: () => Promise.reject(refused),
  })
  press(standings.ready)
  button.send({ type: 'confirmed' })
  await settle('confirming')
  expect(view(standings.ready)).toMatchObject({ dialog: 'activation', busy: false })
  expect([readCoupon, openList].map((call) => call.mock.calls.length)).toEqual([0, 0])
  button.send({ type: 'confirmed' })
  await settle('confirming')
  expect(activate).toHaveBeenCalledTimes(2)
})

test('when the reply to an activation is lost, the coupon is read and not activated again @FT-28', async () => {
  const { press, button, settle, activate, readCoupon, openList } = start({
    activate: () => Promise.reject(lost),
  })
  press(standings.ready)
  button.send({ type: 'confirmed' })
  await settle('resting')
  expect(readCoupon).toHaveBeenCalledExactlyOnceWith('c1', expect.any(AbortSignal))
  expect(activate).toHaveBeenCalledOnce()
  expect(openList).toHaveBeenCalledOnce()
})

test.each([
  ['is not activated', async () => ({ activated: false })],
  ['cannot be read', () => Promise.reject(lost)],
])('when the reply is lost and the coupon %s, the member is asked again @FT-28', async (_, readCoupon) => {
  const { press, button, view, settle, activate, openList } = start({
    activate: () => Promise.reject(lost),
    readCoupon,
  })
  press(standings.ready)
  button.send({ type: 'confirmed' })
  await settle('rechecking')
  expect(view(standings.ready)).toMatchObject({ dialog: 'activation', busy: true })
  await settle('confirming')
  expect(view(standings.ready)).toMatchObject({ dialog: 'activation', busy: false })
  expect(activate).toHaveBeenCalledOnce()
  expect(openList).not.toHaveBeenCalled()
})

test('a coupon that another tab has activated leads to the list @FT-28', async () => {
  const { press, button, settle, openList } = start({
    activate: () => Promise.reject({ status: 422, code: 'already_activated' }),
  })
  press(standings.ready)
  button.send({ type: 'confirmed' })
  await settle('resting')
  expect(openList).toHaveBeenCalledOnce()
})
