import * as v from 'valibot'
import { expect, test } from 'vitest'
import { privacyRequest, requestClock } from '#lib/domain/privacy/privacy-request.ts'

const day = 86_400
const now = 1_790_000_000
const request = (parts: object) =>
  v.parse(privacyRequest, { id: 1, type: 'data', created_at: now, status: 'open', ...parts })

test.each([
  ['the end that the platform names', { created_at: now - 5 * day, due_at: now + 2 * day }, 2, 'running'],
  ['30 days where it names none', { created_at: now - 5 * day }, 25, 'running'],
  ['30 days where the end lies before the beginning', { due_at: now - day }, 30, 'running'],
  ['30 days where the end is the beginning', { due_at: now }, 30, 'running'],
  ['a request that is over in this second as late', { created_at: now - day, due_at: now }, 0, 'late'],
  ['the same of the deletion of her account', { type: 'deletion' }, 30, 'running'],
  ['a day that has begun as a whole one', { due_at: now + 60 }, 1, 'running'],
  ['nothing once the time is over', { created_at: now - 31 * day }, 0, 'late'],
  ['no clock once it is answered', { created_at: now - 31 * day, status: 'done' }, 0, 'done'],
  ['an unknown status as open', { status: 'lost' }, 30, 'running'],
])('a member reads of a request: %s @PRV-1', (_, parts, daysLeft, state) => {
  expect(requestClock(request(parts), now)).toMatchObject({ daysLeft, state })
  expect(request(parts).status).toBe(state === 'done' ? 'done' : 'open')
})

test('the clock of a request begins when it was made and ends when the club has to have answered @PRV-1', () => {
  expect(requestClock(request({ due_at: now + 2 * day }), now)).toEqual({
    ...{ from: now, until: now + 2 * day, daysLeft: 2, state: 'running' },
  })
})

test.each([
  ['no moment', { created_at: 0 }],
  ['a moment before 1970', { created_at: -5 }],
])('a request with %s has no clock @PRV-1', (_, parts) => {
  expect(requestClock(request(parts), now)).toBeUndefined()
})
