import { expect, test } from 'vitest'
import { and, assign, not, setup } from 'xstate'
import { sampleOf } from '#machines/sample.ts'
import { notProvided, notProvidedAction } from '#machines/setup-parts.ts'
import { graphOf } from './graph.ts'
import { expectFullWalk, walk } from './walk.ts'
import { fewestWays, takenBy, waysThrough } from './ways.ts'

const parcelMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as { id: string; tries: number },
    events: {} as { type: 'ordered'; express: boolean } | { type: 'returned' | 'lost' },
  },
  actors: { send: notProvided<{ at: number }, { id: string }>('send') },
  actions: { thank: notProvidedAction },
  guards: {
    express: ({ event }) => event.type === 'ordered' && event.express,
    early: ({ context }) => context.tries === 0,
  },
  delays: { patience: 5000 },
}).createMachine({
  id: 'parcel',
  context: ({ input }) => ({ id: input.id, tries: 0 }),
  initial: 'resting',
  on: { lost: '.ended' },
  states: {
    resting: {
      on: {
        ordered: [
          { guard: and(['express', not('early')]), target: 'ended' },
          { guard: 'express', target: 'sending', actions: assign({ tries: 1 }) },
          { target: 'packing' },
        ],
      },
    },
    packing: { after: { 100: 'sending', patience: 'resting' } },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'sent', actions: 'thank' },
        onError: 'resting',
      },
    },
    sent: {
      initial: 'glad',
      states: { glad: { on: { returned: 'told' } }, told: { type: 'final' } },
      onDone: 'ended',
    },
    ended: { type: 'final' },
  },
})

const tries = {
  inputs: [{ id: 'a' }],
  events: [
    { type: 'ordered' as const, express: true },
    { type: 'ordered' as const, express: false },
  ],
}

test('a walk reaches every state and transition of a machine that invokes and waits', () => {
  const { states, shortest } = expectFullWalk(sampleOf(parcelMachine, tries))
  expect(states).toEqual(['resting', 'packing', 'sending', 'sent', 'sent.glad', 'sent.told', 'ended'])
  expect(shortest.get('sent.glad')?.map(({ type }) => type)).toEqual([
    'ordered',
    'xstate.done.actor.0.parcel.sending',
  ])
})

test('a walk names what it could not reach', () => {
  const { missedTransitions, missedStates } = walk(
    sampleOf(parcelMachine, { inputs: [{ id: 'a' }], events: [{ type: 'ordered', express: true }] }),
  )
  expect(missedStates).toEqual(['packing'])
  expect(missedTransitions).toEqual([
    'resting on ordered[2]',
    'packing on xstate.after.100.parcel.packing[0]',
    'packing on xstate.after.patience.parcel.packing[0]',
  ])
  expect(() => expectFullWalk(sampleOf(parcelMachine, { inputs: [{ id: 'a' }] }))).toThrow('that no path')
})

test('a walk over a context that grows for ever stops and says so', () => {
  const counting = setup({ types: { context: {} as { n: number } } }).createMachine({
    id: 'counting',
    context: { n: 0 },
    on: { more: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
  })
  expect(() => walk(sampleOf(counting, { limit: 50 }))).toThrow('"counting" has over 50 snapshots')
  expect(walk(sampleOf(counting, { serialize: () => 'one' })).missedTransitions).toEqual([])
})

test('few of all paths are enough to take every transition and to come to every state', () => {
  const graph = graphOf(sampleOf(parcelMachine, tries))
  const all = waysThrough(graph)
  const few = fewestWays(all)
  expect(few.length).toBeLessThan(all.length / 2)
  expect(new Set(few.flatMap(takenBy))).toEqual(new Set(all.flatMap(takenBy)))
  const ends = (ways: typeof all) =>
    new Set(ways.flatMap(({ arcs }) => arcs.map(({ to }) => JSON.stringify(to.snapshot.value))))
  expect(ends(few)).toEqual(ends(all))
})
