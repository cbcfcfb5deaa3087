import type { BrowserContext, Page } from 'playwright/test'
import { authKey, keyOfTenant } from '#lib/browser/storage-keys.ts'
import { says } from '#support/jpeg.ts'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { databasesOf, openUploadAhead, outboxName, putInOffline, waitingOf } from './models/outbox.ts'
import { fileOf, pdfOf, photoOf, receipts, storeSent, uploadOf } from './models/receipts.ts'

const waiting = 'Uploads when you’re back online'
const secret = '%PDF-1.7 what Olivia has bought'

/** The platform takes no receipt the next time. */
const refusal = {
  endpoint: 'submitReceipt',
  times: 1,
  status: 422,
  body: { error: { message: 'No more today.' } },
} as const

/** A member with a receipt that waits, on a page that is offline. */
const putIn = async (context: BrowserContext, page: Page, world: World, ...names: readonly string[]) => {
  await world.signIn(page, 'verified')
  await putInOffline(context, page, ...names.map((name) => fileOf(name, secret)))
}

const handedOver = async (world: World): Promise<string[]> =>
  (await world.calls('submitReceipt')).flatMap(({ body }) =>
    (JSON.parse(body) as { files: { name: string }[] }).files.map(({ name }) => name),
  )

test('a receipt that is put in without network waits in the list, and is sent once when the network is back @OFF-5', {
  tag: '@gate',
}, async ({ context, page, world }) => {
  const sent = await storeSent(page)
  await world.signIn(page, 'verified')
  await page.goto('/receipts')
  const photo = await photoOf(page, 'photo.jpg', 400, 300)
  await expect(receipts(page).first()).toBeVisible()
  const newest = (await receipts(page).first().getAttribute('data-item')) ?? ''
  const { dialog, choose, files } = await openUploadAhead(page)
  await context.setOffline(true)
  await expect(dialog.getByText('You’re offline. We’ll store your receipts', { exact: false })).toBeVisible()
  await choose(photo, fileOf('second.pdf', secret))
  await expect(files).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Upload later' }).click()
  await expect(
    dialog.getByText('2 receipts are stored in this browser, unencrypted', { exact: false }),
  ).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Back to receipts' }).click()
  const { part, rows } = waitingOf(page)
  await expect(rows).toHaveCount(2)
  for (const [at, name] of ['photo.jpg', 'second.pdf'].entries()) {
    await expect(rows.nth(at)).toContainText(name)
    await expect(rows.nth(at)).toContainText(waiting)
  }
  await expect(
    part.getByText('These files are stored in this browser, unencrypted, until they’re uploaded.', {
      exact: false,
    }),
  ).toBeVisible()
  await expectAccessible(page)
  expect(await world.calls('submitReceipt')).toEqual([])
  await context.setOffline(false)
  await expect(page.getByText('2 receipts uploaded.')).toBeVisible()
  await expect(rows).toHaveCount(0)
  expect(await handedOver(world)).toEqual(['photo.jpg', 'second.pdf'])
  expect(await world.calls('uploadFile')).toHaveLength(2)
  await expect(receipts(page).first()).not.toHaveAttribute('data-item', newest)
  await expect(receipts(page).first()).toContainText('Pending')
  const bytes = (await sent()).find(({ name, bytes: all }) => name === 'photo.jpg' && all.length > 0)?.bytes
  expect(bytes).toBeDefined()
  expect(says(bytes ?? photo.buffer, 'GPS'), 'a photo tells where it was taken').toBe(false)
  expect((await databasesOf(page)).content).toBe('')
})

test('what waits is sent by the next page that opens, whichever it is, and by no page without need @OFF-5', async ({
  context,
  page,
  world,
}) => {
  const code: string[] = []
  page.on('request', (request) => {
    if (/\/(?:outbox\.store|waiting-receipts|upload-dialog)\./.test(request.url())) code.push(request.url())
  })
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await expect(page.getByRole('main').getByRole('link', { name: 'Flash wash: half price' })).toBeVisible()
  await page.goto('/card')
  expect(code).toEqual([])
  await putInOffline(context, page, fileOf('later.pdf', secret))
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const next = await context.newPage()
  await world.enter(next, 'fuel')
  await next.goto('/card')
  await expect.poll(() => handedOver(world)).toEqual(['later.pdf'])
  await expect.poll(async () => (await databasesOf(next)).content).toBe('')
})

test('a handover whose answer is lost is found in the list of receipts, and not sent again @OFF-5 FT-28', {
  tag: '@gate',
}, async ({ context, page, world }) => {
  await putIn(context, page, world, 'lost.pdf')
  await world.fault({ endpoint: 'submitReceipt', times: 1, after: true, status: 503 })
  await context.setOffline(false)
  await expect(page.getByText('1 receipt uploaded.')).toBeVisible()
  await page.reload()
  await expect(receipts(page).first()).toContainText('Pending')
  await expect(waitingOf(page).rows).toHaveCount(0)
  expect(await handedOver(world)).toEqual(['lost.pdf'])
})

test('a page that is closed before the answer comes leaves the next one to look, which finds the receipt @OFF-5 FT-28', async ({
  context,
  page,
  world,
}) => {
  await putIn(context, page, world, 'closed.pdf')
  // The platform has it, and the page never learns of that.
  const arrived = Promise.withResolvers<void>()
  await page.route('**/wl/v1/receipt', async (route) => {
    await route.fetch()
    arrived.resolve()
  })
  await context.setOffline(false)
  await arrived.promise
  await page.goto('/card')
  await expect.poll(async () => (await databasesOf(page)).content).toBe('')
  expect(await handedOver(world)).toEqual(['closed.pdf'])
  expect(await world.calls('uploadFile')).toHaveLength(1)
})

test('one that has not arrived is sent again at the next try, under the name of the first @OFF-5 FT-28', async ({
  context,
  page,
  world,
}) => {
  await putIn(context, page, world, 'again.pdf')
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/wl/v1/receipt')) keys.push(request.headers()['idempotency-key'])
  })
  await world.fault({ endpoint: 'submitReceipt', times: 1, status: 503 })
  await context.setOffline(false)
  const { rows } = waitingOf(page)
  await expect(rows).toContainText('Something went wrong on our side.')
  await expect(rows).toContainText('It may have arrived already.')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('1 receipt uploaded.')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('two tabs that both see the network again send a receipt once @OFF-5', async ({
  context,
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  const tab = await context.newPage()
  await world.enter(tab, 'fuel')
  await tab.goto('/receipts')
  await putInOffline(context, page, fileOf('one.pdf', secret), fileOf('two.pdf', secret))
  // The other tab hears of what waits, though it was put in here.
  await expect(waitingOf(tab).rows).toHaveCount(2)
  await context.setOffline(false)
  await expect(waitingOf(page).rows).toHaveCount(0)
  await expect(waitingOf(tab).rows).toHaveCount(0)
  expect((await handedOver(world)).toSorted()).toEqual(['one.pdf', 'two.pdf'])
  await tab.close()
})

test('a receipt that is taken back without network is never sent, and leaves nothing in the browser @OFF-5', async ({
  context,
  page,
  world,
}) => {
  await putIn(context, page, world, 'back.pdf', 'stays.pdf')
  const { rows } = waitingOf(page)
  expect((await databasesOf(page)).content).toContain('back.pdf')
  await page.getByRole('button', { name: 'Remove back.pdf' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Remove stays.pdf' })).toBeFocused()
  expect((await databasesOf(page)).content).not.toContain('back.pdf')
  await context.setOffline(false)
  await expect(rows).toHaveCount(0)
  expect(await handedOver(world)).toEqual(['stays.pdf'])
  expect(await world.calls('uploadFile')).toHaveLength(1)
})

test('what the platform refuses says why though an older list of what waits is read after it, stays, and can be tried again @OFF-5', async ({
  context,
  page,
  world,
}) => {
  await putIn(context, page, world, 'refused.pdf')
  // The list that is read when the receipt is marked as handed over ends only when the test lets it end.
  await page.evaluate(() => {
    const { get, getAllKeys, put } = IDBObjectStore.prototype
    let isMarked = false
    const release = Promise.withResolvers<void>()
    let isReleased = false
    IDBObjectStore.prototype.put = function (value, key) {
      isMarked ||= 'handover' in value
      return put.call(this, value, key)
    }
    IDBObjectStore.prototype.getAllKeys = function (...query) {
      if (isMarked && !isReleased) {
        this.transaction.addEventListener('complete', () => release.resolve())
        const hold = () => {
          if (!isReleased) get.call(this, 'none').onsuccess = hold
        }
        hold()
      }
      return getAllKeys.apply(this, query)
    }
    Object.assign(window, {
      endList: () => {
        isReleased = true
        return release.promise
      },
    })
  })
  await world.fault(refusal)
  await context.setOffline(false)
  const { rows } = waitingOf(page)
  await expect(rows).toContainText('No more today.')
  await page.evaluate(async () => {
    await (window as unknown as { endList: () => Promise<void> }).endList()
    await new Promise(requestAnimationFrame)
  })
  // Without a further read, the page would try again after 30 seconds, and say so until then.
  await expect(rows).toContainText('No more today.', { timeout: 15_000 })
  await expect(rows).not.toContainText('Uploads when you’re back online')
  await page.reload()
  await expect(rows).toContainText('No more today.')
  expect(await handedOver(world)).toHaveLength(1)
  await page.getByRole('button', { name: 'Try again: refused.pdf' }).click()
  await expect(page.getByText('1 receipt uploaded.')).toBeVisible()
  expect(await handedOver(world)).toHaveLength(2)
})

test('whoever opens a page after a session is gone finds no receipt of hers @OFF-2 @OFF-5', async ({
  context,
  page,
  world,
}) => {
  await putIn(context, page, world, 'private.pdf')
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await world.enter(next, 'fuel')
  await next.evaluate((key) => localStorage.removeItem(key), keyOfTenant(authKey, 'fuel'))
  // Nothing tells of the database any more either.
  await next.evaluate((key) => localStorage.removeItem(key), outboxName)
  expect((await databasesOf(next)).names).toEqual([outboxName])
  await next.goto('/pass-login')
  await expect.poll(async () => (await databasesOf(next)).names).toEqual([])
  expect(await handedOver(world)).toEqual([])
})

const failures = {
  'has no databases': {
    text: 'Your browser doesn’t let this site store files',
    spoil: () => {
      Object.defineProperty(window, 'indexedDB', { value: undefined })
    },
  },
  'takes no more texts': {
    text: 'This browser has no space to store your files',
    spoil: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  },
} as const

for (const [what, { text, spoil }] of Object.entries(failures))
  test(`a member whose browser ${what} is told so, and her files stay in the dialog @OFF-5`, async ({
    context,
    page,
    world,
  }) => {
    await world.signIn(page, 'verified')
    const { dialog, choose, files } = await openUploadAhead(page)
    await page.evaluate(spoil)
    await context.setOffline(true)
    await choose(fileOf('one.pdf'), fileOf('two.pdf'))
    await expect(files).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Upload later' }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect(files).toHaveCount(2)
    await expectAccessible(page)
    await context.setOffline(false)
    await uploadOf(page).submit.click()
    await expect(dialog.getByText('We’ve received 2 receipts.', { exact: false })).toBeVisible()
    expect(await handedOver(world)).toEqual(['one.pdf', 'two.pdf'])
  })

test('where there is no room for all, what has room is kept and the rest stays in the dialog @OFF-5', async ({
  context,
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  const { dialog, choose, files } = await openUploadAhead(page)
  const session = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 4 * 1024 * 1024 })
  await context.setOffline(true)
  await choose(fileOf('small.pdf'), pdfOf('large.pdf', 9 * 1024 * 1024))
  await expect(files).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Upload later' }).click()
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'This browser has no space to store your files' }),
  ).toBeVisible()
  await expect(dialog.getByText('1 receipt saved for later.')).toBeVisible()
  await expect(files).toHaveText([/large\.pdf/])
  await page.keyboard.press('Escape')
  await expect(waitingOf(page).rows).toHaveText([/small\.pdf/])
})

test('where another tab holds the database up, it says so after a while, and the files stay in the dialog @OFF-5', async ({
  context,
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  const { dialog, choose, files } = await openUploadAhead(page)
  const tab = await context.newPage()
  await world.enter(tab, 'fuel')
  await tab.evaluate(
    (name) =>
      new Promise((resolve) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(Reflect.set(window, 'held', request.result))
      }),
    outboxName,
  )
  // Whoever opens it waits behind a removal, for which this tab makes no room.
  await page.evaluate((name) => void indexedDB.deleteDatabase(name), outboxName)
  await context.setOffline(true)
  await choose(fileOf('one.pdf'))
  await expect(files).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Upload later' }).click()
  await expect(
    dialog
      .getByRole('alert')
      .filter({ hasText: 'Another tab of this site keeps your files from being stored' }),
  ).toBeVisible()
  await expect(files).toHaveCount(1)
  await tab.close()
  await dialog.getByRole('button', { name: 'Upload later' }).click()
  await expect(dialog.getByRole('heading', { name: 'Saved for later' })).toBeVisible()
})
