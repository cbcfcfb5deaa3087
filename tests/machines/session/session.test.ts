import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { sessionMachine } from '#machines/session/session.machine.ts'

const session = { id: 's1', pair: { token: 't1', refresh_token: 'r1' } }
const renewed = { token: 't2', refresh_token: 'r2' }
const another = { id: 's2', pair: { token: 'b1', refresh_token: 'rb1' } }

const start = (renew: () => Promise<typeof renewed | undefined>, from: typeof session | null = session) => {
  const actions = { keep: vi.fn(), forget: vi.fn(), clearMember: vi.fn() }
  const clock = new SimulatedClock()
  const actor = createActor(sessionMachine.provide({ actors: { renew: fromPromise(renew) }, actions }), {
    input: { session: from ?? undefined, disableRefresh: false },
    clock,
  })
  actor.start()
  return { actor, actions, clock }
}

describe('the session machine', () => {
  test('a renewal that merely failed keeps the member and is not tried again while it cools down @SES-4 AS-12 AS-18', async () => {
    const renew = vi.fn(async () => Promise.reject(new Error('503')))
    const { actor, clock } = start(renew)
    actor.send({ type: 'rejected', token: 't1' })
    await vi.waitFor(() => expect(actor.getSnapshot().matches({ member: 'cooling' })).toBe(true))
    for (let call = 0; call < 50; call += 1) actor.send({ type: 'rejected', token: 't1' })
    expect(renew).toHaveBeenCalledTimes(1)
    expect(actor.getSnapshot().context.failure).toEqual(new Error('503'))
    clock.increment(5000)
    actor.send({ type: 'rejected', token: 't1' })
    expect(renew).toHaveBeenCalledTimes(2)
    expect(actor.getSnapshot().context.pair).toEqual(session.pair)
  })

  test('a visitor whose other tab has signed in is that member here too, without storing it twice @SES-2', () => {
    const { actor, actions } = start(async () => renewed, null)
    expect(actor.getSnapshot().matches('visitor')).toBe(true)
    actor.send({ type: 'changedElsewhere', session: undefined })
    expect(actor.getSnapshot().matches('visitor')).toBe(true)
    actor.send({ type: 'changedElsewhere', session: another })
    expect(actor.getSnapshot().matches({ member: 'resting' })).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject(another)
    expect(actions.keep).not.toHaveBeenCalled()
  })

  test('whoever signs in where somebody is signed in is the member, and the failure of the other is over @SES-2 SES-7', async () => {
    const { actor, actions } = start(async () => Promise.reject(new Error('503')))
    actor.send({ type: 'rejected', token: 't1' })
    await vi.waitFor(() => expect(actor.getSnapshot().matches({ member: 'cooling' })).toBe(true))
    actor.send({ type: 'signedIn', session: another })
    expect(actor.getSnapshot().matches({ member: 'resting' })).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject({ ...another, failure: undefined })
    expect(actions.clearMember).toHaveBeenCalledTimes(1)
    expect(actions.keep).toHaveBeenCalledTimes(1)
  })

  test('facts of one member are gone before another is taken in @SES-7', () => {
    const { actor, actions } = start(async () => renewed)
    actor.send({ type: 'changedElsewhere', session: { ...session, pair: renewed } })
    expect(actions.clearMember).not.toHaveBeenCalled()
    actor.send({ type: 'changedElsewhere', session: another })
    expect(actions.clearMember).toHaveBeenCalledTimes(1)
    expect(actor.getSnapshot().context.id).toBe('s2')
  })
})
