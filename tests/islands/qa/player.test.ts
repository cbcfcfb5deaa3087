import { expect, test } from 'vitest'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { payloadOf, withPayload } from '#islands/qa/machines/payload.ts'
import { placeOf, playedAt, sent, started, startedAt, transitionsTaken } from '#islands/qa/machines/player.ts'
import { choicesAt, traced } from '#lib/qa/stepping.ts'
import { countdownSample } from '#machines/common/countdown.sample.ts'
import { couponButtonSample } from '#machines/coupons/coupon-button.sample.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'

const failed: AnyEventObject = {
  type: 'xstate.error.actor.0.coupon-button.activating',
  actorId: '0.coupon-button.activating',
  error: { failure: 'network' },
}
const played = () => {
  const first = started(traced(couponButtonSample.machine), { id: 'c1' })
  const asked = sent(first, { type: 'pressed', status: { as: 'ready' } }, 'pressed')
  return sent(asked, { type: 'confirmed' }, 'confirmed')
}

test('a machine is played: where it is, what it takes there, and which transitions were taken', () => {
  const playing = played()
  expect(playing.steps.map(placeOf)).toEqual(['resting', 'confirming', 'activating'])
  expect(playedAt(playing).taken).toEqual(['confirming on confirmed[0]'])
  expect(transitionsTaken(playing)).toEqual(new Set(['resting on pressed[2]', 'confirming on confirmed[0]']))
  const choices = choicesAt(playedAt(playing).snapshot, couponButtonSample)
  expect(choices.map(({ label }) => label)).toEqual([
    'activate done',
    'activate failed',
    'after patience (2000 ms)',
  ])
})

test('a step back finds the machine as it was, and what is sent there replaces what came later', () => {
  const back = { ...played(), at: 1 }
  expect(placeOf(playedAt(back))).toBe('confirming')
  expect(back.steps).toHaveLength(3)
  expect(transitionsTaken(back).size).toBe(1)
  const other = sent(back, { type: 'dismissed' }, 'dismissed')
  expect(other.steps.map(placeOf)).toEqual(['resting', 'confirming', 'resting'])
})

test('an outcome is the tester’s choice, and an event that no transition takes changes nothing', () => {
  const lost = sent(played(), failed, 'activate failed')
  expect(placeOf(playedAt(lost))).toBe('rechecking')
  const ignored = sent(lost, { type: 'dismissed' }, 'dismissed')
  expect(playedAt(ignored)).toMatchObject({ taken: [], snapshot: playedAt(lost).snapshot })
})

test('a delay moves the clock that the machine reads, and a step back finds the time as it was', () => {
  const { machine, inputs = [] } = countdownSample
  const first = started(traced(machine), inputs[0])
  const wait = (playing: typeof first) => {
    const { snapshot } = playedAt(playing)
    const [event] = choicesAt(snapshot, {}).flatMap(({ events }) =>
      events.filter(({ type }) => /after/.test(type)),
    )
    return sent(playing, event ?? { type: 'none' }, 'after')
  }
  const left = (playing: typeof first): number => playedAt(playing).snapshot.context.remaining
  const last = wait(wait(first))
  expect([0, 1, 2].map((at) => left(first) - left({ ...last, at }))).toEqual([0, 1, 2])
  expect(left(wait({ ...last, at: 0 }))).toBe(left(first) - 1)
})

test('what an event carries can be written as JSON', () => {
  expect(payloadOf(failed)).toBe('{"failure":"network"}')
  expect(withPayload(failed, '{"status":422}')).toEqual({ ...failed, error: { status: 422 } })
  expect(withPayload({ type: 'pressed' }, '{"status":{"as":"ready"},"type":"other"}')).toEqual({
    type: 'pressed',
    status: { as: 'ready' },
  })
  expect(withPayload({ type: 'pressed' }, '')).toEqual({ type: 'pressed' })
  expect(withPayload({ type: 'pressed' }, '{"status"')).toBeUndefined()
  expect(payloadOf({ type: 'raised', error: new TypeError('x'), done: () => {} })).toContain('"TypeError"')
})

test('an address names the state that a map begins at, and a name that the machine does not know is passed over', () => {
  const at = (machine: AnyStateMachine, hash: string) =>
    startedAt(traced(machine), { id: 'c1', session: undefined, disableRefresh: false }, hash)
  const confirming = at(couponButtonSample.machine, '#state=confirming')
  expect(confirming.steps.map(placeOf)).toEqual(['confirming'])
  expect(placeOf(playedAt(sent(confirming, { type: 'confirmed' }, 'confirmed')))).toBe('activating')
  expect(at(sessionMachine, '#state=member.cooling').steps.map(placeOf)).toEqual(['member.cooling'])
  for (const hash of ['', '#state=', '#state=nowhere', '#state=confirming.deeper'])
    expect(at(couponButtonSample.machine, hash).steps.map(placeOf)).toEqual(['resting'])
})
