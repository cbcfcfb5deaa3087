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

/** How far the page reaches beyond its window, in CSS pixels. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What assistive technology cannot use on the page as it stands, one line each. */
export const expectAxeClean = async (page: Page): Promise<void> => {
  await stillness(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const told = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
  )
  expect(told).toEqual([])
}

/** Assistive technology can use the page as it stands, and nothing of it lies beyond the window's side. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await expectAxeClean(page)
  expect(await sideways(page)).toBeLessThanOrEqual(0)
}
