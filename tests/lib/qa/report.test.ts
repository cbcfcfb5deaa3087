// @vitest-environment jsdom

import fc from 'fast-check'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { qaSituationKey } from '#lib/browser/storage-keys.ts'
import { inspected, runningActors } from '#lib/qa/actors.ts'
import { $log, clearLog } from '#lib/qa/log.ts'
import { recordingOf } from '#lib/qa/recording.ts'
import { bugReport, factsOf, nameFor } from '#lib/qa/report.ts'
import { type Activation, couponButtonMachine } from '#machines/coupons/coupon-button.machine.ts'

let create = createActor

beforeAll(() => {
  document.documentElement.dataset.frame = 'sidebar'
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  window.qaCalls = []
  create = inspected(createActor)
})
afterEach(() => clearLog())

const status = { session: { who: 'member', id: 'session-1' }, locale: 'pl', settings: { GENERAL: {} } }
const facts = () => factsOf(status, 1_800_000_000_000)
const report = () => bugReport(facts())

/** A machine that takes whatever it is given into its context. */
const greedy = setup({
  types: { context: {} as { held: unknown }, events: {} as { type: 'given'; [field: string]: unknown } },
}).createMachine({
  id: 'greedy',
  context: { held: undefined },
  initial: 'empty',
  states: {
    empty: { on: { given: { target: 'full', actions: assign({ held: ({ event }) => event }) } } },
    full: { on: { given: { actions: assign(({ event }) => ({ held: event, ...event })) } } },
  },
})

/** A machine that hears of the time and goes nowhere. */
const ticker = (id: string) =>
  create(
    setup({}).createMachine({
      id,
      initial: 'waiting',
      states: { waiting: { on: { ticked: { actions: () => {} } } } },
    }),
  ).start()

test('countdowns that tick in turns for minutes do not push out of a report what somebody did @RPL-1', () => {
  const button = create(couponButtonMachine, { input: { id: '4711' } }).start()
  button.send({ type: 'pressed', status: { as: 'ready' } })
  const tickers = [ticker('minutes'), ticker('seconds')]
  for (let second = 0; second < 300; second += 1) for (const one of tickers) one.send({ type: 'ticked' })
  const lines = report()
    .split('\n')
    .filter((line) => line.includes('| ticked'))
  expect(report()).toContain('| coupon-button | pressed (status (as: ready)) | resting → confirming |')
  expect(lines).toEqual([
    expect.stringContaining('| minutes | ticked ×300 |'),
    expect.stringContaining('| seconds | ticked ×300 |'),
  ])
  // What comes after another event is told after it.
  button.send({ type: 'dismissed' })
  tickers[0]?.send({ type: 'ticked' })
  expect($log.get().events.slice(-2)).toMatchObject([{ event: 'dismissed' }, { event: 'ticked', times: 1 }])
  for (const actor of [button, ...tickers]) actor.stop()
})

test('the machines that a list starts for each of its items are one line each in a report @RPL-1', () => {
  const actors = Array.from({ length: 60 }, (_, index) => ticker(index % 2 ? 'buttons' : 'times'))
  expect($log.get().events).toMatchObject([
    { machine: 'times', event: 'start', times: 30 },
    { machine: 'buttons', event: 'start', times: 30 },
  ])
  for (const actor of actors) actor.stop()
})

test('a call that was refused is told by its own words, without the wrapping of the event', async () => {
  const refused = { failure: 'refused', status: 422, code: 'not_enough_points' }
  const actor = create(
    couponButtonMachine.provide({
      actors: { activate: fromPromise<unknown, Activation>(() => Promise.reject(refused)) },
      actions: { report: () => {} },
    }),
    { input: { id: '4711' } },
  ).start()
  actor.send({ type: 'pressed', status: { as: 'ready' } })
  actor.send({ type: 'confirmed' })
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('confirming'))
  expect(report()).toContain('| activate failed (code: not_enough_points, failure: refused, status: 422) |')
  actor.stop()
})

const letters = (length: number) => fc.stringMatching(new RegExp(`^[A-Za-z]{${length}}$`))
const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`))

/** Secrets that must never be told: each as the portal meets it. */
const secret = fc.oneof(
  fc.stringMatching(/^[ar]t_[\w-]{32}$/),
  letters(14),
  fc.stringMatching(/^[A-Z][a-z]{5}[0-9]{3}!$/),
  digits(6),
  digits(16),
  digits(9).map((number) => `+359${number}`),
  letters(10).map((name) => `${name}@example.com`),
)

const field = fc.oneof(
  fc.constantFrom(
    'as',
    'at',
    'code',
    'digits',
    'error',
    'fieldError',
    'kind',
    'name',
    'reason',
    'round',
    'status',
  ),
  fc.constantFrom('password', 'token', 'number', 'phone', 'isMember', 'pair', 'status', 'settled', 'type2'),
)

/** Anything a context or an event may hold, with the secret as text, as number, as key and deep inside. */
const holding = (hidden: string): fc.Arbitrary<Record<string, unknown>> => {
  const value = fc.oneof(
    fc.constant(hidden),
    fc.constant(Number(hidden.replace(/\D/g, '')) || 1_234_567),
    fc.constant({ [hidden]: hidden }),
    fc.dictionary(
      field,
      fc.oneof(fc.constant(hidden), fc.constant([hidden]), fc.constant({ error: hidden })),
    ),
    fc.constant(new Error(hidden)),
  )
  return fc.dictionary(fc.oneof(field, fc.constant(hidden)), value)
}

test('a bug report tells nothing of a member, whatever contexts, events, bodies, addresses and headers hold', () => {
  fc.assert(
    fc.property(
      secret.chain((hidden) =>
        fc.tuple(fc.constant(hidden), fc.array(holding(hidden), { minLength: 1, maxLength: 4 })),
      ),
      ([hidden, payloads]) => {
        clearLog()
        const actor = create(greedy).start()
        for (const payload of payloads) actor.send({ ...payload, type: 'given' })
        actor.send({ type: hidden } as never)
        const stranger = create(fromPromise(async () => hidden)).start()
        history.replaceState(
          null,
          '',
          `/coupon/${encodeURIComponent(hidden)}?token=${encodeURIComponent(hidden)}`,
        )
        const asked = encodeURIComponent(hidden)
        for (const path of [
          `user/login?email=${asked}`,
          `coupon/${asked}/redeem`,
          asked,
          `user/${asked}/x?q=${asked}`,
        ])
          window.qaCalls?.push({
            method: 'POST',
            url: `http://localhost/wl/v1/${path}`,
            at: 1_800_000_000_000,
            outcome: 422,
          })
        sessionStorage.setItem(qaSituationKey, `/qa/situation?persona=${asked}&to=/coupons&fault=${asked}`)
        window.dispatchEvent(new Event('qa:call'))
        const told = report()
        const link = JSON.stringify(recordingOf(facts(), [390, 844]))
        actor.stop()
        stranger.stop()
        expect(told).toContain('| POST coupon/{id}/redeem |')
        expect(told).toContain('**greedy**: `full`')
        expect(told).not.toContain(hidden)
        expect(told).not.toContain(asked)
        expect(link).toContain('"machine":"greedy"')
        expect(link).not.toContain(hidden)
        expect(JSON.stringify($log.get())).not.toContain(hidden)
      },
    ),
    { numRuns: 300 },
  )
})

test('a bug report names the machine, its state and map, the events and what they say, the requests, and the config', async () => {
  const actor = create(
    couponButtonMachine.provide({
      actors: { activate: fromPromise<unknown, Activation>(() => new Promise(() => {})) },
    }),
    { input: { id: '4711' } },
  ).start()
  history.replaceState(null, '', '/coupons')
  actor.send({ type: 'pressed', status: { as: 'ready' } })
  actor.send({ type: 'confirmed' })
  window.qaCalls?.push({
    method: 'POST',
    url: 'http://localhost/wl/v1/user/token/refresh',
    at: 1_800_000_000_000,
    outcome: 503,
    kind: 'HTML',
    took: 12,
  })
  window.dispatchEvent(new Event('qa:call'))
  const told = report()
  expect(told).toContain(
    '- **coupon-button**: `activating` runs activate map: /qa/machines/coupon-button#state=activating',
  )
  expect(told).toMatch(
    /\| coupon-button \| pressed \(status \(as: ready\)\) \| resting → confirming \| \/coupons \|/,
  )
  expect(told).toMatch(/\| coupon-button \| confirmed \| confirming → activating \|/)
  expect(told).toMatch(/\| 503 HTML \| 12 \|/)
  expect(told).toContain(`- Config: ${nameFor(status.settings)}`)
  expect(told).toContain('- Locale: pl')
  expect(told).toMatch(/^- Build: \S/m)
  expect(told).toContain('- Page: `/coupons`')
  expect(told).not.toContain('4711')
  actor.stop()
  expect(runningActors()).toEqual([])
})

test('events that repeat are counted, and only the last 50 are told', () => {
  const ticker = setup({ types: { events: {} as { type: 'ticked' | 'turned' } } }).createMachine({
    id: 'ticker',
    initial: 'one',
    states: { one: { on: { ticked: { actions: () => {} }, turned: 'two' } }, two: { on: { turned: 'one' } } },
  })
  const actor = create(ticker).start()
  for (let time = 0; time < 7; time += 1) actor.send({ type: 'ticked' })
  expect(report()).toContain('ticked ×7')
  for (let time = 0; time < 300; time += 1) actor.send({ type: 'turned' })
  expect(report().match(/turned/g)).toHaveLength(50)
  expect($log.get().events).toHaveLength(200)
  const twin = create(ticker).start()
  expect(runningActors().map(({ times }) => times)).toEqual([2])
  actor.stop()
  twin.stop()
})
