import { mkdir, readFile } from 'node:fs/promises'
import { atMost } from '../../i18n/at-most.ts'
import { hostingBeside } from '../hosting/generated.ts'
import { type Asking, askClub } from './ask-club.ts'
import { askLogo } from './ask-logo.ts'
import { type Maker, makersFor } from './makers.ts'
import { readSite } from './site.ts'
import { readTenants, type TenantEntry } from './tenants-file.ts'

/** The result for one club. */
export interface Outcome {
  readonly domain: string
  /** Bytes that are this club's own; undefined when its site was not made. */
  readonly bytes?: number
  /** The reason why its site was not made. */
  readonly error?: string
  /** A warning for its administrator although the site is made. */
  readonly warning?: string
}

/** The number of platforms that are asked at once. */
const asked = 8

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Hands makers to those who wait for one, first come, first served. */
const lend = (makers: readonly Maker[]) => {
  const free = [...makers]
  const inTurn = atMost(makers.length)
  return <T>(work: (maker: Maker) => Promise<T>): Promise<T> =>
    inTurn(async () => {
      const maker = free.pop()
      if (!maker) throw new Error('there is nothing that makes sites')
      try {
        return await work(maker)
      } finally {
        free.push(maker)
      }
    })
}

/**
 * Makes the sites of clubs from one build, each in `into/<domain>`, and what servers include in
 * `into-hosting/<domain>`. One that fails is told with its reason and keeps its last site; the others are made.
 */
export const stampAll = async (
  makers: readonly Maker[],
  entries: readonly TenantEntry[],
  into: string,
  asking: Asking = {},
): Promise<readonly Outcome[]> => {
  const inTurn = atMost(asked)
  const withMaker = lend(makers)
  const hosting = hostingBeside(into)
  await Promise.all([mkdir(into, { recursive: true }), mkdir(hosting, { recursive: true })])
  return Promise.all(
    entries.map(async (entry): Promise<Outcome> => {
      const { domain } = entry
      try {
        const stamp = await inTurn(() => askClub(entry, Date.now(), asking))
        const logo = await inTurn(() => askLogo(entry, stamp, asking.fetch))
        const places = { site: `${into}/${domain}`, hosting: `${hosting}/${domain}` }
        return { domain, ...(await withMaker(({ make }) => make({ entry, stamp, logo, places }))) }
      } catch (error) {
        return { domain, error: messageOf(error) }
      }
    }),
  )
}

const help = `npm run tenants -- FILE

FILE lists clubs: [{ "domain": "club.example.com", "api": "https://api.example.com", "images": ["https://cdn.example.com"] }]
Makes dist-tenants/<domain> for each from the site that npm run build has made. A domain such as клуб.бг is a folder
by its ASCII name. What nginx and Caddy include lies in dist-tenants-hosting/<domain>; after npm run pack the pages of
clubs are packed too.`

/** Runs the command; resolves to its exit code. */
export const main = async ([file]: readonly string[]): Promise<number> => {
  if (file === undefined || file === '--help') {
    console.info(help)
    return file === undefined ? 2 : 0
  }
  const began = performance.now()
  let outcomes: readonly Outcome[]
  try {
    const entries = readTenants(await readFile(file, 'utf8'))
    // A folder without a site is told once, and not for each club.
    await readSite('dist')
    const makers = makersFor('dist', entries.length)
    outcomes = await stampAll(makers, entries, 'dist-tenants')
    await Promise.all(makers.map(({ stop }) => stop()))
  } catch (error) {
    console.error(`${file}: ${messageOf(error)}`)
    return 2
  }
  for (const { domain, error, warning } of outcomes) {
    if (error !== undefined) console.error(`${domain}: skipped, ${error}`)
    if (warning !== undefined) console.warn(`${domain}: ${warning}`)
  }
  const made = outcomes.filter(({ error }) => error === undefined)
  const seconds = (performance.now() - began) / 1000
  const memory = Math.round(process.resourceUsage().maxRSS / 1024)
  const each = made.length > 0 ? `, ${((seconds * 1000) / made.length).toFixed(0)} ms each` : ''
  console.info(
    `${made.length} of ${outcomes.length} clubs in ${seconds.toFixed(1)} s${each}, ${memory} MB of memory`,
  )
  return made.length === outcomes.length ? 0 : 1
}

// What draws islands listens to a page that never ends.
if (import.meta.main) process.exit(await main(process.argv.slice(2)))
