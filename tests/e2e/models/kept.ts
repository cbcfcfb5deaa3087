import type { BrowserContext, Page } from 'playwright/test'
import { type StoragePlace, storageItemOf } from '#lib/browser/storage-table.ts'
import { cookieNames } from '#sandbox/cookies.ts'
import { cookieSite } from './sites.ts'

/** The name of something that stands in a browser, and the place. */
type Kept = readonly [place: StoragePlace, name: string]

/** The cookie by which a journey tells the sandbox its world: its own, not the portal's. */
const cookieOfWorld = 'sandbox-world'

/** The cookies in which the platform keeps a session; a build for them lists them, which the table of this process does not. */
const cookiesOfSession: ReadonlySet<string> = new Set(Object.values(cookieNames))

/** Returns all that stands in the storages of a page's origin; nothing of a page that is leaving, or that is refused its storage. */
const keptBy = (page: Page): Promise<readonly Kept[]> =>
  page
    .evaluate(async () => {
      const found: [StoragePlace, string][] = []
      const add = async (place: StoragePlace, read: () => Iterable<string> | Promise<Iterable<string>>) => {
        try {
          for (const name of await read()) found.push([place, name])
        } catch {}
      }
      await add('local', () => Object.keys(localStorage))
      await add('session', () => Object.keys(sessionStorage))
      await add('database', async () => (await indexedDB.databases()).map(({ name = '' }) => name))
      await add('cache', () => caches.keys())
      return found
    })
    .catch(() => [])

/** Matches what a test itself notes in the tab, for a page that comes later. */
const ofTests = /^test:/

/** Returns what stands in a window without a row in the table of storage keys, as `place: name`. PRV-1. */
export const unlisted = async (context: BrowserContext, origin: string): Promise<readonly string[]> => {
  const pages = context.pages().filter((page) => page.url().startsWith(`${origin}/`))
  const kept: Kept[] = (await Promise.all(pages.map(keptBy))).flat()
  for (const { name } of await context.cookies())
    if (name !== cookieOfWorld && !(origin === cookieSite && cookiesOfSession.has(name)))
      kept.push(['cookie', name])
  return [
    ...new Set(
      kept.flatMap(([place, name]) =>
        ofTests.test(name) || storageItemOf(place, name) ? [] : [`${place}: ${name}`],
      ),
    ),
  ]
}
