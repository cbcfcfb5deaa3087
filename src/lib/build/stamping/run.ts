import { mkdir } from 'node:fs/promises'
import { readText } from '../text-file.ts'
import { type RollingBack, readCommandLine, type Stamping, usage } from './command-line.ts'
import { tidyCommon } from './common-files.ts'
import { alone } from './lock.ts'
import { makersFor } from './makers.ts'
import { type Report, reportOf, writeReport } from './report.ts'
import { type Outcome, stampAll } from './stamp-all.ts'
import { expectOwnOrigins, readTenants, type TenantEntry } from './tenants-file.ts'
import { clubsIn, removeClub, rollBack, tidyVersions } from './versions.ts'
import { writeServers } from './write-servers.ts'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The clubs of the list that are looked at. */
const chosen = (entries: readonly TenantEntry[], { only, file }: Stamping): readonly TenantEntry[] => {
  if (!only) return entries
  const unknown = only.filter((name) => entries.every(({ domain }) => domain !== name))
  if (unknown.length > 0) throw new Error(`--only: ${unknown.join(', ')} does not stand in ${file}`)
  return entries.filter(({ domain }) => only.includes(domain))
}

/** Finds the clubs that stand in the list no more, and removes them where that is wished. */
const leaveBehind = async (entries: readonly TenantEntry[], { into, isPruned }: Stamping) => {
  const left = (await clubsIn(into)).filter((name) => entries.every(({ domain }) => domain !== name))
  if (isPruned) for (const domain of left) await removeClub(into, domain)
  return left.map((domain) => ({ domain, isRemoved: isPruned }))
}

const tell = ({ clubs, left, made, unchanged, skipped, seconds }: Report, file: string): void => {
  for (const { domain, error, warning } of clubs) {
    if (error !== undefined) console.error(`${domain}: skipped, ${error}`)
    if (warning !== undefined) console.warn(`${domain}: ${warning}`)
  }
  for (const { domain, isRemoved } of left)
    console.warn(
      `${domain}: does not stand in ${file} any more; ${isRemoved ? 'its site is removed' : 'its site stays, --prune removes it'}`,
    )
  const copied = clubs.reduce((sum, { copied: files = 0 }) => sum + files, 0)
  if (copied > 0)
    console.warn(
      `${copied} files that clubs have in common were copied: this file system gives one file no more names (hard links)`,
    )
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const memory = Math.round(maxRSS / 1024)
  const work = ((userCPUTime + systemCPUTime) / 1e6).toFixed(1)
  console.info(
    `${made} made, ${unchanged} unchanged, ${skipped} skipped in ${seconds.toFixed(1)} s (${work} s of the processors), ${memory} MB of memory`,
  )
}

const tellServers = (hasChanged: boolean): void => {
  if (hasChanged) console.info('What nginx and Caddy include has changed: let them read it anew.')
}

const readList = (file: string): string => {
  try {
    return readText(file)
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'ENOENT'
      ? new Error(`there is no file ${file}: it lists the clubs, --help shows how`)
      : error
  }
}

/** Makes sites; resolves to the exit code. */
const stamp = async (command: Stamping): Promise<number> => {
  const { file, dist, into, root, isForced, packs } = command
  const began = new Date()
  const start = performance.now()
  const entries = readTenants(readList(file))
  const some = chosen(entries, command)
  const makers = makersFor(dist, some.length)
  // A folder without a site is told once, and not for each club.
  const build = await makers[0]?.build()
  expectOwnOrigins(some, build?.session ?? 'token')
  await mkdir(into, { recursive: true })
  return alone(into, async () => {
    await tidyVersions(into)
    let clubs: readonly Outcome[]
    try {
      clubs = await stampAll(makers, some, into, {}, { isForced, ...(packs && { packs }) })
    } finally {
      await Promise.all(makers.map(({ stop }) => stop()))
    }
    const left = await leaveBehind(entries, command)
    const hasChanged = await writeServers(into, root)
    await tidyCommon(into)
    const report = reportOf(clubs, left, began, (performance.now() - start) / 1000)
    if (command.report !== undefined) await writeReport(command.report, report)
    tell(report, file)
    tellServers(hasChanged)
    return report.skipped === 0 ? 0 : 1
  })
}

/** Puts previous sites back; resolves to the exit code. */
const goBack = async ({ rollBack: domains, into, root }: RollingBack): Promise<number> => {
  if ((await clubsIn(into)).length === 0) throw new Error(`there is no site in ${into}`)
  return alone(into, async () => {
    let code = 0
    for (const domain of domains)
      await rollBack(into, domain).then(
        () => console.info(`${domain}: its previous site is in its place`),
        (error: unknown) => {
          console.error(messageOf(error))
          code = 1
        },
      )
    tellServers(await writeServers(into, root))
    return code
  })
}

/** Runs the command; resolves to its exit code. */
export const main = async (args: readonly string[]): Promise<number> => {
  if (args.length === 0 || args.includes('--help')) {
    console.info(usage)
    return args.length === 0 ? 2 : 0
  }
  try {
    const command = readCommandLine(args)
    return await ('rollBack' in command ? goBack(command) : stamp(command))
  } catch (error) {
    console.error(messageOf(error))
    return 2
  }
}

// What draws islands listens to a page that never ends.
if (import.meta.main) process.exit(await main(process.argv.slice(2)))
