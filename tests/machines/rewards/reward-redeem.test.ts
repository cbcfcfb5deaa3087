import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { Holdings } from '#lib/domain/rewards/redemption.ts'
import type { Order, RewardStatus } from '#lib/domain/rewards/reward.ts'
import {
  type Redemption,
  rewardRedeemMachine,
  rewardRedeemView,
} from '#machines/rewards/reward-redeem.machine.ts'

const ready: RewardStatus = { as: 'ready' }
const home = { id: 'a1', name: 'Home', address: '14 Fuchsia Lane, Kilbrae' }
const before: Holdings = { balance: 5000, stock: 3 }
const agreed = { type: 'confirmed', cost: 1200, before } as const

const ordered: Order = { id: 'o1', fulfilment: 'pickup', pickup_until: 1_800_000_000 }

const lost = { failure: 'network' }
const unclear = { code: 'unclear' }
// A code like any other, though each object has something of its name.
const elsewhere = { status: 404, code: 'toString' }

/** A running redemption with stand-ins for the world; each may be told what to answer. */
function start(world: { redeem?: (isSent: boolean) => Promise<Order | undefined> } = {}) {
  const redeem = vi.fn(world.redeem ?? (async (_: boolean): Promise<Order | undefined> => ordered))
  const asked = vi.fn()
  const clock = new SimulatedClock()
  const actor = createActor(
    rewardRedeemMachine.provide({
      actors: {
        redeem: fromPromise<Order | undefined, Redemption>(({ input }) => {
          const { id, way, target, confirmation, isSent } = input
          asked({ id, way, target: target?.id, ...(confirmation && { confirmation }) })
          return redeem(isSent)
        }),
      },
    }),
    { input: { id: 'mug' }, clock },
  ).start()
  const settle = (state: string) => waitFor(actor, ({ value }) => value === state)
  return { actor, clock, redeem, asked, settle, view: () => rewardRedeemView(actor.getSnapshot()) }
}

/** The same, up to the question. */
function startAsking(world: Parameters<typeof start>[0] = {}) {
  const started = start(world)
  started.actor.send({ type: 'pressed', status: ready, way: 'delivery' })
  started.actor.send({ type: 'targetChosen', target: home })
  return started
}

test.each<RewardStatus>([
  ...(['unknown', 'unverified', 'soldOut', 'unavailable'] as const).map((as) => ({ as })),
  { as: 'short', missing: 100 },
])('a reward that is $as is not begun @RWD-1', (status) => {
  const { actor, view } = start()
  actor.send({ type: 'pressed', status, way: 'delivery' })
  expect(view().step).toBeUndefined()
})

test('she chooses the way and where it goes, is asked, and is told what follows @RWD-2', async () => {
  const { actor, view, settle, asked } = start()
  actor.send({ type: 'pressed', status: ready, way: 'delivery' })
  expect(view()).toMatchObject({ step: 'choice', way: 'delivery', target: undefined })
  actor.send({ type: 'wayChosen', way: 'donation' })
  actor.send({ type: 'targetChosen', target: { id: 'forest', name: 'Young Forest', address: '' } })
  expect(view()).toMatchObject({ step: 'question', way: 'donation', busy: false })
  actor.send(agreed)
  expect(view()).toMatchObject({ step: 'question', busy: true, checking: false })
  await settle('redeemed')
  expect(view()).toMatchObject({ step: 'success', target: { name: 'Young Forest' } })
  expect(asked).toHaveBeenCalledExactlyOnceWith({ id: 'mug', way: 'donation', target: 'forest' })
})

test('the answer of a redemption is told, and forgotten when another one begins @CAL-1 @RWD-2', async () => {
  const { actor, view, settle } = startAsking()
  expect(view().order).toBeUndefined()
  actor.send(agreed)
  await settle('redeemed')
  expect(view().order).toEqual(ordered)
  actor.send({ type: 'dismissed' })
  actor.send({ type: 'pressed', status: ready, way: 'pickup' })
  expect(view().order).toBeUndefined()
})

test('another way forgets where the first one led; a step back keeps the choice @RWD-2', () => {
  const { actor, view } = startAsking()
  actor.send({ type: 'wentBack' })
  expect(view()).toMatchObject({ step: 'choice', target: home })
  actor.send({ type: 'wayChosen', way: 'pickup' })
  expect(view()).toMatchObject({ way: 'pickup', target: undefined })
})

test('agreeing twice, or closing meanwhile, sends one redemption @FT-27 @RWD-2', async () => {
  const { actor, redeem, settle } = startAsking()
  actor.send(agreed)
  actor.send(agreed)
  actor.send({ type: 'dismissed' })
  actor.send({ type: 'wentBack' })
  await settle('redeemed')
  expect(redeem).toHaveBeenCalledOnce()
})

test('a redemption that is known without an answer of its own has no order to show @FT-28 @RWD-2', async () => {
  const { actor, clock, view, settle } = startAsking({ redeem: async () => undefined })
  actor.send(agreed)
  clock.increment(1999)
  expect(view().checking).toBe(false)
  clock.increment(1)
  expect(view()).toMatchObject({ step: 'question', busy: true, checking: true })
  await settle('redeemed')
  expect(view()).toMatchObject({ step: 'success', order: undefined, checking: false })
})

test('after a lost reply that changed nothing she may try again, and is told @FT-28 @RWD-2', async () => {
  const { actor, redeem, view, settle } = startAsking({ redeem: () => Promise.reject(lost) })
  actor.send(agreed)
  await settle('confirming')
  expect(view()).toMatchObject({
    step: 'question',
    busy: false,
    isUnsure: true,
    callError: { name: 'network' },
  })
  expect(redeem).toHaveBeenCalledOnce()
})

test('a redemption of which nobody can tell is looked for once more when she asks, and not sent again @FT-28 @RWD-2', async () => {
  const { actor, redeem, view, settle } = startAsking({
    redeem: (isSent) => (isSent ? Promise.resolve(undefined) : Promise.reject(unclear)),
  })
  actor.send(agreed)
  await settle('unsure')
  expect(view()).toMatchObject({ step: 'unsure', busy: false })
  actor.send({ type: 'retried' })
  await settle('redeemed')
  expect(redeem.mock.calls).toEqual([[false], [true]])
})

test.each([
  ['out_of_stock', 409, 'soldOut'],
  ['not_enough_points', 422, 'short'],
  ['not_verified', 403, 'unverified'],
])('%s ends it with its reason @RWD-1 @RWD-2', async (code, status, refusal) => {
  const { actor, view, settle } = startAsking({ redeem: () => Promise.reject({ status, code }) })
  actor.send(agreed)
  await settle('refused')
  expect(view()).toMatchObject({ step: 'refusal', refusal, isUnsure: false })
  actor.send({ type: 'dismissed' })
  expect(view().step).toBeUndefined()
})

test('any other no keeps the choice and says why; going back forgets it @RWD-2', async () => {
  const { actor, view, settle } = startAsking({ redeem: () => Promise.reject(elsewhere) })
  actor.send(agreed)
  await settle('confirming')
  expect(view()).toMatchObject({
    step: 'question',
    target: home,
    refusal: undefined,
    callError: { name: 'notFound' },
    isUnsure: false,
  })
  actor.send({ type: 'wentBack' })
  expect(view().callError).toBeUndefined()
})

test('above her limit a member shows first that it is her, and the choice stays as it was @LCK-2 @RWD-2', async () => {
  const { actor, settle, view } = startAsking({
    redeem: () => Promise.reject({ status: 403, code: 'confirmation_required' }),
  })
  actor.send(agreed)
  await settle('reauthenticating')
  expect(view()).toMatchObject({ step: 'proof', callError: undefined, busy: false })
  actor.send({ type: 'wentBack' })
  expect(view()).toMatchObject({ step: 'question', target: home })
  actor.send(agreed)
  await settle('reauthenticating')
  actor.send({ type: 'dismissed' })
  expect(view().step).toBeUndefined()
})

test('a redemption that was proven goes through with the proof, which is not used again @LCK-2 @RWD-2', async () => {
  let isProven = false
  const { actor, asked, settle } = startAsking({
    redeem: async () => {
      if (isProven) return ordered
      isProven = true
      return Promise.reject({ status: 403, code: 'confirmation_required' })
    },
  })
  actor.send(agreed)
  await settle('reauthenticating')
  actor.send({ type: 'reauthenticated', confirmation: 'proof' })
  await settle('redeemed')
  const choice = { id: 'mug', way: 'delivery', target: 'a1' }
  expect(asked.mock.calls).toEqual([[choice], [{ ...choice, confirmation: 'proof' }]])
  expect(actor.getSnapshot().context.confirmation).toBeUndefined()
})
