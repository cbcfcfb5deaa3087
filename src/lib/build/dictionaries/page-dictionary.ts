import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

/** The page that all others are compressed with: it has the head, the frame and the patterns of most of them. */
const model = 'coupons.html'

/** Matches the name of the file that browsers keep as the dictionary of the pages. */
export const pageDictionaryName = /^pages\.[\w-]{8}\.dict$/

/**
 * Writes the dictionary of a build's pages, which browsers fetch when nothing else waits; returns its address, or undefined
 * where the build lacks the page that it is made of.
 */
export const writePageDictionary = async (dist: string): Promise<string | undefined> => {
  const html = await readFile(`${dist}/${model}`).catch(() => undefined)
  if (!html) return undefined
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 8)
  const address = `/_astro/pages.${hash}.dict`
  await writeFile(dist + address, html)
  return address
}
