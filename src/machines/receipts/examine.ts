import { pictureSize } from '#lib/domain/receipts/photo.ts'
import {
  type FileRefusal,
  freeName,
  headLength,
  isSameName,
  kindOfBytes,
  nameKey,
  plentyBytes,
  plentyPixels,
  refusalOf,
} from '#lib/domain/receipts/receipt.ts'
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

/** True for two files of one content; false also when one of them can no longer be read. */
const hasSameContent = async (one: Blob, other: Blob): Promise<boolean> => {
  try {
    const bytes = new Uint8Array(await one.arrayBuffer())
    const others = new Uint8Array(await other.arrayBuffer())
    return bytes.every((byte, index) => byte === others[index])
  } catch {
    return false
  }
}

/** True when a file is among others: phones give one name to different photos, so size and content count too. */
const isListed = async (file: File, others: readonly ChosenFile[]): Promise<boolean> => {
  const alike = others.filter(
    ({ file: other }) => other.size === file.size && isSameName(other.name, file.name),
  )
  for (const { file: other } of alike) if (await hasSameContent(file, other)) return true
  return false
}

const examineOne = async (file: File, others: readonly ChosenFile[]): Promise<ChosenFile | FileRefusal> => {
  const head = await headOf(file)
  if (!head) return 'unreadable'
  const refusal = refusalOf(file.name, file.size, head)
  const kind = kindOfBytes(head)
  if (refusal || !kind) return refusal ?? 'content'
  if (await isListed(file, others)) return 'duplicate'
  // What is sent without a name is no file to many servers.
  const name = freeName(file.name || `receipt.${kind}`, new Set(others.map(({ key }) => key)))
  return { key: nameKey(name), name, file, kind, isLarge: isLarge(file, head) }
}

/**
 * Looks at files one after the other, so that hundreds take little memory: what may be uploaded, and what not and
 * why. listed: the files that are in the list already. RCP-2.
 */
export const examine = async (files: readonly File[], listed: readonly ChosenFile[]): Promise<Examined> => {
  const chosen: ChosenFile[] = []
  const ignored: IgnoredFile[] = []
  for (const file of files) {
    const found = await examineOne(file, [...listed, ...chosen])
    if (typeof found === 'string') ignored.push({ name: file.name, reason: found })
    else chosen.push(found)
  }
  return { chosen, ignored }
}
