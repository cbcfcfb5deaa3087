import type { BrowserContext, Page } from 'playwright/test'
import { expect, type Locator } from 'playwright/test'
import { outboxKey } from '#lib/browser/storage-keys.ts'
import { openUpload, type TestFile, type uploadOf } from './receipts.ts'

/** The receipts that wait in this browser, as the page of receipts shows them. */
export const waitingOf = (page: Page): { readonly part: Locator; readonly rows: Locator } => {
  const part = page.getByRole('region', { name: 'Waiting to upload' })
  return { part, rows: part.getByRole('listitem') }
}

/** Opens the upload, and waits until the page has all that it needs without network. */
export const openUploadAhead = async (page: Page): Promise<ReturnType<typeof uploadOf>> => {
  const upload = await openUpload(page)
  // The file alone is not enough: what it imports is fetched after it. The same import ends when all of it is there.
  const file = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/waiting-receipts.'))?.name,
  )
  await file.evaluate((name) => import(`${name}`))
  return upload
}

/** Goes offline, chooses files, and has them sent later; the dialog is closed then. */
export const putInOffline = async (
  context: BrowserContext,
  page: Page,
  ...files: readonly TestFile[]
): Promise<void> => {
  const { dialog, choose, files: chosen } = await openUploadAhead(page)
  await context.setOffline(true)
  await choose(...files)
  await expect(chosen).toHaveCount(files.length)
  await dialog.getByRole('button', { name: 'Upload later' }).click()
  await expect(dialog.getByRole('heading', { name: 'Saved for later' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back to receipts' }).click()
  await expect(dialog).toBeHidden()
  await expect(waitingOf(page).rows).toHaveCount(files.length)
}

/** All that lies in the databases of the site, as text, and their names. */
export const databasesOf = (page: Page): Promise<{ readonly names: string[]; readonly content: string }> =>
  page.evaluate(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const open = (name: string) =>
      new Promise<IDBDatabase | undefined>((resolve) => {
        const request = indexedDB.open(name)
        // The portal has removed it since it was listed: to open it would make it anew.
        request.onupgradeneeded = () => request.transaction?.abort()
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => resolve(undefined)
      })
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    let content = ''
    for (const name of names) {
      const database = await open(name)
      if (!database) continue
      for (const store of database.objectStoreNames)
        for (const value of await settle(database.transaction(store).objectStore(store).getAll()))
          content += value instanceof ArrayBuffer ? new TextDecoder().decode(value) : JSON.stringify(value)
      database.close()
    }
    return { names, content }
  })

/** The name of the database of the member who is signed in by a test. */
export const outboxName = outboxKey('fuel:test')
