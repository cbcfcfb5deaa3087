import { parseArgs } from 'node:util'
import type { Target } from '../doctor/cors.ts'
import { examine, type Finding } from '../doctor/examine.ts'
import { causeOf } from './ask.ts'
import { redacting } from './problem.ts'
import { type RowFinding, type Wish, walk } from './walk.ts'

const usage = `npm run contract -- URL --email E --password P [--domain D] [--cookies] [--write] [--json]
npm run contract -- doctor URL [--domain D] [--origin O] [--json]

The first asks every readable row of the contract of the platform at URL, as a member, and shows where an answer is not what
the portal reads. The second needs no member: it looks at the address, CORS, clock, settings, words and pictures of a platform,
and names what mends what is wrong.

  URL          origin of the platform, such as https://api.example.com
  --domain     the club's domain; the host of URL unless it says otherwise
  --json       prints JSON in place of the table; npm run --silent contract prints nothing else

As a member:
  --email      a member of the club; her session is ended at the end
  --password   hers; or the variable CONTRACT_PASSWORD, which no list of processes shows
  --cookies    the platform keeps the session in cookies, for a portal on its own origin that is built with SESSION=cookie;
               the cookies are looked at too, and whether a call of another site is refused
  --write      tries rows that change something too: what is added is removed, what is invented must be refused;
               nothing spends points, sends a message to the member or deletes the account

Doctor:
  --origin     where the portal's pages are, such as https://club.example.com; https and the domain unless it says
               otherwise. Where that is not the platform's own origin, it is asked for permission as browsers do (CORS)

Exit code 0: all is well. 1: something is wrong. 2: it could not be looked at: the command, the e-mail or the password is wrong.`

type Command = { readonly json: boolean } & ({ readonly target: Target } | { readonly wish: Wish })

const options = {
  domain: { type: 'string' },
  json: { type: 'boolean', default: false },
  origin: { type: 'string' },
  email: { type: 'string' },
  password: { type: 'string' },
  cookies: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
} as const

/** Reads the address of something that is served. Throws one sentence. */
const web = (text: string, example: string): URL => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${JSON.stringify(text)} is no address: write it like ${example}.`)
  return new URL(text)
}

/**
 * Reads the arguments.
 * @throws with one sentence
 */
const readCommandLine = (args: readonly string[], environment: NodeJS.ProcessEnv): Command => {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
  const isDoctor = positionals[0] === 'doctor'
  const [address, more] = isDoctor ? positionals.slice(1) : positionals
  if (address === undefined) throw new Error('URL is missing.')
  if (more !== undefined) throw new Error(`${JSON.stringify(more)} is one address too many.`)
  const url = web(address, 'https://api.example.com')
  // Without a slash at the end, and without what every call begins with.
  const base = (url.origin + url.pathname).replace(/\/+$/, '').replace(/\/wl\/v1$/, '')
  const { domain = url.host, json, origin } = values
  if (isDoctor) {
    const portal = origin ?? (domain === url.host ? url.origin : `https://${domain}`)
    return { json, target: { base, domain, portal: web(portal, 'https://club.example.com').origin } }
  }
  const { email, password = environment.CONTRACT_PASSWORD, cookies, write } = values
  if (!email) throw new Error('--email is missing.')
  if (!password) throw new Error('--password is missing.')
  return { json, wish: { base, domain, email, password, mayWrite: write, inCookies: cookies } }
}

/** The place that was looked at; portal: the origin of the pages for which. */
type Place = Omit<Target, 'portal'> & { readonly portal?: string }

const words = { good: 'good', wrong: 'WRONG', undetermined: '-' } as const

const indent = ' '.repeat(7)

const mendOf = ({ remedy, headers = {} }: Finding): readonly string[] => [
  ...(remedy === undefined ? [] : [indent + remedy]),
  ...Object.entries(headers).map(([name, value]) => `${indent}  ${name}: ${value}`),
]

const textReport = (findings: readonly (Finding | RowFinding)[], { base, domain, portal }: Place): string => {
  const count = (status: Finding['status']) => findings.filter((one) => one.status === status).length
  const column = Math.max(...findings.map(({ check }) => check.length))
  const rows = findings.flatMap((finding) => {
    const result = ('result' in finding && finding.result) || words[finding.status]
    const begun = `${result.padEnd(7)}  ${finding.check.padEnd(column)}  `
    const sentence = finding.sentence.replaceAll('\n', `\n${' '.repeat(begun.length)}`)
    return [begun + sentence, ...mendOf(finding)]
  })
  const counts = `${count('wrong')} wrong, ${count('good')} good, ${count('undetermined')} cannot be told (-).`
  const seen = portal === undefined ? '' : `, as pages of ${portal} see it`
  return [`${base} for ${domain}${seen}`, '', ...rows, '', counts].join('\n')
}

/** Runs the command; resolves to its exit code, and never rejects. */
export const main = async (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  fetcher: typeof fetch = fetch,
): Promise<0 | 1 | 2> => {
  if (args.includes('--help')) {
    console.info(usage)
    return 0
  }
  let command: Command
  try {
    command = readCommandLine(args, environment)
  } catch (error) {
    console.error(`${causeOf(error)}\n\n${usage}`)
    return 2
  }
  try {
    const place: Place = 'wish' in command ? command.wish : command.target
    const { base: platform, domain, portal: origin } = place
    const findings = 'wish' in command ? await walk(command.wish, fetcher) : await examine(command.target)
    const healthy = findings.every(({ status }) => status !== 'wrong')
    // For programs every finding, with its headers or with every problem of a row.
    const document = { platform, domain, origin, healthy, findings }
    console.info(command.json ? JSON.stringify(document, null, 2) : textReport(findings, place))
    return healthy ? 0 : 1
  } catch (error) {
    const redact = redacting('wish' in command ? [command.wish.password] : [])
    console.error(redact(causeOf(error)))
    return 2
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), process.env)
