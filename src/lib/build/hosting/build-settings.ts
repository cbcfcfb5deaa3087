import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import manifest from '../../../../package.json' with { type: 'json' }
import { readUrl } from '../../domain/read-url.ts'

/** True when pages for testers are built too: `QA=1`. */
export const forTesters = process.env.QA === '1'

/**
 * True when a build is to be seen once and then thrown away: `QUICK=1`. Its code is less compact, and has no code that
 * draws islands for clubs.
 */
export const isQuick = process.env.QUICK === '1'

/** True when a build leaves the source maps of its code beside the site: `SOURCE_MAPS=1`. OPS-5. */
export const withMaps = process.env.SOURCE_MAPS === '1'

/** The folder where a build leaves the code that draws its islands, for `npm run tenants`, and that code's file. */
export const drawingFolder = resolve(import.meta.dirname, '../../../../.stamping')
export const drawingFile = 'draw.js'

/**
 * The oldest browsers that the portal runs in, as the bundler names them: `safari16.4`. Read from
 * `package.json#browserslist`, so that the floor stands in one place.
 */
export const buildTargets = (): string[] =>
  manifest.browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''))

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Reads `API_URL` of the build's variables, the platform's origin and path without a slash at its end; empty where it is not
 * set. Fails with one sentence for anything else.
 */
export const readApiUrl = ({ API_URL = '' }: Variables): string => {
  const address = API_URL.replace(/\/+$/, '')
  if (address === '' || /^https?:$/.test(readUrl(address)?.protocol ?? '')) return address
  throw new Error(`API_URL is "${address}": write it like https://api.example.com.`)
}

export type SessionMode = 'token' | 'cookie'

/**
 * Reads `SESSION` of the build's variables: `cookie`, or `token` where it is not set. Fails with one sentence for another word,
 * and for settings that cookies cannot go with. LCK-3.
 */
export const readSessionMode = ({ SESSION = '', API_URL = '', QA = '' }: Variables): SessionMode => {
  if (SESSION === '' || SESSION === 'token') return 'token'
  if (SESSION !== 'cookie') throw new Error(`SESSION is "${SESSION}": it can be "token" or "cookie".`)
  if (API_URL !== '')
    throw new Error(
      'SESSION=cookie needs a platform on the origin of the pages, where cookies go with each call: leave API_URL out.',
    )
  if (QA === '1')
    throw new Error("SESSION=cookie has no testers' pages, which sign people in by tokens: leave QA out.")
  return 'cookie'
}

/**
 * Reads `ERRORS_URL` of the build's variables, to which pages send their errors: an https address or a path of the site; empty
 * where it is not set. Fails with one sentence for anything else. ERR-1.
 */
export const readErrorsUrl = ({ ERRORS_URL = '' }: Variables): string => {
  const address = ERRORS_URL.trim()
  if (address === '' || /^\/(?![/\\])/.test(address) || readUrl(address)?.protocol === 'https:')
    return address
  throw new Error(
    `ERRORS_URL is "${address}": write it like https://errors.example.com/portal, or like /errors for a path of the site.`,
  )
}

/** Returns the commit of the sources; empty where they are no git repository. */
const commitOfRepository = (): string =>
  spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() ?? ''

/**
 * Names a build for bug reports: its commit and the minute it was made, such as `a9fc7c5158, 2026-11-26 01:40 UTC`.
 * `BUILD_COMMIT` names the commit where the sources are no git repository. RPL-1.
 */
export const buildId = (
  { BUILD_COMMIT = '' }: Variables,
  now: Date,
  ask: () => string = commitOfRepository,
): string => {
  const commit = BUILD_COMMIT.trim() || ask()
  const safe = /^[\w.+/-]{1,64}$/.test(commit) ? commit : 'unknown'
  return `${safe}, ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
