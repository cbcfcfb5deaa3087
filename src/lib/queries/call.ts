import { type ClientPorts, createClient } from '#lib/api/client.ts'
import { learnTime } from '#lib/browser/clock.ts'
import { takeEarly } from '#lib/browser/early.ts'
import { build } from '#lib/config/build.ts'
import { invalidToken } from '../api/api-error.ts'

/** What the portal tells the calls about itself; each flow that owns a part connects it when it starts. */
export interface Standing {
  token: () => string | undefined
  renew: ClientPorts['renew']
  announce: ClientPorts['announce']
  channel: () => string | undefined
  language: () => string
  /** Settles when the club is known or has been waited for long enough; only config calls go before it. */
  club: () => Promise<void> | undefined
}

const standing: Standing = {
  token: () => undefined,
  renew: () => Promise.reject(invalidToken()),
  announce: () => {},
  channel: () => undefined,
  language: () => 'en',
  club: () => undefined,
}

/** Connects parts of the portal to its calls. */
export const connect = (parts: Partial<Standing>): void => {
  Object.assign(standing, parts)
}

const client = createClient({
  base: build.apiUrl,
  fetch: (...request) => globalThis.fetch(...request),
  token: () => standing.token(),
  renew: (rejected) => standing.renew(rejected),
  headers: () => ({
    'channel-id': standing.channel(),
    'Accept-Language': standing.language().replace('_', '-'),
  }),
  announce: (message) => standing.announce(message),
  learnTime,
  early: takeEarly,
})

/** Calls the platform. Fails with ApiError only. */
export const call: typeof client.call = async (row, input, options) => {
  const club = row.path.startsWith('platform/') ? undefined : standing.club()
  // Only where there is something to wait for: a call that follows sign-out must take its token before it is gone.
  if (club) await club
  return client.call(row, input, options)
}
