import { createHash } from 'node:crypto'

const moduleScript = /<script\b(?=[^>]*\btype="module")(?=[^>]*\bsrc="(\/[^"]+)")(?![^>]*\bintegrity=)/g

/** The hash of a file as an `integrity` attribute gives it. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/**
 * Gives each module script of a page the hash of its file, so that a browser runs no other.
 * read: the bytes of a file of the site, by its address.
 * @throws when a page names a file that is not there
 */
export const withIntegrity = async (
  html: string,
  read: (address: string) => Promise<Uint8Array>,
): Promise<string> => {
  const addresses = new Set([...html.matchAll(moduleScript)].flatMap(([, address]) => address ?? []))
  const hashes = new Map(
    await Promise.all(
      [...addresses].map(async (address) => [address, integrityOf(await read(address))] as const),
    ),
  )
  return html.replace(moduleScript, (tag, address: string) => `${tag} integrity="${hashes.get(address)}"`)
}
