import type { BrowserContext, Page } from 'playwright/test'
import { factsKey, freshKey, queriesKey } from '#lib/browser/storage-keys.ts'

/** The names under which the platform's answers are remembered. */
const remembered: readonly string[] = [queriesKey(), freshKey, factsKey()]

/** Runs in a page: removes what the tab, or the last visit, remembers. */
const remove = (names: readonly string[]) => {
  if (location.protocol === 'about:') return
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage))
      if (names.some((name) => key.startsWith(name))) storage.removeItem(key)
}

/** Lets every page from now on ask for all that it shows. */
export const askAnew = (target: BrowserContext | Page): Promise<unknown> =>
  target.addInitScript(remove, remembered)

/** Leaves the pages for a file, where nothing writes anew what is remembered, and removes it: the next page asks for all. */
export const forgetAnswers = async (page: Page): Promise<void> => {
  await page.goto('/favicon.svg')
  await page.evaluate(remove, remembered)
}
