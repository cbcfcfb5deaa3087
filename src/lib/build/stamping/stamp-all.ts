import { hash } from 'node:crypto'
import { causeOf } from '../contract/ask.ts'
import { type Asking, askClub } from './ask-club.ts'
import { askLogo } from './ask-logo.ts'
import { type Key, putInPlace, readMade } from './places.ts'
import type { Site } from './site.ts'
import { type Club, stampClub } from './stamp-club.ts'
import type { TenantEntry } from './tenants-file.ts'

export interface Outcome {
  readonly domain: string
  /** Made anew, as it was, or without a new site for the reason in `error`. */
  readonly state: 'made' | 'unchanged' | 'skipped'
  readonly error?: string
  /** A warning for its administrator although the site is there. */
  readonly warning?: string
}

/** The number of platforms that are asked at once. */
const asked = 8

/** The key of a club's site: while it stays, the site need not be made again. The moment of asking does not count. */
const keyOf = (site: Site, { entry, stamp, logo }: Club): Key => {
  const { at: _, ...club } = stamp.club
  return {
    base: hash('sha256', JSON.stringify([site.id, entry, { ...stamp, club }])),
    logo: hash('sha256', logo.data ?? ''),
  }
}

/** Makes the site of a club, unless the one that is there is made of the same. */
const stampOne = async (site: Site, club: Club, into: string): Promise<Outcome> => {
  const { domain } = club.entry
  const key = keyOf(site, club)
  const made = await readMade(into, domain)
  // A logo that cannot be had for a moment is no reason to make icons without it.
  const isCurrent = made?.base === key.base && (club.logo.warning || made.logo === key.logo)
  if (isCurrent) {
    const warning = made.warning ?? club.logo.warning
    return { domain, state: 'unchanged', ...(warning && { warning }) }
  }
  const { warning } = await putInPlace(into, domain, key, (folder) => stampClub(site, club, folder))
  return { domain, state: 'made', ...(warning && { warning }) }
}

/** Asks for what the sites of clubs are made of, of a few platforms at once. */
const askAll = async (
  entries: readonly TenantEntry[],
  asking: Asking,
): Promise<readonly PromiseSettledResult<Club>[]> => {
  const ask = async (entry: TenantEntry): Promise<Club> => {
    const stamp = await askClub(entry, Date.now(), asking)
    return { entry, stamp, logo: await askLogo(entry, stamp, asking.fetch) }
  }
  const answers: PromiseSettledResult<Club>[] = []
  for (let from = 0; from < entries.length; from += asked)
    answers.push(...(await Promise.allSettled(entries.slice(from, from + asked).map(ask))))
  return answers
}

/**
 * Makes the sites of clubs from one build, each in `into/<domain>`, and what servers include in
 * `into-hosting/<domain>`. One that is there already is left alone. One that fails is told with its reason and keeps its
 * last site; the others are made.
 */
export const stampAll = async (
  site: Site,
  entries: readonly TenantEntry[],
  into: string,
  asking: Asking = {},
): Promise<readonly Outcome[]> => {
  // Drawing holds up all else: a platform that was asked meanwhile would seem not to answer.
  const answers = await askAll(entries, asking)
  const outcomes: Outcome[] = []
  for (const [index, { domain }] of entries.entries()) {
    const answer = answers[index]
    try {
      if (answer?.status !== 'fulfilled') throw answer?.reason
      outcomes.push(await stampOne(site, answer.value, into))
    } catch (error) {
      outcomes.push({ domain, state: 'skipped', error: causeOf(error) })
    }
  }
  return outcomes
}
