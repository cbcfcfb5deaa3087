import { lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import * as v from 'valibot'
import { hostFiles, hostingBeside } from '../hosting/generated.ts'
import { unfinished } from './folder.ts'

/** The folder, among those of clubs, of what their names lead to. No domain begins with a dot. */
const versionsFolder = '.versions'

/** The parts of a version: the site, what a server includes for it alone, and what is known of both. */
export const parts = { site: 'site', hosting: 'hosting', made: 'made.json', host: 'host.json' } as const

/** The file that marks a version from which an operator has gone back: it is not put in place again by itself. */
const refusedMark = 'rolled-back'

/** The hash of what a version is made of. */
export interface VersionKey {
  /** Of the build, the row of the list, the config and the words. */
  readonly base: string
  /** Of the logo, which may be missing for a moment. */
  readonly logo: string
}

/** A whole site of a club as it once was made. */
export interface Version extends VersionKey {
  /** The name of its folder. */
  readonly name: string
  /** 2 for the second that is made of the same, and so on. */
  readonly number: number
  /** True when an operator has gone back from it. */
  readonly isRefused: boolean
}

/** The versions of a club that are kept. */
export interface Kept {
  /** The one in place. */
  readonly current: Version | undefined
  readonly others: readonly Version[]
}

const made = v.object({ bytes: v.number(), warning: v.exactOptional(v.string()) })

/** The facts about a version that its making told. */
export type MadeFacts = v.InferOutput<typeof made>

const folderOf = (into: string, domain: string): string => `${into}/${versionsFolder}/${domain}`

/** The folder of one version of a club. into: the folder of all clubs. */
export const versionFolder = (into: string, domain: string, name: string): string =>
  `${folderOf(into, domain)}/${name}`

/** The name of the next version that is made of something. */
export const nextName = ({ base, logo }: VersionKey, { current, others }: Kept): string => {
  const numbers = [...(current ? [current] : []), ...others].map(({ number }) => number)
  return `${base}-${logo}.${Math.max(0, ...numbers) + 1}`
}

/** The place that a club's name leads to; undefined where it leads to none of its versions. */
const placeOf = async (into: string, domain: string): Promise<string | undefined> => {
  const target = await readlink(`${into}/${domain}`).catch(() => '')
  return target.split('/').at(-2)
}

/** Reads which versions of a club there are. */
export const readVersions = async (into: string, domain: string): Promise<Kept> => {
  const folder = folderOf(into, domain)
  const place = await placeOf(into, domain)
  const names = await readdir(folder).catch(() => [])
  const versions = await Promise.all(
    names.toSorted().flatMap((name) => {
      const [, base, logo, number] = /^([0-9a-f]+)-([0-9a-f]+)\.(\d+)$/.exec(name) ?? []
      return base === undefined || logo === undefined
        ? []
        : lstat(`${folder}/${name}/${refusedMark}`).then(
            () => ({ name, base, logo, number: Number(number), isRefused: true }),
            () => ({ name, base, logo, number: Number(number), isRefused: false }),
          )
    }),
  )
  return {
    current: versions.find(({ name }) => name === place),
    others: versions.filter(({ name }) => name !== place),
  }
}

/** Makes a name lead to a folder, in one step; what lay there as a folder, as an older command left it, goes. */
const lead = async (name: string, folder: string, aside: string): Promise<void> => {
  await mkdir(dirname(name), { recursive: true })
  await rm(aside, { force: true })
  await symlink(relative(dirname(name), folder), aside)
  const before = await lstat(name).catch(() => undefined)
  if (before?.isDirectory()) await rename(name, `${aside}.old`)
  await rename(aside, name)
  await rm(`${aside}.old`, { recursive: true, force: true })
}

const putInPlace = async (into: string, domain: string, name: string): Promise<void> => {
  const folder = versionFolder(into, domain, name)
  const names = [
    [`${into}/${domain}`, parts.site],
    [`${hostingBeside(into)}/${domain}`, parts.hosting],
  ] as const
  for (const [place, part] of names) {
    // Beside the place itself: only there is a name sure to be moved in one step.
    await lead(place, `${folder}/${part}`, `${dirname(place)}/.${part}-${domain}`)
  }
}

/** Puts a version of a club in its place in one step, and keeps the one that was there; earlier ones go before. */
export const takeVersion = async (into: string, domain: string, name: string): Promise<void> => {
  const { current } = await readVersions(into, domain)
  const folder = folderOf(into, domain)
  for (const other of await readdir(folder))
    if (other !== name && other !== current?.name)
      await rm(`${folder}/${other}`, { recursive: true, force: true })
  await rm(`${folder}/${name}/${refusedMark}`, { force: true })
  await putInPlace(into, domain, name)
}

/**
 * Puts the previous version of a club back in its place. The one that was there is kept and marked, so that it comes back
 * only when it is asked for: by going back once more, or with `--force`.
 * @throws with one sentence when there is none
 */
export const rollBack = async (into: string, domain: string): Promise<void> => {
  const { current, others } = await readVersions(into, domain)
  const previous = others.at(-1)
  if (!current) throw new Error(`${domain}: there is no site of it in ${into}`)
  if (!previous) throw new Error(`${domain}: no earlier site of it is kept`)
  await writeFile(`${versionFolder(into, domain, current.name)}/${refusedMark}`, '')
  await takeVersion(into, domain, previous.name)
}

/** The domains of the clubs that have a site in a folder; what else lies there is none of ours. */
export const clubsIn = async (into: string): Promise<readonly string[]> => {
  const entries = await readdir(into, { withFileTypes: true }).catch(() => [])
  // A folder is what an older command has left.
  const isClub = (name: string) =>
    lstat(`${into}/${name}/${hostFiles.headers}`).then(
      () => true,
      () => false,
    )
  const names = entries
    .filter((entry) => !entry.name.startsWith('.') && !entry.isFile())
    .map(({ name }) => name)
  const clubs = await Promise.all(names.map(async (name) => ((await isClub(name)) ? [name] : [])))
  return clubs.flat().toSorted()
}

/** Removes all that there is of a club. */
export const removeClub = async (into: string, domain: string): Promise<void> => {
  for (const place of [`${into}/${domain}`, `${hostingBeside(into)}/${domain}`, folderOf(into, domain)])
    await rm(place, { recursive: true, force: true })
}

/** Removes what a command that was stopped has left of sites in the making. Nothing may make sites meanwhile. */
export const tidyVersions = async (into: string): Promise<void> => {
  const folder = `${into}/${versionsFolder}`
  for (const domain of await readdir(folder).catch(() => []))
    for (const name of await readdir(`${folder}/${domain}`))
      if (name.endsWith(unfinished)) await rm(`${folder}/${domain}/${name}`, { recursive: true, force: true })
}

/** Reads a file of facts of the version in place; undefined where there is none that can be read. */
export const readFacts = async <S extends v.GenericSchema>(
  into: string,
  domain: string,
  { name }: Version,
  file: typeof parts.made | typeof parts.host,
  schema: S,
): Promise<v.InferOutput<S> | undefined> => {
  const text = await readFile(`${versionFolder(into, domain, name)}/${file}`, 'utf8').catch(() => '')
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return read.success ? read.output : undefined
}

/** Reads what the making of a version told. */
export const readMade = (into: string, domain: string, version: Version): Promise<MadeFacts | undefined> =>
  readFacts(into, domain, version, parts.made, made)
