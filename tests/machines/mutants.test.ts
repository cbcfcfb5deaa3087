import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type AnyStateMachine, assign, createMachine } from 'xstate'
import { couponButtonSample } from '#machines/coupons/coupon-button.sample.ts'
import { registrationSample } from '#machines/registration/registration.sample.ts'
import type { Sample } from '#machines/sample.ts'
import { sessionSample } from '#machines/session/session.sample.ts'
import { graphOf } from '#support/graph.ts'
import { mermaid } from '#support/mermaid.ts'
import { pathLines } from '#support/path-lines.ts'
import { runWay } from '#support/run-way.ts'
import { walkOf } from '#support/walk.ts'
import { waysThrough } from '#support/ways.ts'

/** A part of a machine's definition, as it is written. */
type Part = { [key: string]: Part } & Part[]

const copyOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(copyOf)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]))
      : value

/** A copy of a machine whose definition somebody has spoilt. */
const spoilt = (machine: AnyStateMachine, plant: (states: Part) => void): AnyStateMachine => {
  const config = copyOf(machine.config) as { states: Part }
  plant(config.states)
  return createMachine(config as never, machine.implementations as never)
}

const set = (part: Part | undefined, value: object) => Object.assign(part ?? {}, value)
const drop = (part: Part | undefined, key: string) => Reflect.deleteProperty(part ?? {}, key)

type Plant = (machine: AnyStateMachine) => AnyStateMachine

/** Each mutant, the generated tests that it fails, and how it is made. */
const mutants: readonly (readonly [string, string, Sample, Plant])[] = [
  [
    'a guard dropped',
    'chart, paths',
    sessionSample,
    (machine) => spoilt(machine, ({ member }) => drop(member?.states?.resting?.on?.rejected?.[1], 'guard')),
  ],
  [
    'a transition retargeted',
    'chart, lines, paths',
    couponButtonSample,
    (machine) =>
      spoilt(machine, ({ activating }) => set(activating?.invoke?.onError?.[2], { target: 'resting' })),
  ],
  [
    'a delay changed',
    'chart, paths',
    sessionSample,
    (machine) => machine.provide({ delays: { coolDown: 50_000 } } as never),
  ],
  [
    'an action dropped',
    'chart, lines, paths',
    sessionSample,
    (machine) => spoilt(machine, ({ member }) => drop(member?.on?.signedOut, 'actions')),
  ],
  [
    'an event renamed',
    'chart, lines, paths',
    couponButtonSample,
    (machine) => spoilt(machine, ({ confirming }) => set(confirming, { on: { agreed: 'activating' } })),
  ],
  [
    'two guarded transitions in the other order',
    'chart, walk, lines, paths',
    sessionSample,
    (machine) => spoilt(machine, ({ member }) => member?.on?.changedElsewhere?.reverse()),
  ],
  [
    'a guard that says the contrary',
    'paths',
    registrationSample,
    (machine) =>
      machine.provide({
        guards: {
          isChosen: ({ context }: { context: { fieldError?: unknown } }) => context.fieldError !== undefined,
        },
      } as never),
  ],
  [
    'a guard that always holds',
    'walk, lines, paths',
    couponButtonSample,
    (machine) => machine.provide({ guards: { mayBeActivated: () => true } } as never),
  ],
  [
    'a failure that nobody hears',
    'chart, lines, paths',
    couponButtonSample,
    (machine) => spoilt(machine, ({ rechecking }) => drop(rechecking?.invoke, 'onError')),
  ],
  [
    'an exit action dropped',
    'chart, lines, paths',
    sessionSample,
    (machine) => spoilt(machine, ({ member }) => drop(member, 'exit')),
  ],
  [
    'an assignment that forgets',
    'paths',
    registrationSample,
    (machine) => machine.provide({ actions: { choose: assign({ fieldError: undefined }) } } as never),
  ],
  [
    'a state that begins elsewhere',
    'chart',
    registrationSample,
    (machine) => spoilt(machine, ({ stepping }) => set(stepping, { initial: 'choosing' })),
  ],
]

/** Returns the generated tests that a machine fails: its chart, walk, lines, or paths on a living machine. */
async function caughtBy(sample: Sample, machine: AnyStateMachine): Promise<readonly string[]> {
  const kept = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
  const { id } = sample.machine
  const graph = graphOf({ ...sample, machine })
  const rightful = graphOf(sample)
  const runs = await Promise.allSettled(waysThrough(rightful).map((way) => runWay(rightful, way, machine)))
  return [
    mermaid(machine) !== kept(`charts/${id}.mmd`) && 'chart',
    walkOf(graph).missedTransitions.length > 0 && 'walk',
    pathLines(graph) !== kept(`paths/${id}.md`) && 'lines',
    runs.some(({ status }) => status === 'rejected') && 'paths',
  ].filter((caught) => caught !== false)
}

test.each(mutants)('%s is caught, by its %s', async (_, by, sample, plant) => {
  expect((await caughtBy(sample, plant(sample.machine))).join(', ')).toBe(by)
})

test.each([...new Set(mutants.map(([, , sample]) => sample))])(
  'a machine without a mutation passes',
  async (sample) => {
    expect(
      await caughtBy(
        sample,
        spoilt(sample.machine, () => {}),
      ),
    ).toEqual([])
  },
)
