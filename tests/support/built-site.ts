import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** A site as `npm run build` left it. */
export interface BuiltSite {
  /** The folder of the build. */
  readonly dist: string
  /** The HTML of every page by its name, without `.html`. */
  readonly pages: ReadonlyMap<string, string>
  /** Tells whether the site has a file at an address. */
  readonly has: (address: string) => boolean
}

/**
 * Reads the build that the environment variable CLIENT_ZONE_DIST names, or else `dist`.
 * @throws when nothing was built there
 */
export const builtSite = async (): Promise<BuiltSite> => {
  const dist = resolve(process.env.CLIENT_ZONE_DIST ?? 'dist')
  if (!existsSync(`${dist}/index.html`))
    throw new Error(`There is no build in ${dist}: run "npm run build", or name another in CLIENT_ZONE_DIST.`)
  const names = (await readdir(dist)).filter((name) => name.endsWith('.html'))
  const pages = names.map(
    async (name) => [name.replace('.html', ''), await readFile(`${dist}/${name}`, 'utf8')] as const,
  )
  return {
    dist,
    pages: new Map(await Promise.all(pages)),
    has: (address) => existsSync(dist + address),
  }
}
