import { isKeptFile } from './portal-build.ts'

/** The message of a worker to a newer one: take over as soon as you are whole, whatever pages are open. */
export const takeOver = 'take-over'

/** The message of a page to its worker: the files of the build that it has used. */
export interface UsedFiles {
  readonly used: readonly string[]
}

/** The message of a page to its worker: the manifest of its club as JSON, and the mark of what it was made of. */
export interface ManifestMessage {
  readonly manifest: string
  readonly mark: string
}

/** Reads a manifest from the message of a page; undefined when it is no such message. */
export const readManifest = (data: unknown): ManifestMessage | undefined => {
  if (typeof data !== 'object' || data === null || !('manifest' in data) || !('mark' in data))
    return undefined
  const { manifest, mark } = data
  return typeof manifest === 'string' && typeof mark === 'string' ? { manifest, mark } : undefined
}

export const readUsed = (data: unknown): readonly string[] | undefined => {
  if (typeof data !== 'object' || data === null || !('used' in data) || !Array.isArray(data.used))
    return undefined
  return data.used.filter(
    (address: unknown): address is string => typeof address === 'string' && isKeptFile(address),
  )
}
