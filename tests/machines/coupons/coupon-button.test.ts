import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { CouponStatus } from '#lib/domain/coupons/coupon.ts'
import {
  type Activation,
  couponButtonMachine,
  couponButtonView,
} from '#machines/coupons/coupon-button.machine.ts'

const statuses = {
  unknown: { as: 'unknown' },
  unverified: { as: 'unverified' },
  active: { as: 'active' },
  ready: { as: 'ready' },
  poor: { as: 'blocked', reason: { kind: 'points', missing: 500 } },
  early: { as: 'blocked', reason: { kind: 'early', from: 1_795_132_800 } },
} as const satisfies Record<string, CouponStatus>

const refused = { status: 422, code: 'not_enough_points' }
const lost = new TypeError('Failed to fetch')

/** A running button with stand-ins for the world; each may be told what to answer. */
function start(
  world: {
    activate?: (id: string, confirmation?: string) => Promise<unknown>
    recheck?: (id: string) => Promise<boolean>
  } = {},
) {
  const activate = vi.fn(world.activate ?? (async () => ({ id: 'u1' })))
  const recheck = vi.fn(world.recheck ?? (async () => true))
  const openList = vi.fn()
  const report = vi.fn()
  const machine = couponButtonMachine.provide({
    actors: {
      activate: fromPromise<unknown, Activation>(({ input: { id, confirmation } }) =>
        confirmation === undefined ? activate(id) : activate(id, confirmation),
      ),
      recheck: fromPromise<boolean, { id: string }>(async ({ input: { id } }) => recheck(id)),
    },
    actions: { openCoupon: () => {}, openList: () => openList(), report: (_, failure) => report(failure) },
  })
  const clock = new SimulatedClock()
  const button = createActor(machine, { input: { id: 'c1' }, clock }).start()
  const press = (status: CouponStatus) => button.send({ type: 'pressed', status })
  const agree = () => {
    press(statuses.ready)
    button.send({ type: 'confirmed' })
  }
  const settle = (state: string) => waitFor(button, ({ value }) => value === state)
  return {
    activate,
    recheck,
    openList,
    report,
    clock,
    button,
    press,
    agree,
    settle,
    view: (as: CouponStatus) => couponButtonView(button.getSnapshot(), as),
  }
}

const resting = {
  ...{ offered: true, label: 'activate', tone: 'inactive', locked: false, hint: undefined, hintOpen: false },
  ...{ dialog: undefined, proving: false, busy: false, checking: false },
}

test.each([
  [statuses.unknown, {}, {}],
  [statuses.unverified, { locked: true }, { dialog: 'verification' }],
  [statuses.active, { label: 'active', tone: 'active' }, {}],
  [statuses.ready, { tone: 'use' }, { dialog: 'activation' }],
  [statuses.poor, { hint: statuses.poor.reason }, { hintOpen: true }],
  [statuses.early, { hint: statuses.early.reason }, { hintOpen: true }],
  [{ as: 'ended' }, { offered: false }, {}],
] as const)(
  'a coupon that stands as %j has its button, and the answer to a press on it @CPN-2',
  (status, atRest, pressed) => {
    const { press, view } = start()
    expect(view(status)).toEqual({ ...resting, ...atRest })
    press(status)
    expect(view(status)).toEqual({ ...resting, ...atRest, ...pressed })
  },
)

test('an open hint is gone once its reason is @CPN-2', () => {
  const { press, view } = start()
  press(statuses.poor)
  expect(view(statuses.ready)).toMatchObject({ hint: undefined, hintOpen: false })
})

test('confirming twice, or closing meanwhile, sends one activation @FT-27 @CPN-5', async () => {
  const { agree, press, button, view, settle, activate, openList } = start()
  agree()
  button.send({ type: 'confirmed' })
  button.send({ type: 'dismissed' })
  press(statuses.ready)
  expect(view(statuses.ready)).toMatchObject({ dialog: 'activation', busy: true })
  await settle('resting')
  expect(activate).toHaveBeenCalledExactlyOnceWith('c1')
  expect(openList).toHaveBeenCalledOnce()
})

test('when the reply to an activation is lost, the coupon is read and not activated again @FT-28', async () => {
  const { agree, settle, activate, recheck, openList } = start({
    activate: () => Promise.reject(lost),
  })
  agree()
  await settle('resting')
  expect(recheck).toHaveBeenCalledExactlyOnceWith('c1')
  expect(activate).toHaveBeenCalledOnce()
  expect(openList).toHaveBeenCalledOnce()
})

test('a member who waits for two seconds is told that the activation is being checked @B5 @C9', async () => {
  const { agree, clock, view, settle } = start({ activate: () => new Promise(() => {}) })
  agree()
  clock.increment(1999)
  expect(view(statuses.ready)).toMatchObject({ busy: true, checking: false })
  clock.increment(1)
  expect(view(statuses.ready)).toMatchObject({ busy: true, checking: true, dialog: 'activation' })
  await settle('activating')
})

test('a member whose reply is lost is told so at once, and no longer when it is known @B5 @C9 @FT-28', async () => {
  const { agree, view, settle, report } = start({
    activate: () => Promise.reject(lost),
    recheck: async () => false,
  })
  agree()
  await settle('rechecking')
  const question = { dialog: 'activation', proving: false }
  expect(view(statuses.ready)).toMatchObject({ ...question, busy: true, checking: true })
  await settle('confirming')
  expect(view(statuses.ready)).toMatchObject({ ...question, busy: false, checking: false })
  expect(report).toHaveBeenCalledExactlyOnceWith({ as: 'untouched' })
})

test('a member is told why it failed: the server’s own no, or that nobody can tell @CPN-5 @SES-13', async () => {
  const answers = [refused, lost]
  const { press, button, settle, report } = start({
    activate: async () => Promise.reject(answers.shift()),
    recheck: () => Promise.reject(lost),
  })
  press(statuses.ready)
  for (const _ of [1, 2]) {
    button.send({ type: 'confirmed' })
    await settle('confirming')
  }
  expect(report.mock.calls).toEqual([[{ as: 'refused', error: refused }], [{ as: 'unsure' }]])
})

test('a slow try does not make the next one look slow @B5', async () => {
  const answers = [() => Promise.reject(refused), () => new Promise(() => {})]
  const { agree, button, clock, view, settle } = start({
    activate: () => answers.shift()?.() ?? Promise.reject(lost),
  })
  agree()
  clock.increment(2000)
  await settle('confirming')
  button.send({ type: 'confirmed' })
  expect(view(statuses.ready)).toMatchObject({ busy: true, checking: false })
})

test('a coupon that another tab has activated leads to the list @FT-28', async () => {
  const { agree, settle, openList } = start({
    activate: () => Promise.reject({ status: 422, code: 'already_activated' }),
  })
  agree()
  await settle('resting')
  expect(openList).toHaveBeenCalledOnce()
})

test('above her limit a member shows first that it is her, and the proof serves one activation only @LCK-2 @CPN-2', async () => {
  const answers = [{ status: 403, code: 'confirmation_required' }, refused]
  const { agree, activate, button, openList, settle, view } = start({
    activate: async () => Promise.reject(answers.shift()),
  })
  agree()
  await settle('reauthenticating')
  expect(view(statuses.ready)).toMatchObject({ dialog: 'activation', proving: true, busy: false })
  button.send({ type: 'reauthenticated', confirmation: 'proof' })
  expect(view(statuses.ready)).toMatchObject({ dialog: 'activation', busy: true })
  await settle('confirming')
  expect(openList).not.toHaveBeenCalled()
  button.send({ type: 'confirmed' })
  expect(activate.mock.calls).toEqual([['c1'], ['c1', 'proof'], ['c1']])
})
