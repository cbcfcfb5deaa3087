import type { BrowserContext, Page } from 'playwright/test'
import { factsKey } from '#lib/browser/storage-keys.ts'

/** Runs in a page: removes the answers that the browser has stored. */
const remove = (name: string) => {
  if (location.protocol === 'about:') return
  for (const key of Object.keys(localStorage)) if (key.startsWith(name)) localStorage.removeItem(key)
}

/** Runs in a page: makes every answer that the browser has stored stale. */
const makeStale = (name: string) => {
  if (location.protocol === 'about:') return
  for (const key of Object.keys(localStorage))
    if (key.startsWith(name)) {
      const record = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...record, updatedAt: 0 }))
    }
}

/** Lets every page from now on ask for all that it shows. */
export const askAnew = (target: BrowserContext | Page): Promise<unknown> =>
  target.addInitScript(remove, factsKey())

/** Lets every page from now on ask anew for what it shows, and show what is stored until the answer comes. */
export const makeAnswersStale = (target: BrowserContext | Page): Promise<unknown> =>
  target.addInitScript(makeStale, factsKey())

/** Leaves the pages for a file, where nothing writes anew what is remembered, and removes it: the next page asks for all. */
export const forgetAnswers = async (page: Page): Promise<void> => {
  await page.goto('/favicon.svg')
  await page.evaluate(remove, factsKey())
}

/** The names of the answers that the browser has stored. */
export const storedAnswers = (page: Page): Promise<string[]> =>
  page.evaluate((name) => Object.keys(localStorage).filter((key) => key.startsWith(name)), factsKey())
