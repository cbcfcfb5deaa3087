import { pictureSize } from '#lib/domain/receipts/picture-size.ts'
import {
  type FileRefusal,
  headLength,
  kindOfBytes,
  nameKey,
  plentyBytes,
  plentyPixels,
  refusalOf,
  refusalUnread,
} from '#lib/domain/receipts/receipt-file.ts'
import type { ChosenFile, Examined, IgnoredFile } from '#lib/domain/receipts/upload-list.ts'

/** The first bytes of a file; undefined when it cannot be read, as a folder or a file that is gone. */
const headOf = async (file: File): Promise<Uint8Array | undefined> => {
  try {
    return new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  } catch {
    return undefined
  }
}

const isLarge = (file: File, head: Uint8Array): boolean => {
  const size = pictureSize(head)
  return (
    kindOfBytes(head) !== 'pdf' &&
    (file.size > plentyBytes || Math.max(size?.width ?? 0, size?.height ?? 0) > plentyPixels)
  )
}

const examineOne = async (file: File, known: Set<string>): Promise<ChosenFile | FileRefusal> => {
  const { name, size } = file
  const unread = refusalUnread(name, size)
  if (unread) return unread
  const key = nameKey(name)
  if (known.has(key)) return 'duplicate'
  const head = await headOf(file)
  const refusal = refusalOf(name, size, head)
  const kind = head && kindOfBytes(head)
  if (refusal || !head || !kind) return refusal ?? 'content'
  known.add(key)
  return { key, file, kind, isLarge: isLarge(file, head) }
}

/**
 * Looks at files one after the other, so that hundreds take little memory: what may be uploaded, and what not and
 * why. keys: the files that are in the list already. RCP-2.
 */
export const examine = async (files: readonly File[], keys: readonly string[]): Promise<Examined> => {
  const known = new Set(keys)
  const chosen: ChosenFile[] = []
  const ignored: IgnoredFile[] = []
  for (const file of files) {
    const found = await examineOne(file, known)
    if (typeof found === 'string') ignored.push({ name: file.name, reason: found })
    else chosen.push(found)
  }
  return { chosen, ignored }
}
