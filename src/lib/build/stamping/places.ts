import { mkdir, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { allClubs, type HostedClubs, type HostedSite, hostingBeside } from '../hosting/host-files.ts'
import { hosts } from '../hosting/hosts.ts'
import type { StampedClub } from './stamp-club.ts'

/** The facts about a club's site that the next run, and the servers of all clubs, have to know. */
const made = v.object({
  /** The hash of the build, the row of the list, the config and the words. */
  base: v.string(),
  /** The hash of the logo, which may be missing for a moment. */
  logo: v.string(),
  hosted: v.object({ policy: v.string(), sheets: v.record(v.string(), v.array(v.string())) }),
  warning: v.exactOptional(v.string()),
})
type Made = v.InferOutput<typeof made>

export type Key = Pick<Made, 'base' | 'logo'>

/** The file of these facts, beside what servers include. into: the folder of all clubs. */
const madeFile = (into: string, domain: string): string => `${hostingBeside(into)}/${domain}.json`

export const readMade = async (into: string, domain: string): Promise<Made | undefined> => {
  const text = await readFile(madeFile(into, domain), 'utf8').catch(() => '')
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), made), text)
  const isThere = await realpath(`${into}/${domain}`).catch(() => undefined)
  return read.success && isThere ? read.output : undefined
}

/**
 * Makes a club's site in a folder of its own and puts it in its place when it is whole: its name, a symbolic link, leads to the
 * new folder in one step. The folder that it led to goes. make: fills the folder.
 */
export const putInPlace = async (
  into: string,
  domain: string,
  key: Key,
  make: (folder: string) => Promise<StampedClub>,
): Promise<StampedClub> => {
  // No domain begins with a dot.
  const name = `.sites/${domain}.${Date.now()}`
  const [folder, place] = [`${into}/${name}`, `${into}/${domain}`]
  await mkdir(`${into}/.sites`, { recursive: true })
  const stamped = await make(folder).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true })
    throw error
  })
  const before = await realpath(place).catch(() => undefined)
  await symlink(name, `${folder}.link`)
  await rename(`${folder}.link`, place)
  if (before) await rm(before, { recursive: true, force: true })
  await mkdir(hostingBeside(into), { recursive: true })
  // At last: a site without it is made again.
  await writeFile(madeFile(into, domain), JSON.stringify({ ...key, ...stamped }))
  return stamped
}

export const clubsIn = async (into: string): Promise<ReadonlyMap<string, HostedSite>> => {
  const clubs = new Map<string, HostedSite>()
  for (const name of (await readdir(hostingBeside(into)).catch(() => [])).toSorted()) {
    if (!name.endsWith('.json')) continue
    const domain = name.slice(0, -'.json'.length)
    const made = await readMade(into, domain)
    if (made) clubs.set(domain, made.hosted)
  }
  return clubs
}

/** Writes a file unless it has this text already; resolves to true when it is written. */
const writeChanged = async (file: string, text: string): Promise<boolean> => {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return false
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  return true
}

/**
 * Writes what a server includes to serve all clubs that have a site, each under its host; and, in a folder of each club, what hosts take
 * that serve a site alone. Resolves to true when a server has to read its files anew. into: the folder of all clubs. root: the same
 * folder as the server sees it.
 */
export const writeServers = async (into: string, root: string): Promise<boolean> => {
  const beside = hostingBeside(into)
  const sites = await clubsIn(into)
  // A server knows a host by its name, without the port; of two with one name the last counts.
  const clubs: HostedClubs = new Map(
    [...sites].map(([domain, site]) => [domain.replace(/:\d+$/, ''), { ...site, domain }]),
  )
  let hasChanged = false
  for (const host of hosts) {
    for (const [name, text] of Object.entries(host.ofClubs?.(clubs, root) ?? {}))
      hasChanged = (await writeChanged(`${beside}/${allClubs}/${name}`, text)) || hasChanged
    if (host.ofClubs) continue
    for (const [domain, site] of sites)
      for (const [name, text] of Object.entries(host.beside?.(site) ?? {}))
        await writeChanged(`${beside}/${domain}/${name}`, text)
  }
  return hasChanged
}
