import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { TestInfo } from 'playwright/test'
import { orientationSegment, pictureSize } from '#lib/domain/receipts/photo.ts'
import { exifSegment, says } from '#support/jpeg.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import {
  dropFiles,
  fileOf,
  openUpload,
  pdfOf,
  photoOf,
  receipts,
  storeSent,
  uploadOf,
} from './models/receipts.ts'

const png = '\x89PNG\r\n\x1a\n'

/** A file on the disk of this test's own. */
const onDisk = (info: TestInfo, name: string, content: string): string => {
  const path = info.outputPath(name)
  writeFileSync(path, content, 'latin1')
  return path
}

test('a member sees where each receipt stands, what it earned and why it was refused, 20 at a time @RCP-1', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/receipts')
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible()
  const list = page.getByRole('list', { name: 'Your receipts, latest first' })
  await expect(list.getByRole('listitem').filter({ hasText: 'Pending' }).first()).toBeVisible()
  const approved = list.getByRole('listitem').filter({ hasText: 'Approved' }).first()
  await expect(approved).toContainText(/\+[\d.,]+\spoints/)
  await expect(approved).toContainText(/^\d{1,2}\s\p{L}+\s\d{4}/u)
  const rejected = list.getByRole('listitem').filter({ hasText: 'Rejected' }).first()
  await expect(rejected).toContainText('The total is not readable.')
  await expectAccessible(page)
  await receipts(page).last().scrollIntoViewIfNeeded()
  await expect(receipts(page)).toHaveCount(26)
  await expect(page.getByText('No more receipts.')).toBeVisible()
  expect((await world.calls('listReceipts')).map(({ query }) => query.offset?.[0])).toEqual(['0', '20'])
})

test('the card of the sidebar opens the upload, from another page and on the page itself @FRM-5 @RCP-2', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.signIn(page, 'newcomer')
  await page.goto('/profile')
  const card = page.getByRole('complementary').getByRole('link', { name: 'Upload a receipt' })
  await card.click()
  const { dialog, submit } = uploadOf(page)
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL('/receipts')
  await expect(submit).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('No receipts yet', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await card.click()
  await expect(dialog).toBeVisible()
})

test('Back closes the upload and leaves the page, the chosen file stays, and a reload leaves no step behind @B11 @RCP-2', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.goto('/profile')
  const { choose, dialog, files } = await openUpload(page)
  await choose(pdfOf('ten.pdf', 1000))
  await expect(files).toHaveText([/ten\.pdf/])
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/receipts')
  await page.getByRole('button', { name: 'Upload a receipt' }).first().click()
  await expect(files).toHaveText([/ten\.pdf/])
  await page.reload()
  await expect(receipts(page).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state?.depth ?? 0)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/profile')
})

test('what may be no receipt is left out by name with its reason, and the rest can be removed one by one @RCP-2 BI-01 BI-02 BI-03 BI-04 BI-05 BI-09', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  const { choose, dialog, files, ignored, submit } = await openUpload(page)
  await expect(submit).toBeDisabled()
  await choose(
    pdfOf('ten.pdf', 10 * 1024 * 1024),
    pdfOf('more.pdf', 10 * 1024 * 1024 + 1),
    fileOf('photo.heic', 'ftypheic'),
    fileOf('page.png', '<!doctype html>'),
    fileOf('empty.pdf', ''),
    fileOf('scan.PNG', png),
    fileOf('saved.jfif', '\xff\xd8\xff'),
  )
  await expect(files).toHaveText([/ten\.pdf10 MB/, /scan\.PNG/, /saved\.jfif/])
  await expect(ignored).toHaveText([
    'more.pdfThis file is too big. The limit is 10 MB.',
    'photo.heicOnly PDF, PNG and JPEG files can be uploaded.',
    'page.pngThis file isn’t what its name says.',
    'empty.pdfThis file is empty.',
  ])
  await choose(
    fileOf('é.pdf'.normalize('NFC')),
    fileOf('é.pdf'.normalize('NFD')),
    fileOf('TEN.pdf'),
    fileOf('scan.PNG', png),
    fileOf('ten.pdf'),
  )
  await expect(files).toHaveCount(6)
  await expect(files.last()).toContainText('ten (2).pdf')
  await expect(ignored).toHaveCount(2)
  await expect(ignored.last()).toHaveText('scan.PNGThis file is already in the list.')
  await expectAccessible(page)
  for (let left = 6; left > 0; left -= 1) {
    await dialog
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect(files).toHaveCount(left - 1)
  }
  await expect(submit).toBeDisabled()
  await expect(dialog.getByRole('button', { name: /^Drop your receipts here/ })).toBeFocused()
  expect(await world.calls('uploadFile')).toEqual([])
})

test('of 500 files, a folder and a text that are dropped only what may be a receipt is taken, once each, in 300 px @RCP-2 @WHL-7 BI-11', async ({
  page,
  world,
}, info) => {
  test.slow()
  const paths = Array.from({ length: 500 }, (_, index) =>
    index % 2 ? onDisk(info, `${index}.pdf`, '%PDF-1.7') : onDisk(info, `${index}.txt`, 'A text'),
  )
  const folder = info.outputPath('folder')
  mkdirSync(folder)
  await world.signIn(page, 'verified')
  const { choose, dialog, files } = await openUpload(page)
  const zone = dialog.getByRole('button', { name: /^Drop your receipts here/ })
  await dropFiles(page, zone, [...paths, folder])
  await expect(files).toHaveCount(250)
  await expect(dialog.getByText('and 245 more files')).toBeVisible()
  const list = dialog.getByRole('region', { name: 'Chosen files' }).getByRole('list')
  expect((await list.boundingBox())?.height).toBe(300)
  await dropFiles(page, zone, paths.slice(0, 3))
  await expect(dialog.getByText('This file is already in the list.')).toBeVisible()
  await zone.evaluate((element) => {
    const text = new DataTransfer()
    text.setData('text/plain', 'https://example.com/receipt.pdf')
    for (const type of ['dragover', 'drop'])
      element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: text }))
  })
  await choose(fileOf('last.pdf'))
  await expect(files).toHaveCount(251)
})

test('when the second of three uploads fails it alone is sent again, and the receipt is handed over once @RCP-3 FT-27 FT-29 BI-08 BI-10', {
  tag: '@gate',
}, async ({ page, world }) => {
  const sent = await storeSent(page)
  const names = ['a "b" \u202Efdp.x.pdf', `${'long '.repeat(48)}.png`, '<img src=x> 🧾.jpg'] as const
  const comment = '\xff\xd8\xff\xfe\x00\x1b<script>alert(1)</script>\xff\xd9'
  await world.signIn(page, 'verified')
  // Late enough that the second half of a double press finds all three on their way.
  await world.fault({ endpoint: 'uploadFile', skip: 1, times: 1, status: 503, delay_ms: 1500 })
  const { choose, dialog, files, submit } = await openUpload(page)
  const newest = (await receipts(page).first().getAttribute('data-item')) ?? ''
  await choose(fileOf(names[0]), fileOf(names[1], png), fileOf(names[2], comment))
  await expect(files.nth(0)).toContainText('a "b" \ufffdfdp.x.pdf')
  await expect(files.nth(2)).toContainText('<img src=x> 🧾.jpg')
  await submit.dblclick()
  await expect(files.nth(1)).toContainText('Something went wrong on our side.')
  await expect(files.nth(0)).toContainText('Uploaded')
  await expect(files.nth(2)).toContainText('Uploaded')
  await expect(dialog.getByText('2 of 3 uploaded')).toBeVisible()
  await expectAccessible(page)
  expect(await world.calls('submitReceipt')).toEqual([])
  await dialog.getByRole('button', { name: /^Try again: long/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(dialog.getByText('We’ve received 3 receipts.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  expect((await sent()).map(({ name }) => name)).toEqual([names[0], names[1], names[2], names[1]])
  const bytes = (await sent())[2]?.bytes ?? new Uint8Array()
  expect(Buffer.from(bytes).toString('latin1'), 'a JPEG with a script in its comment').toBe(comment)
  const handedOver = await world.calls('submitReceipt')
  expect(handedOver).toHaveLength(1)
  const body = JSON.parse(handedOver[0]?.body ?? '{}') as {
    files: { id: string; name: string }[]
    note: string
  }
  expect(body.note).toBe('')
  expect(body.files.map(({ name }) => name)).toEqual([...names])
  await dialog.getByRole('button', { name: 'Back to receipts' }).click()
  await expect(dialog).toBeHidden()
  await expect(receipts(page).first()).toContainText('Pending')
  await expect(receipts(page).first()).not.toHaveAttribute('data-item', newest)
  await expect(receipts(page).first()).toContainText('<img src=x> 🧾.jpg')
  await page.getByRole('button', { name: 'Upload a receipt' }).click()
  await expect(submit).toBeDisabled()
  await expect(files).toHaveCount(0)
})

test('a file that is deleted after it was chosen fails alone, and the others go on without it @RCP-3 BI-12', async ({
  page,
  world,
}, info) => {
  const kept = onDisk(info, 'kept.pdf', '%PDF-1.7')
  const gone = onDisk(info, 'gone.pdf', '%PDF-1.7')
  const changed = onDisk(info, 'changed.pdf', '%PDF-1.7')
  await world.signIn(page, 'verified')
  const { dialog, files, submit } = await openUpload(page)
  await dialog.locator('input[type=file]').setInputFiles([gone, changed, kept])
  await expect(files).toHaveCount(3)
  rmSync(gone)
  writeFileSync(changed, 'something else entirely')
  await submit.click()
  for (const at of [0, 1]) await expect(files.nth(at)).toContainText('This file was changed or deleted.')
  await expect(files.nth(2)).toContainText('Uploaded')
  expect(await world.calls('uploadFile')).toHaveLength(1)
  for (const name of ['gone', 'changed'])
    await dialog.getByRole('button', { name: `Remove ${name}.pdf` }).click()
  await submit.click()
  await expect(dialog.getByText('We’ve received 1 receipt.', { exact: false })).toBeVisible()
  expect(await world.calls('uploadFile')).toHaveLength(1)
})

test('a handover whose reply is lost is found in the list; where it cannot be found the member decides @RCP-3 FT-28', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  const { choose, dialog, files, submit } = await openUpload(page)
  await world.fault({ endpoint: 'submitReceipt', times: 1, after: true, status: 503 })
  await choose(fileOf('arrived.pdf'))
  await expect(files).toHaveCount(1)
  await submit.click()
  await expect(dialog.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(await world.calls('submitReceipt')).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Back to receipts' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Upload a receipt' }).click()
  await choose(fileOf('lost.pdf'))
  await expect(files).toHaveCount(1)
  await world.fault({ endpoint: 'submitReceipt', times: 1, status: 503 })
  await submit.click()
  await expect(dialog.getByText('Your receipts may have arrived.', { exact: false })).toBeVisible()
  expect(await world.calls('submitReceipt')).toHaveLength(2)
  await submit.click()
  await expect(dialog.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(await world.calls('submitReceipt')).toHaveLength(3)
  expect(await world.calls('uploadFile')).toHaveLength(2)
})

test('no photo tells where it was taken, and a large one is made smaller if the member agrees @RCP-2 BI-07', async ({
  page,
  world,
}) => {
  const sent = await storeSent(page)
  await world.signIn(page, 'verified')
  const { choose, dialog, files, submit } = await openUpload(page)
  const small = await photoOf(page, 'small.jpg', 400, 300)
  const large = await photoOf(page, 'large.jpg', 3200, 200)
  const broken = { ...fileOf('broken.png', `${png}\0\0\0\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff`) }
  expect(says(small.buffer, 'GPS')).toBe(true)
  await choose(small)
  await expect(files).toHaveCount(1)
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await choose(large, broken)
  await expect(files).toHaveCount(3)
  await expect(files.locator('img[src^="blob:"]')).toHaveCount(2)
  await dialog.getByRole('checkbox', { name: /^Make large photos smaller/ }).check()
  await submit.click()
  await expect(dialog.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const [plain, smaller, asItIs] = await sent()
  for (const file of [plain, smaller]) expect(says(file?.bytes ?? large.buffer, 'GPS')).toBe(false)
  // Lying on its side it is turned when it is shown; made smaller it stands upright.
  expect(plain?.bytes).toHaveLength(
    small.buffer.length - exifSegment(6).length + orientationSegment(6).length,
  )
  expect(pictureSize(plain?.bytes ?? new Uint8Array())).toEqual({ width: 400, height: 300 })
  expect(pictureSize(smaller?.bytes ?? new Uint8Array())).toEqual({ width: 150, height: 2400 })
  expect(asItIs?.bytes).toHaveLength(broken.buffer.length)
})

test('an upload that does not end can be stopped, and goes on later @RCP-3', async ({ page, world }) => {
  await world.signIn(page, 'verified')
  const { choose, dialog, files, submit } = await openUpload(page)
  await world.fault({ endpoint: 'uploadFile', skip: 1, times: 1, hang: true })
  await choose(fileOf('one.pdf'), fileOf('two.pdf'))
  await expect(files).toHaveCount(2)
  await submit.click()
  await expect(files.nth(1)).toContainText('Uploading…')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await expect(dialog.getByText('1 of 2 uploaded')).toBeVisible()
  await submit.click()
  await expect(dialog.getByText('We’ve received 2 receipts.', { exact: false })).toBeVisible()
  expect(await world.calls('uploadFile')).toHaveLength(3)
})

test('a member in Bulgarian on a narrow phone uploads a receipt with the keyboard alone @RCP-2 @RCP-3', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await world.controls.post('/settings', { tenant: 'grocer', general: { 'GENERAL.receipts': true } })
  await world.signIn(page, 'verified', 'grocer')
  await page.goto('/receipts')
  await expect(receipts(page).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Качване на касова бележка' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Качване на касови бележки' })).toBeVisible()
  // The window takes the focus a moment after it is drawn.
  const focused = page.locator(':focus')
  await expect(dialog.and(focused).or(dialog.locator(':focus'))).toBeAttached()
  const drop = dialog.getByRole('button', { name: /^Пуснете касовите бележки/ })
  // Listened for before the focus moves: a busy page learns of the listener in its turn, and of a key at once.
  const chooser = page.waitForEvent('filechooser')
  await drop.press('Enter')
  await (await chooser).setFiles([fileOf('бележка.pdf'), fileOf('снимка.heic', 'ftypheic')])
  await expect(dialog.getByText('Качват се само файлове PDF, PNG и JPEG.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Премахване на бележка.pdf' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Получихме 1 касова бележка.', { exact: false })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Обратно към касовите бележки' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(receipts(page).first()).toContainText('Проверява се')
})
