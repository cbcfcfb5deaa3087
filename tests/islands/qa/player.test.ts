import { expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { payloadOf, withPayload } from '#islands/qa/machines/payload.ts'
import { placeOf, playedAt, sent, started, takenSoFar, wentTo } from '#islands/qa/machines/player.ts'
import { choicesAt, telling } from '#lib/qa/stepping.ts'
import { couponButtonSample } from '#machines/coupon-button/coupon-button.sample.ts'

const failed: AnyEventObject = {
  type: 'xstate.error.actor.0.coupon-button.activating',
  actorId: '0.coupon-button.activating',
  error: { failure: 'network' },
}
const played = () => {
  const first = started(telling(couponButtonSample.machine), { id: 'c1' })
  const asked = sent(first, { type: 'pressed', standing: { as: 'ready' } }, 'pressed')
  return sent(asked, { type: 'confirmed' }, 'confirmed')
}

test('a machine is played: where it is, what it takes there, and which transitions were taken', () => {
  const playing = played()
  expect(playing.steps.map(placeOf)).toEqual(['resting', 'confirming', 'activating'])
  expect(playedAt(playing).taken).toEqual(['confirming on confirmed[0]'])
  expect(takenSoFar(playing)).toEqual(new Set(['resting on pressed[2]', 'confirming on confirmed[0]']))
  const choices = choicesAt(playedAt(playing).snapshot, couponButtonSample)
  expect(choices.map(({ words }) => words)).toEqual(['activate done', 'activate failed'])
})

test('a step back finds the machine as it was, and what is sent there replaces what came later', () => {
  const back = wentTo(played(), 1)
  expect(placeOf(playedAt(back))).toBe('confirming')
  expect(back.steps).toHaveLength(3)
  expect(takenSoFar(back).size).toBe(1)
  const other = sent(back, { type: 'dismissed' }, 'dismissed')
  expect(other.steps.map(placeOf)).toEqual(['resting', 'confirming', 'resting'])
})

test('an outcome is the tester’s choice, and an event that no transition takes changes nothing', () => {
  const lost = sent(played(), failed, 'activate failed')
  expect(placeOf(playedAt(lost))).toBe('rechecking')
  const ignored = sent(lost, { type: 'dismissed' }, 'dismissed')
  expect(playedAt(ignored)).toMatchObject({ taken: [], snapshot: playedAt(lost).snapshot })
})

test('what an event carries can be written as JSON', () => {
  expect(payloadOf(failed)).toBe('{"failure":"network"}')
  expect(withPayload(failed, '{"status":422}')).toEqual({ ...failed, error: { status: 422 } })
  expect(withPayload({ type: 'pressed' }, '{"standing":{"as":"ready"},"type":"other"}')).toEqual({
    type: 'pressed',
    standing: { as: 'ready' },
  })
  expect(withPayload({ type: 'pressed' }, '')).toEqual({ type: 'pressed' })
  expect(withPayload({ type: 'pressed' }, '{"standing"')).toBeUndefined()
  expect(payloadOf({ type: 'raised', error: new TypeError('x'), done: () => {} })).toContain('"TypeError"')
})
