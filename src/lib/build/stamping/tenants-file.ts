import { domainToASCII } from 'node:url'
import * as v from 'valibot'
import type { SessionMode } from '../hosting/build-settings.ts'

const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    (issue) => `${JSON.stringify(issue.input)} is no address: write it like https://api.example.com`,
  ),
  v.transform((text) => new URL(text).origin),
)

/** A domain in the ASCII form that browsers send (punycode), with its port; one that has none stays as it is written. */
export const inAscii = (domain: string): string => {
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(domain) ?? []
  return /^[ -~]*$/.test(name) ? domain : (domainToASCII(name) || name) + port
}

const club = v.strictObject({
  /** The domain as members type it. Its folder, and what the platform is asked for, is its ASCII form: клуб.бг is xn--90ard6a.xn--90ae. */
  domain: v.pipe(
    v.string(),
    v.toLowerCase(),
    v.transform(inAscii),
    v.regex(
      /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/,
      (issue) => `${JSON.stringify(issue.input)} is no domain: write it like club.example.com`,
    ),
  ),
  /** Origin of its platform; where it is left out, the platform answers under the domain itself. */
  api: v.optional(origin),
  /** The origin that this command asks for the config while the club's own address does not answer yet. */
  ask: v.optional(origin),
  /** The only hosts besides the platform that its pictures come from; where it is left out, any https host. */
  images: v.optional(v.array(origin)),
})

const file = v.pipe(
  v.string(),
  v.parseJson({}, (issue) => `it is no JSON: ${issue.received}`),
  v.array(club),
  v.checkItems(
    ({ domain }, index, all) => all.findIndex((other) => other.domain === domain) === index,
    (issue) => `${JSON.stringify((issue.input as { domain?: unknown }).domain)} stands in the list twice`,
  ),
)

export type TenantEntry = v.InferOutput<typeof club>

const sentence = (issue: v.BaseIssue<unknown>): string => {
  const [entry, key] = (issue.path ?? []).map(({ key }) => key)
  const place =
    typeof entry === 'number' ? `club ${entry + 1}${key === undefined ? '' : `, ${String(key)}`}` : 'the list'
  return `${place}: ${issue.message}`
}

/**
 * Reads the list of clubs.
 * @throws with one sentence per mistake, each with its place
 */
export const readTenants = (text: string): readonly TenantEntry[] => {
  const read = v.safeParse(file, text)
  if (!read.success) throw new Error(read.issues.map(sentence).join('\n'))
  return read.output
}

/**
 * Tells that clubs of a build whose session is in cookies have their platform on their own origin: no browser sends such a
 * cookie to another one, so nobody could sign in. LCK-3.
 * @throws with one sentence for the first club whose `api` is another origin
 */
export const expectOwnOrigins = (entries: readonly TenantEntry[], session: SessionMode): void => {
  if (session !== 'cookie') return
  for (const { domain, api } of entries)
    if (api !== undefined && api !== `https://${domain}`)
      throw new Error(
        `${domain}, api: this build keeps its session in cookies (SESSION=cookie), which browsers do not send to ${api}: leave "api" out and let the server hand /wl/v1 of ${domain} on to it, or build without SESSION=cookie`,
      )
}
