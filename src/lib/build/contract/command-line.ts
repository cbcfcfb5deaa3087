import { parseArgs } from 'node:util'
import type { Wish } from './walk.ts'

/** The help text of the command. */
export const usage = `npm run contract -- URL --email E --password P [--domain D] [--origin O] [--cookies] [--write] [--json | --junit] [--output FILE]

Asks every readable row of the contract of the platform at URL, and tells where an answer is not what the portal reads.

  URL          origin of the platform, such as https://api.example.com
  --email      a member of the club; her session is ended at the end
  --password   hers; or the variable CONTRACT_PASSWORD, which no list of processes shows
  --domain     the club's domain; the host of URL unless it says otherwise
  --origin     where the portal's pages are, such as https://club.example.com; https and the domain unless it says
               otherwise. Where that is not the platform's own origin, it asks for permission as browsers do (CORS)
  --cookies    the platform keeps the session in cookies, for a portal on its own origin that is built with SESSION=cookie;
               the cookies are looked at too, and whether a call of another site is refused
  --write      tries rows that change something too: what is added is removed, what is invented must be refused;
               nothing spends points, sends a message to the member or deletes the account
  --json       prints JSON in place of the table; npm run --silent contract prints nothing else
  --junit      prints JUnit's XML in place of the table
  --output     writes the JSON or XML to this file, and prints the table

Exit code 0: every row that was tried fits. 1: one does not. 2: the check could not be made: the command, the e-mail or
the password is wrong.

npm run contract -- doctor URL needs no member: it looks at the address, certificate, CORS, clock, settings and words of a platform,
and names the line that mends what is wrong; npm run contract -- doctor --help says more.`

/** The form of a report that programs read. */
export type Form = 'json' | 'junit'

/** The options that a command line gives. */
export interface Command {
  readonly wish: Wish
  readonly form?: Form
  /** The file that takes the form; the terminal without it. */
  readonly output?: string
}

/**
 * Reads the address of something that is served.
 * @throws with one sentence
 */
export const web = (text: string, example: string): URL => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${JSON.stringify(text)} is no address: write it like ${example}.`)
  return new URL(text)
}

/**
 * Reads the address of a platform. base: origin and path without a slash at the end, and without what every call begins with.
 * @throws with one sentence
 */
export const platformOf = (text: string | undefined): { readonly url: URL; readonly base: string } => {
  if (text === undefined) throw new Error('URL is missing.')
  const url = web(text, 'https://api.example.com')
  return { url, base: `${url.origin}${url.pathname}`.replace(/\/+$/, '').replace(/\/wl\/v1$/, '') }
}

/** The origin of the portal's pages; undefined where it is the platform's own, as when one host serves both. */
const originOf = (given: string | undefined, domain: string, url: URL): string | undefined => {
  if (given === undefined && domain === url.host) return undefined
  const { origin } =
    given === undefined
      ? web(`https://${domain}`, '--origin https://club.example.com')
      : web(given, '--origin https://club.example.com')
  return origin === url.origin ? undefined : origin
}

const formOf = ({ json, junit, output }: { json: boolean; junit: boolean; output?: string | undefined }) => {
  if (json && junit) throw new Error('--json and --junit exclude each other.')
  if (output !== undefined && !json && !junit) throw new Error('--output needs --json or --junit.')
  const form: Form | undefined = json ? 'json' : junit ? 'junit' : undefined
  return { ...(form ? { form } : {}), ...(output === undefined ? {} : { output }) }
}

/**
 * Reads the arguments.
 * @throws with one sentence
 */
export const readCommandLine = (args: readonly string[], environment: NodeJS.ProcessEnv): Command => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      domain: { type: 'string' },
      origin: { type: 'string' },
      cookies: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      junit: { type: 'boolean', default: false },
      output: { type: 'string' },
    },
  })
  const { url, base } = platformOf(positionals[0])
  const password = values.password ?? environment.CONTRACT_PASSWORD
  if (positionals.length > 1) throw new Error(`${JSON.stringify(positionals[1])} is one address too many.`)
  if (!values.email) throw new Error('--email is missing.')
  if (!password) throw new Error('--password is missing.')
  const domain = values.domain ?? url.host
  const origin = originOf(values.origin, domain, url)
  if (values.cookies && origin !== undefined)
    throw new Error(`--cookies needs the portal on the platform's own origin, and ${origin} is another.`)
  const wish = {
    ...{ base, email: values.email, password, domain, mayWrite: values.write },
    ...(values.cookies ? { inCookies: true } : {}),
  }
  return { wish: { ...wish, ...(origin === undefined ? {} : { origin }) }, ...formOf(values) }
}
