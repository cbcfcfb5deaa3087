import { expect, type Locator, type Page } from 'playwright/test'
import { exifSegment } from '#support/jpeg.ts'

/** A file as a member chooses it; browsers know no type of most that tests make up. */
export interface TestFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A file of a name and what it holds, as text of one byte a letter. */
export const fileOf = (name: string, content = '%PDF-1.7\n'): TestFile => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content, 'latin1'),
})

/** A PDF of so many bytes. */
export const pdfOf = (name: string, size: number): TestFile => {
  const buffer = Buffer.alloc(size)
  buffer.write('%PDF-1.7\n')
  return { name, mimeType: '', buffer }
}

/** The receipts in the list of the page. */
export const receipts = (page: Page): Locator => page.locator('#content li[data-item]')

/** The dialog of the upload, and what is in it. */
export const uploadOf = (page: Page) => {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    files: dialog.getByRole('region', { name: 'Chosen files' }).getByRole('listitem'),
    ignored: dialog.getByRole('alert').getByRole('listitem'),
    submit: dialog.getByRole('button', { name: 'Upload', exact: true }),
    choose: (...files: readonly TestFile[]) => dialog.locator('input[type=file]').setInputFiles([...files]),
  }
}

/** Opens the page of receipts, and the upload on it. */
export const openUpload = async (page: Page): Promise<ReturnType<typeof uploadOf>> => {
  await page.goto('/receipts#upload')
  const upload = uploadOf(page)
  await expect(upload.dialog).toBeVisible()
  return upload
}

/** A photo that can be drawn, with the place where it was taken, lying on its side. */
export const photoOf = async (page: Page, name: string, width: number, height: number): Promise<TestFile> => {
  const bytes = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high)
      const context = canvas.getContext('2d')
      for (let index = 0; context && index < 400; index += 1) {
        context.fillStyle = `hsl(${index} 80% 50%)`
        context.fillRect((index * 97) % wide, (index * 61) % high, 90, 40)
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    [width, height] as const,
  )
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.from([...bytes.slice(0, 2), ...exifSegment(6), ...bytes.slice(2)]),
  }
}

/** The data that the page has sent of each file: its name, its bytes. */
export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Keeps what the page sends of files from now on. Call it before the page is opened. */
export const storeSent = async (page: Page): Promise<() => Promise<SentFile[]>> => {
  await page.addInitScript(() => {
    const kept: { name: string; bytes: number[] }[] = []
    Reflect.set(window, 'keptFiles', kept)
    const send = window.fetch
    window.fetch = async (...request) => {
      const file = request[1]?.body instanceof FormData ? request[1].body.get('file') : null
      if (file instanceof File)
        kept.push({ name: file.name, bytes: [...new Uint8Array(await file.arrayBuffer())] })
      return send(...request)
    }
  })
  return async () => {
    const kept = (await page.evaluate(() => Reflect.get(window, 'keptFiles'))) as {
      name: string
      bytes: number[]
    }[]
    return kept.map(({ name, bytes }) => ({ name, bytes: Uint8Array.from(bytes) }))
  }
}

/** Drops what lies on this machine's disk onto an element, as a hand does. */
export const dropFiles = async (page: Page, onto: Locator, paths: readonly string[]): Promise<void> => {
  const box = await onto.boundingBox()
  if (!box) throw new Error('There is nothing to drop onto')
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [...paths], dragOperationsMask: 1 }
  const place = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2), data }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...place })
}
