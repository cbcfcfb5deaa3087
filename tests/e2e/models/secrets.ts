import type { BrowserContext, Page } from 'playwright/test'
import { cookieNames } from '#sandbox/cookies.ts'

/** Reads the two cookies that hold tokens; a page cannot. */
export const tokensOf = async (context: BrowserContext): Promise<readonly string[]> =>
  (await context.cookies())
    .filter(({ name }) => name === cookieNames.access || name === cookieNames.refresh)
    .map(({ value }) => value)

/** Returns all that a page can read of what its browser keeps, as one text: storage, cookies, databases and caches. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await wait(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        found.push(name, await wait(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        found.push(request.url, [...request.headers], await response?.text())
      }
    }
    return JSON.stringify(found)
  })

/** Returns the page's memory as its browser writes it down, with every text that a script holds. */
const memoryText = async (page: Page): Promise<string> => {
  const cdp = await page.context().newCDPSession(page)
  const chunks: string[] = []
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await cdp.detach()
  return chunks.join('')
}

/** Returns the places in which a page can find one of these words. */
export const placesOf = async (page: Page, words: readonly string[]): Promise<readonly string[]> => {
  const texts = { kept: await keptText(page), memory: await memoryText(page) }
  return Object.entries(texts).flatMap(([place, text]) =>
    words.some((word) => text.includes(word)) ? [`${place} of ${page.url()}`] : [],
  )
}
