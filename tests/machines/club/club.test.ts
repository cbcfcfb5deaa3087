import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { KnownClub } from '#lib/domain/club/club.ts'
import { clubMachine } from '#machines/club/club.machine.ts'
import { club } from '#machines/club/club.sample.ts'

const never = () => new Promise<KnownClub>(() => {})

const start = (load: () => Promise<KnownClub>, known?: KnownClub) => {
  const actions = { apply: vi.fn(), keep: vi.fn() }
  const clock = new SimulatedClock()
  const actor = createActor(clubMachine.provide({ actors: { load: fromPromise(load) }, actions }), {
    input: { club: known, fresh: false },
    clock,
  })
  actor.start()
  return { actor, actions, clock }
}

test('a visitor of a known club sees it at once, and its newest settings when they come @WHL-1', async () => {
  const { actor, actions } = start(async () => ({ ...club, locale: 'sk' }), club)
  expect(actions.apply).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(actor.getSnapshot().matches('settled')).toBe(true))
  expect(actions.apply).toHaveBeenCalledTimes(2)
  expect(actions.keep).toHaveBeenCalledTimes(1)
  expect(actor.getSnapshot().context.club?.locale).toBe('sk')
})

test('a visitor who waits for settings in vain gets the default theme after three seconds FT-25 @WHL-2', () => {
  const { actions, clock } = start(never)
  clock.increment(2999)
  expect(actions.apply).not.toHaveBeenCalled()
  clock.increment(1)
  expect(actions.apply).toHaveBeenCalledTimes(1)
})

test('a visitor whose settings come just in time waits for their theme and language, and sees no defaults before FT-25 @WHL-2', async () => {
  const loaded = Promise.withResolvers<KnownClub>()
  const { actor, actions, clock } = start(() => loaded.promise)
  clock.increment(2900)
  actor.send({ type: 'answered' })
  clock.increment(2000)
  expect(actions.apply).not.toHaveBeenCalled()
  loaded.resolve(club)
  await vi.waitFor(() => expect(actor.getSnapshot().matches('settled')).toBe(true))
  expect(actions.apply).toHaveBeenCalledTimes(1)
})

test('a visitor whose settings have come without the code of their theme gets the defaults after three seconds more FT-25 @WHL-2', () => {
  const { actor, actions, clock } = start(never)
  clock.increment(2900)
  actor.send({ type: 'answered' })
  clock.increment(2999)
  expect(actions.apply).not.toHaveBeenCalled()
  clock.increment(1)
  expect(actions.apply).toHaveBeenCalledTimes(1)
})

test('a visitor whose settings fail gets the defaults at once, and the settings when the network is back FT-25', async () => {
  const load = vi.fn<() => Promise<KnownClub>>()
  load.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(club)
  const { actor, actions } = start(load)
  await vi.waitFor(() => expect(actor.getSnapshot().matches('unreachable')).toBe(true))
  expect(actions.apply).toHaveBeenCalledTimes(1)
  actor.send({ type: 'returned' })
  await vi.waitFor(() => expect(actor.getSnapshot().matches('settled')).toBe(true))
  expect(actions.apply).toHaveBeenCalledTimes(2)
})
