import { readdir, readFile, stat } from 'node:fs/promises'
import { wordsFolder } from '#lib/i18n/locale.ts'
import { buildName, contentHash } from '#lib/worker/portal-build.ts'
import { readLateParts, readModules } from '../hosting/modules.ts'
import { portalList, type SiteParts } from './portal-list.ts'

/** The name of the worker's file: at the root of the site, so that the worker may serve all of it. */
export const workerName = 'sw.js'

/** The worker of a build: its code, and the parts of the site that its list is made of. */
export interface BuiltWorker {
  readonly code: string
  readonly parts: SiteParts
}

/** Returns the text of `sw.js`: the list of the build in the first line, then the code that works with it. */
export const workerFile = ({ code, parts }: BuiltWorker): string =>
  `self.${buildName}=${JSON.stringify(portalList(parts))};\n${code}`

/** The signs of a dictionary's hash: 32 bits tell two versions of a file apart. */
const hashLength = 8

export const readSiteParts = async (dist: string): Promise<SiteParts> => {
  const names = (await readdir(dist)).filter((name) => name.endsWith('.html'))
  const files = (await readdir(`${dist}/_astro`)).filter((name) => /\.(?:js|css|woff2|wasm)$/.test(name))
  const words = (await readdir(dist + wordsFolder).catch(() => [])).filter((name) => name.endsWith('.js'))
  return {
    pages: new Map(
      await Promise.all(
        names.map(async (name) => [name, await readFile(`${dist}/${name}`, 'utf8')] as const),
      ),
    ),
    files: new Map(
      await Promise.all([
        ...words.map(async (name) => {
          const bytes = await readFile(dist + wordsFolder + name)
          const hash = (await contentHash(new Uint8Array(bytes))).slice(0, hashLength)
          return [`${wordsFolder}${name}?${hash}`, bytes.length] as const
        }),
        ...files.map(
          async (name) => [`/_astro/${name}`, (await stat(`${dist}/_astro/${name}`)).size] as const,
        ),
      ]),
    ),
    modules: readModules(dist),
    late: readLateParts(dist),
  }
}

/** Reads the worker of a build; undefined where the build has none, or one that only takes an earlier one away. */
export const readWorker = async (dist: string): Promise<BuiltWorker | undefined> => {
  const text = await readFile(`${dist}/${workerName}`, 'utf8').catch(() => '')
  if (!text.startsWith(`self.${buildName}=`)) return undefined
  return { code: text.slice(text.indexOf('\n') + 1), parts: await readSiteParts(dist) }
}
