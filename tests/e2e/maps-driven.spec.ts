import type { Page } from 'playwright/test'
import type { Way } from '#support/ways.ts'
import { expect, test, type World } from './fixtures.ts'
import { browserModels } from './models/all-models.ts'
import { type DrivenMachine, drivenMachines, problemsOf } from './models/browser-coverage.ts'
import {
  actOf,
  type BrowserModel,
  type Drive,
  drivenWays,
  type Stage,
  wayInWords,
} from './models/driven-ways.ts'
import { holdCalls } from './models/held.ts'

/** Goes one way on a page, and looks at it at each state. */
const driveOne = async (
  model: BrowserModel,
  drive: Drive,
  way: Way,
  page: Page,
  world: World,
): Promise<void> => {
  const stage: Stage = { page, world, held: await holdCalls(page, model.holds) }
  const compare = async (spot: typeof way.start.spot, step: number) => {
    const states = spot.snapshot._nodes.map(({ path }) => path.join('.'))
    for (const state of states) {
      await model.states[state]?.(stage, spot.snapshot.context).catch((cause: unknown) => {
        const past = wayInWords({ ...way, arcs: way.arcs.slice(0, step) })
        throw new Error(`"${state}" is not to be seen after ${drive.name}: ${past}`, { cause })
      })
    }
  }
  await drive.open(stage)
  await compare(way.start.spot, 0)
  let spot = way.start.spot
  for (const [index, arc] of way.arcs.entries()) {
    await actOf(drive, spot, arc)?.(stage)
    spot = arc.to
    await compare(spot, index + 1)
  }
}

for (const [title, model] of browserModels)
  test.describe(title, () => {
    for (const drive of model.drives)
      for (const [index, way] of drivenWays(model, drive).entries())
        test(`path ${index + 1} of ${drive.name}: ${wayInWords(way) || 'as it begins'}`, ({ page, world }) =>
          driveOne(model, drive, way, page, world))
  })

test('every transition of every machine is driven in a browser or named with the reason @RPL-2', async () => {
  expect(problemsOf(await drivenMachines())).toEqual([])
})

test('a transition that is neither driven nor named is found, and so is a reason that is needless, empty or about nothing @RPL-2', () => {
  const machines: readonly DrivenMachine[] = [
    {
      machine: 'lamp',
      transitions: ['off on pressed[0]', 'on on pressed[0]', 'on on burnt[0]'],
      byPaths: [],
      paths: 0,
    },
  ]
  const seen = { lamp: { 'off on pressed[0]': 'maps-driven.spec.ts: a lamp' } }
  const because = { machine: 'lamp', reason: 'No lamp of ours burns out.' }
  const burnt = { ...because, transition: 'on on burnt[0]' }
  const pressed = { ...because, transition: 'on on pressed[0]' }
  const whole = [burnt, pressed]
  expect(problemsOf(machines, seen, whole)).toEqual([])
  expect(problemsOf(machines, seen, [burnt])).toEqual(['neither driven nor named: lamp: on on pressed[0]'])
  expect(problemsOf(machines, seen, [...whole, { ...because, transition: 'off on pressed[0]' }])).toEqual([
    'named although it is driven: lamp: off on pressed[0]',
  ])
  expect(problemsOf(machines, seen, [...whole, { ...because, transition: 'off on sung[0]' }])).toEqual([
    'named, but no machine has it: lamp: off on sung[0]',
  ])
  expect(problemsOf(machines, seen, [burnt, { ...pressed, reason: 'untested' }])).toEqual([
    'named without a reason: lamp: on on pressed[0]',
  ])
  expect(problemsOf(machines, seen, [...whole, burnt])).toEqual(['named twice: lamp: on on burnt[0]'])
  expect(
    problemsOf(machines, { lamp: { ...seen.lamp, 'off on sung[0]': 'maps.spec.ts: x' } }, whole),
  ).toEqual(['written down, but no machine has it: lamp: off on sung[0]'])
  expect(problemsOf(machines, { lamp: { 'off on pressed[0]': 'gone.spec.ts: x' } }, whole)).toEqual([
    'its journey is gone: lamp: off on pressed[0]',
  ])
})
