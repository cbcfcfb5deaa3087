// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { qaSituationKey } from '#lib/browser/storage-keys.ts'
import { inspected } from '#lib/qa/actors.ts'
import { describeTransitions, transitionsByName } from '#lib/qa/chart.ts'
import { $log, clearLog } from '#lib/qa/log.ts'
import {
  machinesOf,
  type RecordedEvent,
  type Recording,
  readRecording,
  readReport,
  recordingOf,
  replayAddress,
  replayed,
  runsOf,
  situationOf,
  writeRecording,
} from '#lib/qa/recording.ts'
import { bugReport, factsOf } from '#lib/qa/report.ts'
import { actionsOf, allowTexts, doneAfter } from '#lib/qa/user-actions.ts'
import { type Activation, couponButtonMachine } from '#machines/coupons/coupon-button.machine.ts'

let create = createActor
beforeAll(() => {
  document.documentElement.dataset.frame = 'sidebar'
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  window.qaCalls = []
  create = inspected(createActor)
})
afterEach(() => {
  clearLog()
  document.body.replaceChildren()
  sessionStorage.clear()
})

const now = 1_800_000_000_000
const state = { session: { who: 'member', id: 'session-1' }, locale: 'pl', settings: { GENERAL: {} } }
const facts = () => factsOf(state, now)
const record = () => recordingOf(facts(), [390, 844])
const play = (events: readonly RecordedEvent[]) => replayed(couponButtonMachine, events)
const placesOf = (events: readonly RecordedEvent[]) => play(events).map(({ states }) => states.at(-1))

/** A coupon's button whose activation ends as it is told. */
const button = (activate: () => Promise<unknown>) =>
  create(
    couponButtonMachine.provide({
      actors: { activate: fromPromise<unknown, Activation>(activate) },
      actions: { openList: () => {}, openCoupon: () => {}, report: () => {} },
    }),
    { input: { id: '4711' } },
  ).start()

const activated = async () => {
  const actor = button(() => Promise.reject({ status: 422 }))
  actor.send({ type: 'pressed', status: { as: 'ready' } })
  actor.send({ type: 'confirmed' })
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('confirming'))
  return actor
}

test('a report’s link holds the events as they were, and plays them with the transitions that were taken @RPL-1', async () => {
  history.replaceState(null, '', '/coupons')
  await activated()
  const recording = record()
  const read = await readReport(
    `https://x.example${replayAddress('coupon-button', await writeRecording(recording))}`,
  )
  expect(read).toEqual(recording)
  const [run] = runsOf(read, 'coupon-button')
  const steps = play(run?.events ?? [])
  expect(steps.map(({ states, recorded }) => [...states, ...recorded.taken])).toEqual([
    ['resting'],
    ['confirming', 'resting on pressed[2]'],
    ['activating', 'confirming on confirmed[0]'],
    ['confirming', expect.stringMatching(/^activating on xstate\.error\.actor\..*\[2\]$/)],
  ])
  expect(steps.flatMap(({ notes }) => notes)).toEqual([])
})

test('a transition is described by its states, its event and its guard, as the map has them @RPL-1', () => {
  const transitions = transitionsByName(couponButtonMachine)
  expect(describeTransitions(transitions, ['resting on pressed[2]', 'confirming on confirmed[0]'])).toBe(
    'resting → confirming: pressed [stands ready], confirming → activating: confirmed',
  )
  expect(describeTransitions(transitions, ['flying on landed[0]'])).toBe('flying on landed[0]')
})

test('an event that the machine did not take in its state is shown as such @RPL-1', () => {
  const actor = button(() => new Promise(() => {}))
  actor.send({ type: 'confirmed' })
  const [run] = runsOf(record(), 'coupon-button')
  const [, ignored] = play(run?.events ?? [])
  expect(ignored).toMatchObject({
    isIgnored: true,
    notes: ['Not taken: the machine stayed in resting.'],
  })
})

const event = (given: Partial<RecordedEvent>): RecordedEvent => ({
  ...{
    at: now,
    page: '/coupons',
    machine: 'coupon-button',
    event: 'start',
    details: '',
    from: '',
    to: 'resting',
  },
  ...{ taken: [], times: 1, action: 0, by: '', run: 1, load: 1 },
  ...given,
})

test('the map follows what was recorded, and says where it does not fit to this build @RPL-1', () => {
  const steps = play([
    event({}),
    event({ event: 'pressed', from: 'resting', to: 'activating', taken: ['resting on pressed[2]'] }),
    event({ event: 'done', from: 'rechecking', to: 'resting', taken: ['rechecking on done[0]'] }),
    event({ event: 'pressed', from: 'resting', to: 'flying', taken: ['resting on pressed[2]'] }),
  ])
  expect(steps.map(({ states }) => states.at(-1))).toEqual(['resting', 'activating', 'resting', 'resting'])
  expect(steps[1]?.notes).toEqual([])
  expect(steps[2]?.notes.join()).toContain(
    'it came from activating to rechecking; the report does not say how',
  )
  expect(steps[2]?.notes.join()).toContain('no transition rechecking on done[0]')
  expect(steps[3]?.notes).toEqual(["This build's machine has no state flying: the map stays where it was."])
})

test('of buttons beside each other one is played at a time, the one that took most events first @RPL-1', () => {
  const pressed = { event: 'pressed', from: 'resting', to: 'confirming' } as const
  const recording: Recording = {
    ...{ format: 2, when: now, page: '/coupons', isMember: true, locale: 'en', build: '', situation: '' },
    size: [1, 1],
    events: [
      event({ run: 0, times: 2 }),
      event({ run: 0, times: 58 }),
      event({ ...pressed, run: 7 }),
      event({ ...pressed, run: 9 }),
      event({ event: 'dismissed', from: 'confirming', to: 'resting', run: 9 }),
      event({ machine: 'session', event: 'rejected', run: 3 }),
    ],
  }
  const [first, second, all] = runsOf(recording, 'coupon-button')
  expect(first && placesOf(first.events)).toEqual(['resting', 'confirming', 'resting'])
  expect(second?.name).toBe('coupon-button 7 on /coupons, 1 event')
  expect(all?.events).toHaveLength(5)
  // Twenty that have only started hide the one that was pressed from nobody.
  const rest = Array.from({ length: 20 }, (_, index) => event({ run: index + 20 }))
  const [pressedOne] = runsOf(
    { ...recording, events: [...rest, event({ ...pressed, run: 25 })] },
    'coupon-button',
  )
  expect(pressedOne && placesOf(pressedOne.events)).toEqual(['resting', 'confirming'])
  expect(machinesOf(recording)[0]).toEqual({ machine: 'coupon-button', events: 5 })
})

test('a link that was cut or changed anywhere is damaged, unless it still holds the same @RPL-1', async () => {
  await activated()
  const recording = record()
  const link = await writeRecording(recording)
  await fc.assert(
    fc.asyncProperty(fc.nat(link.length - 1), fc.constantFrom('A', 'z', '.', ''), async (place, letter) => {
      const changed = link.slice(0, place) + letter + link.slice(place + 1)
      const read = await readRecording(changed).catch((error: unknown) => error)
      if (read instanceof Error) expect(read.message).toContain('This link is damaged')
      else expect(read).toEqual(recording)
    }),
  )
  for (const cut of ['', link.slice(0, -9), link.slice(9)])
    await expect(readRecording(cut)).rejects.toThrow('This link is damaged')
})

test('a link in another format names it, and the build in which it can be read @RPL-1', async () => {
  const link = await writeRecording({ format: 3, events: [] })
  await expect(readRecording(link)).rejects.toThrow('format 3; this build reads 2')
})

test('a pasted report is played by its link, and a text without one is refused @RPL-1', async () => {
  await activated()
  const recording = record()
  const link = `https://x.example${replayAddress('coupon-button', await writeRecording(recording))}`
  expect(await readReport(bugReport(facts(), link))).toEqual(recording)
  await expect(readReport('Steps to reproduce: | a | b |')).rejects.toThrow('This is no bug report')
})

test('a recording begins in its situation, on the page of its first event; without one as whom and in what it was told @RPL-1', () => {
  sessionStorage.setItem(
    qaSituationKey,
    '/qa/situation?persona=zero&tenant=grocer&fault=activateCoupon.expired&clock=coupon-20s&to=/coupon/%7Bid%7D',
  )
  history.replaceState(null, '', '/coupons')
  button(() => new Promise(() => {}))
  expect(situationOf(record())).toEqual({
    ...{ persona: 'zero', tenant: 'grocer', lang: 'pl', clock: 'coupon-20s', isFast: false },
    ...{ faults: [{ endpoint: 'activateCoupon', kind: 'expired' }], to: '/coupon/{id}' },
  })
  sessionStorage.clear()
  expect(situationOf(record())).toMatchObject({ persona: 'verified', lang: 'pl', to: '/coupons', faults: [] })
})

test('what a person presses is named by its role, and by its name where that is a wording; steps are ticked off in order @RPL-1', () => {
  allowTexts((text) => text === 'Activate')
  history.replaceState(null, '', '/coupons')
  const actor = button(() => new Promise(() => {}))
  document.body.innerHTML = '<button>Activate</button><button>Maria Ivanova</button>'
  const [activate, maria] = document.querySelectorAll('button')
  // Only a browser makes trusted events.
  const trusted = (target: Element | undefined, act: () => void) => {
    const click = { type: 'click', isTrusted: true, target } as unknown as Event
    const spy = vi.spyOn(window, 'event', 'get').mockReturnValue(click)
    act()
    spy.mockRestore()
  }
  trusted(activate, () => actor.send({ type: 'pressed', status: { as: 'ready' } }))
  trusted(maria, () => actor.send({ type: 'confirmed' }))
  const { events } = record()
  expect(events.map(({ by }) => by)).toEqual(['', 'click button “Activate”', 'click button'])
  expect(JSON.stringify(events)).not.toContain('Maria')
  const actions = actionsOf(events)
  expect(actions.map(({ words }) => words)).toEqual(['Press button “Activate”', 'Press button'])

  const [, pressed, confirmed] = $log.get().events
  const message = { page: '/coupons' }
  expect(doneAfter(actions, 0, { ...message, event: confirmed })).toBe(0)
  expect(doneAfter(actions, 0, { ...message, event: pressed && { ...pressed, by: '' } })).toBe(0)
  expect(doneAfter(actions, 0, { ...message, event: pressed })).toBe(1)
  expect(doneAfter(actions, 2, { ...message, event: pressed })).toBe(2)
})
