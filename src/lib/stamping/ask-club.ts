import * as v from 'valibot'
import { createClient } from '../api/client.ts'
import { getDomainConfig, getTranslations } from '../api/endpoints/platform.ts'
import { knownClubOf } from '../config/known-club.ts'
import { readSettings } from '../config/read-settings.ts'
import type { Stamp } from '../config/stamp.ts'
import { themeVariables } from '../design/variables.ts'
import { id, optional } from '../domain/tolerant.ts'
import { colours } from './colours.ts'
import type { TenantEntry } from './tenants-file.ts'

/** A page can do with less; what is stamped must be a club's. */
const config = v.object({
  general: v.pipe(
    v.record(v.string(), v.unknown(), 'its config has no settings'),
    v.minEntries(1, 'its config has no settings'),
  ),
  channel_id: optional(id),
})

/** What a build keeps of a platform's wording: nothing where it has none. */
const bundleIn = (translations: object): Pick<Stamp, 'bundle'> =>
  Object.keys(translations).length === 0 ? {} : { bundle: translations }

/**
 * Asks a club's platform for its public config and its wording, as a page would.
 * now: unix milliseconds.
 * @throws when either cannot be had within ten seconds, or when the config is none
 */
export const askClub = async (
  { domain, api, ask, images }: TenantEntry,
  now: number,
  fetcher: typeof fetch = fetch,
): Promise<Stamp> => {
  let channel: string | undefined
  const { call } = createClient({
    base: ask ?? api ?? `https://${domain}`,
    fetch: fetcher,
    token: () => undefined,
    renew: () => Promise.reject(new Error('nobody is signed in')),
    headers: () => ({ 'channel-id': channel }),
    announce: () => {},
    learnTime: () => {},
    early: () => undefined,
  })
  const answer = await call({ ...getDomainConfig, response: config }, { params: { domain } })
  channel = answer.channel_id
  const settings = readSettings(answer.general)
  const club = knownClubOf(answer, themeVariables(settings, colours), now)
  const translations = await call(getTranslations, { params: { lang: club.locale } })
  return { domain, api: api ?? '', ...(images ? { images } : {}), club, ...bundleIn(translations) }
}
