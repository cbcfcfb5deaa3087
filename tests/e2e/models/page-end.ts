import { expect, type Page } from 'playwright/test'

/** Presses End until what the end of the page brings is there: a page that grows after a press ends elsewhere. */
export const pressEndUntil = (page: Page, isThere: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(async () => {
      await page.keyboard.press('End')
      return isThere()
    })
    .toBe(true)

/** Expects that a page comes to stand within 50 px of a place: what it shows above that may still be on its way. */
export const expectScrolledTo = (page: Page, top: number): Promise<void> =>
  expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(50)
