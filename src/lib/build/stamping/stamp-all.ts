import { mkdir } from 'node:fs/promises'
import { atMost } from '../../i18n/at-most.ts'
import { hostingBeside } from '../hosting/generated.ts'
import { type Asking, askClub } from './ask-club.ts'
import { askLogo } from './ask-logo.ts'
import { keyOfClub } from './club-key.ts'
import type { Maker } from './makers.ts'
import { type PackedForm, packedForms } from './packed-forms.ts'
import type { TenantEntry } from './tenants-file.ts'
import { nextName, readMade, readVersions, takeVersion, type Version, type VersionKey } from './versions.ts'

/** The result for one club. */
export interface Outcome {
  readonly domain: string
  /** Made anew, as it was, or without a new site for the reason in `error`. */
  readonly state: 'made' | 'unchanged' | 'skipped'
  /** The seconds that its making took, asking included, and waiting for others not. */
  readonly seconds?: number
  /** Bytes that are stored for this club alone; undefined when there is no site of it. */
  readonly bytes?: number
  /** The number of files that had to be copied although other clubs have them too. */
  readonly copied?: number
  /** The reason why its site was not made. */
  readonly error?: string
  /** A warning for its administrator although the site is there. */
  readonly warning?: string
}

/** The ways in which sites are made. */
export interface Wishes {
  /** Makes those anew too that have not changed. */
  readonly isForced?: boolean
  /** The packed forms of a club's own files; those of the build where it is left out. */
  readonly packs?: readonly PackedForm[]
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

const isMadeOf = ({ base, logo }: VersionKey, version: Version): boolean =>
  version.base === base && version.logo === logo

const joined = (...texts: readonly (string | undefined)[]): { readonly warning?: string } => {
  const given = texts.filter((text) => text !== undefined)
  return given.length > 0 ? { warning: given.join('; ') } : {}
}

const wentBack =
  'an operator has gone back from the site that its settings make: it stays until they change, or --force'

/**
 * Makes the sites of clubs from one build, each in `into/<domain>`, and what servers include in
 * `into-hosting/<domain>`. One that is there already is left alone. One that fails is told with its reason and keeps its
 * last site; the others are made.
 */
export const stampAll = async (
  makers: readonly Maker[],
  entries: readonly TenantEntry[],
  into: string,
  asking: Asking = {},
  { isForced = false, packs: chosen }: Wishes = {},
): Promise<readonly Outcome[]> => {
  // Few are in hand at once, so that a thousand answers do not wait in memory.
  const inHand = atMost(asked + makers.length)
  const inTurn = atMost(asked)
  const withMaker = lend(makers)
  const build = await makers[0]?.build()
  if (!build) throw new Error('there is nothing that makes sites')
  const packs = chosen ?? (build.isPacked ? packedForms : [])
  await Promise.all([mkdir(into, { recursive: true }), mkdir(hostingBeside(into), { recursive: true })])

  const stampOne = async (entry: TenantEntry): Promise<Outcome> => {
    const { domain } = entry
    const { stamp, logo, took } = await inTurn(async () => {
      const began = performance.now()
      const stamp = await askClub(entry, Date.now(), asking)
      const logo = await askLogo(entry, stamp, asking.fetch)
      return { stamp, logo, took: performance.now() - began }
    })
    const key = keyOfClub({ build: build.id, packs, entry, stamp, logo })
    const kept = await readVersions(into, domain)
    const { current, others } = kept
    // A logo that cannot be had for a moment is no reason to make icons without it.
    const isCurrent = current && (logo.warning ? current.base === key.base : isMadeOf(key, current))
    if (isCurrent && !isForced) {
      const facts = await readMade(into, domain, current)
      return { domain, state: 'unchanged', ...facts, ...joined(facts?.warning ?? logo.warning) }
    }
    const whole = isForced ? undefined : others.find((version) => isMadeOf(key, version))
    if (current && whole?.isRefused) {
      const facts = await readMade(into, domain, current)
      return { domain, state: 'unchanged', ...facts, ...joined(facts?.warning, wentBack) }
    }
    if (whole) {
      // A command that was stopped has made it, and could not put it in place.
      await takeVersion(into, domain, whole.name)
      return { domain, state: 'made', seconds: took / 1000, ...(await readMade(into, domain, whole)) }
    }
    const place = { into, version: nextName(key, kept) }
    return withMaker(async ({ make }) => {
      const began = performance.now()
      const stamped = await make({ entry, stamp, logo, place, packs })
      const seconds = (took + performance.now() - began) / 1000
      return { domain, state: 'made', seconds, ...stamped }
    })
  }

  return Promise.all(
    entries.map((entry) =>
      inHand(() => stampOne(entry)).catch(
        (error: unknown): Outcome => ({ domain: entry.domain, state: 'skipped', error: messageOf(error) }),
      ),
    ),
  )
}
