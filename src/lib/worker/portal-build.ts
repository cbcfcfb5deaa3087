import { wordsFolder } from '#lib/i18n/locale.ts'

/** A page of a build: its mark, and the places of its files in the list of all files. */
export type BuiltPage = readonly [mark: string, files: readonly number[]]

/** The list that a build hands to its worker. The build writes it into `sw.js`, before the worker's code. */
export interface PortalBuild {
  /** The name of the build, made of the content of all that stands below. */
  readonly id: string
  /** The addresses of all hashed files, and of the dictionaries, each with the hash of what it says: `/words/bg.js?1f3a`. */
  readonly files: readonly string[]
  readonly pages: Readonly<Record<string, BuiltPage>>
  /** The pages of detail addresses: `/coupon/7` begins with `/coupon/` and is the page `/coupon`. */
  readonly details: readonly (readonly [stem: string, page: string])[]
  /** The addresses of the pages that a worker is installed with. OFF-1. */
  readonly first: readonly string[]
  /** The places of the late parts of those pages, which are fetched after it has been installed. */
  readonly late: readonly number[]
}

/** The address of the page that stands for one which is not stored, while the host is not reached. OFF-1. */
export const offlinePage = '/offline'

export const hashedFiles = '/_astro/'

/** Tells whether an address is one of a file that a worker keeps: hashed, or a dictionary. */
export const isKeptFile = (address: string): boolean =>
  [hashedFiles, wordsFolder].some((folder) => address.startsWith(folder))

/** The address of a file as the list of a build has it: a dictionary with the hash of its words. */
export const listedAs = ({ files }: Pick<PortalBuild, 'files'>, address: string): string =>
  (address.startsWith(wordsFolder) && files.find((file) => file.startsWith(`${address}?`))) || address

export const buildName = 'portalBuild'

/** The hash of a file's content: the first 96 bits are enough to tell two versions apart. */
export const contentHash = async (bytes: BufferSource): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const filesAt = ({ files }: PortalBuild, places: Iterable<number>): readonly string[] =>
  [...places].flatMap((place) => files[place] ?? [])

export const filesOf = (build: PortalBuild, page: string): readonly string[] =>
  filesAt(build, build.pages[page]?.[1] ?? [])

const attribute = 'data-page'

const root = /<html\b[^>]*/i
const marked = new RegExp(`\\s${attribute}=["']?([\\da-f]+)["']?`, 'i')

/** Reads the mark by which a page says which page of which build it is, whatever a host has written into it. OFF-3. */
export const readPageMark = (html: string): string | undefined => marked.exec(root.exec(html)?.[0] ?? '')?.[1]

/** Puts a page's mark into it, in the place of an earlier one. hash: makes the mark of the page without one. */
export const markPage = (html: string, hash: (text: string) => string): string => {
  const plain = html.replace(root, (tag) => tag.replace(marked, ''))
  const mark = hash(plain)
  return plain.replace(root, (tag) => `${tag} ${attribute}="${mark}"`)
}

/** The message of a worker to a newer one: take over as soon as you are whole, whatever pages are open. */
export const takeOver = 'take-over'

/** The message of a page to its worker: the files of the build that it has used, and its path, which may be another one than that of the document. */
export interface UsedFiles {
  readonly used: readonly string[]
  readonly page?: string
}
