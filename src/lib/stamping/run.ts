import { mkdir, readFile } from 'node:fs/promises'
import { atMost } from '../i18n/at-most.ts'
import { askClub } from './ask-club.ts'
import { readSite, type Site } from './site.ts'
import { stampClub } from './stamp-club.ts'
import { readTenants, type TenantEntry } from './tenants-file.ts'

/** What became of one club. */
export interface Outcome {
  readonly domain: string
  /** Bytes that are this club's own; undefined when its site was not made. */
  readonly bytes?: number
  readonly fault?: string
}

/** How many platforms are asked at once. */
const asked = 8

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Makes the sites of clubs from one build. One that fails is told with its reason; the others are made. */
export const stampAll = async (
  site: Site,
  entries: readonly TenantEntry[],
  into: string,
  ask: typeof fetch = fetch,
): Promise<readonly Outcome[]> => {
  const inTurn = atMost(asked)
  // Islands are drawn for one club at a time.
  const alone = atMost(1)
  await mkdir(into, { recursive: true })
  return Promise.all(
    entries.map(async (entry): Promise<Outcome> => {
      const { domain } = entry
      try {
        const stamp = await inTurn(() => askClub(entry, Date.now(), ask))
        return { domain, bytes: await alone(() => stampClub(site, entry, stamp, `${into}/${domain}`)) }
      } catch (error) {
        return { domain, fault: reasonOf(error) }
      }
    }),
  )
}

const help = `npm run tenants -- FILE

FILE lists clubs: [{ "domain": "club.example.com", "api": "https://api.example.com", "images": ["https://cdn.example.com"] }]
Makes dist-tenants/<domain> for each from the site that npm run build has made.`

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
    outcomes = await stampAll(await readSite('dist'), entries, 'dist-tenants')
  } catch (error) {
    console.error(`${file}: ${reasonOf(error)}`)
    return 2
  }
  for (const { domain, fault } of outcomes)
    if (fault !== undefined) console.error(`${domain}: skipped, ${fault}`)
  const made = outcomes.filter(({ fault }) => fault === undefined)
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
