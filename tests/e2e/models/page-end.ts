import { expect, type Page } from 'playwright/test'

/** Presses End until what the end of the page brings is there: a page that grows after a press ends elsewhere. */
export const pressEndUntil = (page: Page, isThere: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(async () => {
      await page.keyboard.press('End')
      return isThere()
    })
    .toBe(true)
