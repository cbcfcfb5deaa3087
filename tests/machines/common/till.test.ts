import { expect, test, vi } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { TillCode } from '#lib/domain/till-code.ts'
import { tillMachine, tillView } from '#machines/common/till.machine.ts'

const coffee: TillCode = { id: 'coffee', name: 'Coffee', digits: '1234', from: 0, until: 300 }
const bread: TillCode = { id: 'bread', name: 'Bread', digits: '5678', until: 500 }
const card: TillCode = { id: 'card', name: 'Olivia Brennan', digits: '6340' }

/** A running view with stand-ins for the world. */
const start = (codes: readonly TillCode[], shown = codes[0]?.id ?? '') => {
  const awake = vi.fn()
  const asleep = vi.fn()
  const closed = vi.fn()
  const clock = new SimulatedClock()
  const actor = createActor(
    tillMachine.provide({
      actors: {
        tick: fromCallback(() => {}),
        keepAwake: fromCallback(() => {
          awake()
          return asleep
        }),
      },
      actions: { announceClosed: closed },
    }),
    { clock },
  ).start()
  actor.send({ type: 'opened', codes, shown })
  return {
    actor,
    awake,
    asleep,
    closed,
    clock,
    at: (now: number) => actor.send({ type: 'ticked', now, isSure: true }),
    view: () => tillView(actor.getSnapshot()),
  }
}

test('before a code is shown there is nothing to see, and each view begins anew @TIL-1', async () => {
  const { actor, at, view, closed } = start([])
  actor.send({ type: 'dismissed' })
  expect(closed).toHaveBeenCalledOnce()
  const empty = { code: undefined, position: undefined, left: undefined, share: 1, isSure: true }
  expect(tillView(createActor(tillMachine).getSnapshot())).toMatchObject({ ...empty, isOpen: false, now: 0 })
  actor.send({ type: 'opened', codes: [coffee], shown: 'coffee' })
  expect(view()).toMatchObject({ code: coffee, isSure: true, isPaused: false })
  at(100)
  expect(view().left).toBe(200)
})

test('a code that is not among those of the member is shown as ended, and the view closes by itself @TIL-1', async () => {
  const { at, view, clock, closed } = start([coffee], 'bread')
  expect(view()).toMatchObject({ code: undefined, hasEnded: true, isOpen: true })
  at(301)
  clock.increment(5000)
  expect(closed).toHaveBeenCalledOnce()
})

test('the whole activation is counted, and the screen stays on until its end @TIL-1', async () => {
  const { at, view, awake, asleep, clock, closed, actor } = start([coffee])
  at(0)
  expect(view()).toMatchObject({ left: 300, share: 1, hasEnded: false, position: undefined })
  at(75.2)
  expect(view()).toMatchObject({ left: 225, code: coffee })
  expect(view().share).toBeCloseTo(0.749, 2)
  expect(awake).toHaveBeenCalledOnce()
  expect(asleep).not.toHaveBeenCalled()
  at(300)
  expect(view()).toMatchObject({ left: 0, share: 0, hasEnded: true, isOpen: true })
  expect(asleep).toHaveBeenCalledOnce()
  clock.increment(5000)
  expect(closed).toHaveBeenCalledOnce()
  expect(actor.getSnapshot().value).toBe('closed')
})

test('a code whose start is not known is counted from the moment it was shown @TIL-1', () => {
  const { at, view } = start([bread])
  at(400)
  expect(view()).toMatchObject({ left: 100, share: 1 })
  at(450)
  expect(view()).toMatchObject({ left: 50, share: 0.5 })
})

test.each([500, 600])('nothing is left of a code that was over when it was shown, at %d @TIL-1', (time) => {
  const { at, view } = start([bread])
  at(time)
  expect(view()).toMatchObject({ left: 0, share: 0, hasEnded: true })
})

test('a code without an end, such as the card, has no seconds and never ends @TIL-1', () => {
  const { at, view } = start([card])
  at(1_795_132_800)
  expect(view()).toMatchObject({ left: undefined, share: 1, hasEnded: false })
})

test('a member goes from one code to the next and round, and the screen stays on @TIL-1', () => {
  const { actor, at, view, awake } = start([coffee, bread, card])
  at(0)
  expect(view()).toMatchObject({ code: coffee, position: { n: 1, count: 3 } })
  const shown = ([1, 1, 1, -1, -1] as const).map((by) => {
    actor.send({ type: 'moved', by })
    return [view().code, view().position?.n]
  })
  expect(shown).toEqual([
    [bread, 2],
    [card, 3],
    [coffee, 1],
    [card, 3],
    [bread, 2],
  ])
  expect(awake).toHaveBeenCalledOnce()
})

test('beside a code that has ended another one waits, and nothing closes by itself @TIL-1', () => {
  const { actor, at, view, clock } = start([coffee, bread])
  at(301)
  expect(view()).toMatchObject({ hasEnded: true, code: coffee, position: { n: 1, count: 2 } })
  clock.increment(60_000)
  expect(view().isOpen).toBe(true)
  actor.send({ type: 'moved', by: 1 })
  expect(view()).toMatchObject({ hasEnded: false, code: bread, position: undefined })
})

test('beside a code that has ended the card waits, and the view still closes by itself @TIL-1', () => {
  const { at, view, clock } = start([coffee, { ...card, isCard: true }])
  at(301)
  expect(view()).toMatchObject({ hasEnded: true, position: { n: 1, count: 2 } })
  clock.increment(5000)
  expect(view().isOpen).toBe(false)
})

test('a code that is shown stays, though the page below does not know it any more @TIL-1 FT-01', () => {
  const { actor, at, view } = start([coffee])
  at(100)
  actor.send({ type: 'changed', codes: [bread] })
  expect(view()).toMatchObject({ code: coffee, hasEnded: false, position: { n: 1, count: 2 } })
  actor.send({ type: 'changed', codes: [bread, { ...coffee, until: 400 }] })
  expect(view()).toMatchObject({ left: 300, position: { n: 2, count: 2 } })
})

test('pausing stops the movement and nothing else, and ends with the view @TIL-3', () => {
  const { actor, at, view } = start([coffee])
  at(10)
  actor.send({ type: 'toggled' })
  expect(view()).toMatchObject({ isPaused: true, left: 290 })
  at(11)
  expect(view()).toMatchObject({ isPaused: true, left: 289 })
  actor.send({ type: 'toggled' })
  expect(view().isPaused).toBe(false)
})
