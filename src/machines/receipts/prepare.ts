import { smallerPhoto } from '#lib/browser/device/smaller-photo.ts'
import { withoutTraces } from '#lib/domain/receipts/photo-traces.ts'
import { kindOfBytes } from '#lib/domain/receipts/receipt-file.ts'
import type { ChosenFile } from '#lib/domain/receipts/upload-list.ts'

const types = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg' } as const

/** A file that was changed, moved or deleted after it was chosen cannot be read, or is another. BI-12. */
const changedFile = () => Object.assign(new Error('The file is not as it was'), { code: 'file_changed' })

/**
 * Returns the content to send for a file: all its bytes, read before anything is sent; for a photo, without the place
 * where it was taken, and made smaller if the member agrees. Fails with `file_changed`.
 */
export const prepare = async ({ file, kind, isLarge }: ChosenFile, isSmaller: boolean): Promise<Blob> => {
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw Object.assign(changedFile(), { cause })
  })
  const whole = new Uint8Array(bytes)
  if (kindOfBytes(whole) !== kind) throw changedFile()
  const plain = new Blob([withoutTraces(whole)], { type: types[kind] })
  return isSmaller && isLarge ? ((await smallerPhoto(plain)) ?? plain) : plain
}
