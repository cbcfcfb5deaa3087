import { parseArgs } from 'node:util'
import type { Target } from '../doctor/examine.ts'
import { type Server, servers } from '../doctor/server-lines.ts'
import { readText } from '../text-file.ts'
import type { Wish } from './walk.ts'

/** The help text of the command. */
export const usage = `npm run contract -- URL --email E --password P [--domain D] [--origin O] [--cookies] [--write] [--json]
npm run contract -- doctor URL [--domain D] [--origin O] [--server S] [--images H] [--ca FILE] [--json]

The first asks every readable row of the contract of the platform at URL, as a member, and tells where an answer is not what
the portal reads. The second needs no member: it looks at the address, certificate, CORS, clock, settings, words and pictures
of a platform, and names the line that mends what is wrong.

  URL          origin of the platform, such as https://api.example.com
  --domain     the club's domain; the host of URL unless it says otherwise
  --origin     where the portal's pages are, such as https://club.example.com; https and the domain unless it says
               otherwise. Where that is not the platform's own origin, it is asked for permission as browsers do (CORS)
  --json       prints JSON in place of the table; npm run --silent contract prints nothing else

As a member:
  --email      a member of the club; her session is ended at the end
  --password   hers; or the variable CONTRACT_PASSWORD, which no list of processes shows
  --cookies    the platform keeps the session in cookies, for a portal on its own origin that is built with SESSION=cookie;
               the cookies are looked at too, and whether a call of another site is refused
  --write      tries rows that change something too: what is added is removed, what is invented must be refused;
               nothing spends points, sends a message to the member or deletes the account

Doctor:
  --server     whose lines are shown: ${servers.join(', ')}. Without it those of the server that answers, or all
  --images     a host of pictures as clubs.json names it, such as https://cdn.example.com, once for each; without it the
               policy of the portal's own pages counts, or that of a build where they do not answer yet
  --ca         a file with an authority for certificates (PEM) that your browsers know and Node does not

Exit code 0: all is well. 1: something is wrong. 2: it could not be looked at: the command, the e-mail or the password is wrong.`

/** The options that a command line gives. */
export type Command = { readonly json: boolean } & (
  | { readonly target: Target; readonly server: Server | undefined }
  | { readonly wish: Wish }
)

const options = {
  domain: { type: 'string' },
  origin: { type: 'string' },
  json: { type: 'boolean', default: false },
  email: { type: 'string' },
  password: { type: 'string' },
  cookies: { type: 'boolean' },
  write: { type: 'boolean' },
  server: { type: 'string' },
  images: { type: 'string', multiple: true },
  ca: { type: 'string' },
} as const

const ofDoctor = ['server', 'images', 'ca']
const ofMember = ['email', 'password', 'cookies', 'write']

/** Reads the address of something that is served. Throws one sentence. */
const web = (text: string, example: string): URL => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${JSON.stringify(text)} is no address: write it like ${example}.`)
  return new URL(text)
}

const authorityIn = (file: string): string => {
  const text = readText(file)
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw new Error(`${file} is no certificate in PEM: it has no line -----BEGIN CERTIFICATE-----.`)
  return text
}

const serverIn = (text: string | undefined): Server | undefined => {
  const server = servers.find((one) => one === text)
  if (text !== undefined && !server)
    throw new Error(`--server ${text} is not known: name ${servers.join(', ')}.`)
  return server
}

/**
 * Reads the arguments.
 * @throws with one sentence
 */
export const readCommandLine = (args: readonly string[], environment: NodeJS.ProcessEnv): Command => {
  const isDoctor = args[0] === 'doctor'
  const { values, positionals } = parseArgs({
    args: args.slice(isDoctor ? 1 : 0),
    ...{ allowPositionals: true, options },
  })
  const [address, more] = positionals
  const foreign = Object.keys(values).find((name) => (isDoctor ? ofMember : ofDoctor).includes(name))
  if (foreign !== undefined) throw new Error(`--${foreign} is ${isDoctor ? 'not for' : 'for'} the doctor.`)
  if (address === undefined) throw new Error('URL is missing.')
  if (more !== undefined) throw new Error(`${JSON.stringify(more)} is one address too many.`)
  const url = web(address, 'https://api.example.com')
  const domain = values.domain ?? url.host
  const given = values.origin ?? (domain === url.host ? url.origin : `https://${domain}`)
  const place = {
    // Without a slash at the end, and without what every call begins with.
    base: `${url.origin}${url.pathname}`.replace(/\/+$/, '').replace(/\/wl\/v1$/, ''),
    domain,
    portal: web(given, '--origin https://club.example.com').origin,
  }
  const { json, email, password = environment.CONTRACT_PASSWORD, cookies, write, images, ca } = values
  if (isDoctor) {
    const authority = ca === undefined ? undefined : authorityIn(ca)
    const hosts = images?.map((host) => web(host, '--images https://cdn.example.com').origin)
    return { json, target: { ...place, images: hosts, authority }, server: serverIn(values.server) }
  }
  if (!email) throw new Error('--email is missing.')
  if (!password) throw new Error('--password is missing.')
  if (cookies && place.portal !== url.origin)
    throw new Error(
      `--cookies needs the portal on the platform's own origin, and ${place.portal} is another.`,
    )
  return { json, wish: { ...place, email, password, mayWrite: write ?? false, inCookies: cookies ?? false } }
}
