import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from '../fixtures.ts'

/** Movements that end by themselves and have not ended yet; a spinner turns for ever and is left out. */
const movements = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        ).length,
  )

/** Everything on the page stands still: what is half transparent on its way in has other colours than it will have. */
export const stillness = (page: Page): Promise<void> => expect.poll(() => movements(page)).toBe(0)

/** Returns the distance by which the page reaches beyond its window, in CSS pixels. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Axe, asked for what is wrong alone: what is right costs it as much time again to describe. */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Reads the whole result on the page itself, not on a second one that is opened for it each time.
    .setLegacyMode()

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

/** Counts the movements that have begun on the page since it was first asked. */
const movementsBegun = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const counted = window as typeof window & { movementsBegun?: number }
    if (counted.movementsBegun === undefined)
      for (const begins of ['animationstart', 'transitionrun'])
        addEventListener(begins, () => (counted.movementsBegun = (counted.movementsBegun ?? 0) + 1), true)
    counted.movementsBegun ??= 0
    return counted.movementsBegun
  })

/** The number of times axe examines a page on which something moves each time: a countdown never stops. */
const mostRuns = 3

/** Returns axe's findings on the page at rest: a message that comes while axe looks has other colours than later. */
const violationsOn = async (page: Page, leftOut: string | undefined, run = 1): Promise<Violations> => {
  await stillness(page)
  const before = await movementsBegun(page)
  const axe = axeOn(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  const { violations } = await (leftOut === undefined ? axe : axe.exclude(leftOut)).analyze()
  const isMoved = (await movementsBegun(page)) !== before
  return isMoved && violations.length > 0 && run < mostRuns
    ? violationsOn(page, leftOut, run + 1)
    : violations
}

/**
 * Expects that assistive technology can use all of the page as it is, but for what a selector leaves out; fails with one line
 * for each violation.
 */
export const expectAxeClean = async (page: Page, leftOut?: string): Promise<void> => {
  const violations = await violationsOn(page, leftOut)
  const told = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
  )
  expect(told).toEqual([])
}

/** Assistive technology can use the page as it stands, and nothing of it lies beyond the window's side. */
export const expectAccessible = async (page: Page, leftOut?: string): Promise<void> => {
  await expectAxeClean(page, leftOut)
  expect(await sideways(page)).toBeLessThanOrEqual(0)
}
