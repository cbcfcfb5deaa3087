import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readText } from '../text-file.ts'
import { clubsIn, writeServers } from './places.ts'
import { readSite } from './site.ts'
import { type Outcome, stampAll } from './stamp-all.ts'
import { expectOwnOrigins, inAscii, readTenants } from './tenants-file.ts'

const usage = `npm run tenants -- FILE [--only NAMES] [--dist DIR] [--into DIR] [--root DIR]

FILE lists clubs: [{ "domain": "club.example.com", "api": "https://api.example.com", "images": ["https://cdn.example.com"] }]
Makes dist-tenants/<domain> for each from the site that npm run build has made, where something has changed since. A domain such as
клуб.бг is a folder by its ASCII name. What nginx and Caddy include to serve all of them by their hosts lies in dist-tenants-hosting/_all,
what other hosts take for a club in dist-tenants-hosting/<domain>.

  --only    makes these clubs of FILE alone: domains with commas between
  --dist    the folder of the build; dist unless it says otherwise
  --into    the folder of the sites; dist-tenants unless it says otherwise
  --root    the same folder as the server sees it, where sites are served from another machine

Exit code 0: every club has its site. 1: one was skipped. 2: nothing could be done.`

/**
 * Reads the arguments.
 * @throws with one sentence
 */
export const readCommandLine = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
      into: { type: 'string', default: 'dist-tenants' },
      root: { type: 'string' },
    },
  })
  const [file, more] = positionals
  if (file === undefined) throw new Error('FILE is missing.')
  if (more !== undefined) throw new Error(`${JSON.stringify(more)} is one file too many.`)
  const folderOf = (text: string) => text.replace(/(?<=.)\/+$/, '')
  const into = folderOf(values.into)
  const root = folderOf(values.root ?? resolve(into))
  // As nginx and Caddy take it in their files.
  if (!/^\/[\w./ +@,=~-]*$/.test(root))
    throw new Error(
      `--root: ${JSON.stringify(root)} cannot be served: give a whole path, without quotes or brackets.`,
    )
  return {
    file,
    /** The domains of the only clubs that are looked at; undefined for all. */
    only: values.only?.split(',').map((name) => inAscii(name.trim().toLowerCase())),
    dist: folderOf(values.dist),
    into,
    root,
  }
}

const stamp = async (args: readonly string[]): Promise<readonly Outcome[]> => {
  const { file, only, dist, into, root } = readCommandLine(args)
  const entries = readTenants(readText(file))
  const unknown = only?.filter((name) => entries.every(({ domain }) => domain !== name)) ?? []
  if (unknown.length > 0) throw new Error(`--only: ${unknown.join(', ')} does not stand in ${file}`)
  const chosen = entries.filter(({ domain }) => only?.includes(domain) ?? true)
  const site = await readSite(dist)
  expectOwnOrigins(chosen, site.session)
  const clubs = await stampAll(site, chosen, into)
  const left = [...(await clubsIn(into)).keys()].filter(
    (name) => !entries.some(({ domain }) => domain === name),
  )
  const hasChanged = await writeServers(into, root)
  for (const { domain, state, error, warning } of clubs) {
    const reason = error ?? warning
    console.info(reason === undefined ? `${domain}: ${state}` : `${domain}: ${state}, ${reason}`)
  }
  for (const domain of left)
    console.warn(
      `${domain}: does not stand in ${file} any more; its site stays until ${into}/${domain} is removed`,
    )
  const count = (state: Outcome['state']) => clubs.filter((club) => club.state === state).length
  console.info(`${count('made')} made, ${count('unchanged')} unchanged, ${count('skipped')} skipped`)
  if (hasChanged) console.info('What nginx and Caddy include has changed: let them read it anew.')
  return clubs
}

export const main = async (args: readonly string[]): Promise<number> => {
  if (args.length === 0 || args.includes('--help')) {
    console.info(usage)
    return args.length === 0 ? 2 : 0
  }
  try {
    return (await stamp(args)).some(({ state }) => state === 'skipped') ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 2
  }
}

// What draws islands listens to a page that never ends.
if (import.meta.main) process.exit(await main(process.argv.slice(2)))
