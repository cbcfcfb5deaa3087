import type { Page } from 'playwright/test'
import type { Way } from '#support/ways.ts'
import type { World } from '../fixtures.ts'
import { actOf, type BrowserModel, type Drive, type Stage, wayInWords } from './driven-ways.ts'
import { holdCalls } from './held.ts'

/** Goes one way on a page, and looks at it at each state. */
export const driveOne = async (
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
