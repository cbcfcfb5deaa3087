/** The kinds of file that a receipt may be. Spec §5, "Invoice upload". */
export type FileKind = 'pdf' | 'png' | 'jpeg'

/** Why a file is left out of the list. */
export type FileRefusal = 'type' | 'content' | 'size' | 'empty' | 'duplicate' | 'unreadable'

/** How large a file may be, inclusive, in megabytes and in bytes. Spec §5. */
export const largestMegabytes = 10
export const largestFile = largestMegabytes * 1024 * 1024

/** What is looked at to tell a picture's kind and its width and height; a phone's photo has a preview before them. */
export const headLength = 256 * 1024

/** A photo of more bytes, or of a longer side in pixels, is larger than a receipt needs. */
export const plentyBytes = 2 * 1024 * 1024
export const plentyPixels = 3000

const kindsByExtension: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
}

const beginnings: readonly (readonly [FileKind, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
]

/** What a file's extension says it is; undefined for any that is not allowed, or for none. */
export function kindOfName(name: string): FileKind | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(kindsByExtension, extension) ? kindsByExtension[extension] : undefined
}

/** What a file's first bytes say it is; undefined for anything else. Nothing may stand before them. */
export const kindOfBytes = (bytes: Uint8Array): FileKind | undefined =>
  beginnings.find(([, beginning]) => beginning.every((byte, index) => bytes[index] === byte))?.[0]

/** What makes two names the same: composed and decomposed letters are, capital and small ones are not. */
export const nameKey = (name: string): string => name.normalize('NFC')

/** What can be said of a file before it is read: the reason to leave it out, or nothing. size: bytes. */
export const refusalUnread = (name: string, size: number): FileRefusal | undefined =>
  kindOfName(name) === undefined ? 'type' : size === 0 ? 'empty' : size > largestFile ? 'size' : undefined

/**
 * Why a file is left out, or undefined when it may be uploaded: extension and first bytes must be allowed and mean
 * the same; what the browser takes its type for does not count. Spec §5; BI-01 to BI-06.
 * head: its first bytes, undefined when it cannot be read.
 */
export function refusalOf(name: string, size: number, head: Uint8Array | undefined): FileRefusal | undefined {
  const unread = refusalUnread(name, size)
  if (unread) return unread
  if (head === undefined) return 'unreadable'
  return kindOfBytes(head) === kindOfName(name) ? undefined : 'content'
}
