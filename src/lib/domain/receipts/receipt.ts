import * as v from 'valibot'
import { id, line, name, numeric, optional } from '../tolerant.ts'

/** The processing state of an uploaded invoice. RCP-1. */
export const receiptStatus = v.picklist(['approved', 'pending', 'rejected'])
export type ReceiptStatus = v.InferOutput<typeof receiptStatus>

/** An uploaded invoice: what it earned (hundredths) or why it was refused. RCP-1. */
export const receipt = v.object({
  id,
  created_at: optional(numeric),
  status: receiptStatus,
  file_name: name,
  points: optional(numeric),
  reason: optional(line),
})
export type Receipt = v.InferOutput<typeof receipt>

/** A file the platform has taken in, to be named when the receipt is handed over. */
export const uploadedFile = v.object({ id, name })
export type UploadedFile = v.InferOutput<typeof uploadedFile>

export type FileKind = 'pdf' | 'png' | 'jpeg'

export type FileRefusal = 'type' | 'content' | 'size' | 'empty' | 'duplicate' | 'unreadable'

/** The largest size of a file, inclusive, in megabytes and in bytes. RCP-2. */
export const largestMegabytes = 10
export const largestFile = largestMegabytes * 1024 * 1024

/** The first bytes that are read to find a picture's kind and size; in a phone's photo a preview comes before them. */
export const headLength = 256 * 1024

/** A photo of more bytes, or of a longer side in pixels, is larger than a receipt needs. */
export const plentyBytes = 2 * 1024 * 1024
export const plentyPixels = 3000

/** Matches names by which a file says that it is of a kind that is allowed. */
const allowedNames = /\.(?:pdf|png|jpe?g|jpe|jfif)$/i

const beginnings: readonly (readonly [FileKind, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
]

/** Returns the file kind of a file's first bytes; undefined for anything else. No other byte may come before them. */
export const kindOfBytes = (bytes: Uint8Array): FileKind | undefined =>
  beginnings.find(([, beginning]) => beginning.every((byte, index) => bytes[index] === byte))?.[0]

/** Returns a key, the same for equal names: composed and decomposed letters are equal, letter case is not ignored. */
export const nameKey = (name: string): string => name.normalize('NFC')

/** True for two writings of one name: a Mac decomposes the letters of names, and a platform may compose them. BI-09. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)

/** Returns a free name for a file: its own, or numbered as `image (2).jpg`. taken: the keys of the others' names. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const extension = /\.[^.]*$/.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - extension.length)
  let free = name
  for (let number = 2; taken.has(nameKey(free)); number += 1) free = `${stem} (${number})${extension}`
  return free
}

/**
 * Returns the reason why a file is left out. Its first bytes decide, since names and the browser's types are often wrong.
 * RCP-2; BI-01 to BI-06. size: bytes. head: the first bytes.
 */
export function refusalOf(name: string, size: number, head: Uint8Array): FileRefusal | undefined {
  if (size === 0) return 'empty'
  if (kindOfBytes(head) === undefined) return allowedNames.test(name) ? 'content' : 'type'
  return size > largestFile ? 'size' : undefined
}
