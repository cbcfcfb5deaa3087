import type { Locator, Page } from 'playwright/test'
import type { Rgb } from '#lib/design/readable.ts'
import { luminance } from '#lib/design/readable.ts'
import { parseRgb } from '#support/rgb.ts'
import { axeOn, stillness } from './accessible.ts'

/** The texts that axe finds too faint, one line each. */
export const faint = async (page: Page): Promise<readonly string[]> => {
  await stillness(page)
  const { violations } = await axeOn(page).withRules(['color-contrast']).analyze()
  return violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target}: ${any[0]?.message}`))
}

/** Tells how light the ground of an element is, from 0 (black) to 1 (white). */
export const lightness = async (at: Locator): Promise<number> => {
  const colour = await at.evaluate((element) => getComputedStyle(element).backgroundColor)
  return luminance(parseRgb(colour) ?? ([255, 255, 255] satisfies Rgb))
}

/** Notes the ground of each page's body with the first frame in which there is one; read it with `firstGround`. */
export const watchFirstGround = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const note = () => {
      const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet
      if (!document.body || !sheet) return void requestAnimationFrame(note)
      Reflect.set(window, 'firstGround', getComputedStyle(document.body).backgroundColor)
      Reflect.set(window, 'hadRun', document.documentElement.dataset.painted !== undefined)
    }
    requestAnimationFrame(note)
  })

/** The ground of the page in its first frame, and whether its islands had started by then. */
export const firstGround = (page: Page): Promise<readonly [ground: string, hadRun: boolean]> =>
  page.evaluate(() => [Reflect.get(window, 'firstGround'), Reflect.get(window, 'hadRun')] as const)
