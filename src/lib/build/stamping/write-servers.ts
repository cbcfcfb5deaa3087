import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { type HostedClub, hostedClub } from '../hosting/clubs.ts'
import { hostingBeside } from '../hosting/generated.ts'
import { allClubs, serversByHost } from '../hosting/servers-by-host.ts'
import { clubsIn, parts, readFacts, readVersions } from './versions.ts'

/** Writes a file in one step where its content has changed; resolves to true then. */
const writeChanged = async (file: string, text: string): Promise<boolean> => {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return false
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
  return true
}

/**
 * Writes what a server includes to serve all clubs that have a site, each under its host. Resolves to true when it has changed, and
 * the server has to read it anew. into: the folder of all clubs. root: the same folder as the server sees it.
 */
export const writeServers = async (into: string, root: string): Promise<boolean> => {
  const clubs = new Map<string, HostedClub>()
  for (const domain of await clubsIn(into)) {
    const { current } = await readVersions(into, domain)
    const facts = current && (await readFacts(into, domain, current, parts.host, hostedClub))
    if (facts) clubs.set(domain, facts)
  }
  const folder = `${hostingBeside(into)}/${allClubs}`
  await mkdir(folder, { recursive: true })
  let hasChanged = false
  for (const [name, text] of serversByHost(clubs, root))
    if (await writeChanged(`${folder}/${name}`, text)) hasChanged = true
  return hasChanged
}
