import type { BrowserContext } from 'playwright/test'
import { expect, type World } from '../fixtures.ts'
import { actOf, type BrowserModel, type Drive, drivenBy, drivenWays, type Stage } from './driven-ways.ts'
import { holdCalls } from './held.ts'

/** Runs all ways of a model, each in a club of its own and on a page of its own, and looks at the page at each state. */
export const driveAll = async (model: BrowserModel, context: BrowserContext, world: World): Promise<void> => {
  const { all, taken } = drivenBy(model)
  expect(
    all.filter((name) => !taken.includes(name)),
    'transitions that no browser drives',
  ).toEqual(all.filter((name) => name in model.undriven))
  expect(taken.filter((name) => name in model.undriven)).toEqual([])
  for (const drive of model.drives) await driveOne(model, drive, context, world)
}

const driveOne = async (model: BrowserModel, drive: Drive, context: BrowserContext, world: World) => {
  for (const { start, arcs } of drivenWays(model, drive)) {
    await world.controls.post('/reset')
    const page = await context.newPage()
    const stage: Stage = { page, world, held: await holdCalls(page, model.holds) }
    const past = [drive.name]
    const look = async (spot: typeof start.spot) => {
      const states = spot.snapshot._nodes.map(({ path }) => path.join('.'))
      for (const state of states) {
        await model.states[state]?.(stage, spot.snapshot.context).catch((cause: unknown) => {
          throw new Error(`"${state}" is not to be seen after ${past.join(', ')}`, { cause })
        })
      }
    }
    await drive.open(stage)
    await look(start.spot)
    let spot = start.spot
    for (const arc of arcs) {
      past.push(arc.event.type)
      await actOf(drive, spot, arc)?.(stage)
      spot = arc.to
      await look(spot)
    }
    await page.close()
    await forgetAll(context)
  }
}

/** Nothing of one way is left in the browser for the next. */
const forgetAll = async (context: BrowserContext) => {
  const page = await context.newPage()
  // A file of the origin: nothing of the portal runs there.
  await page.goto('/favicon.svg')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.close()
}
