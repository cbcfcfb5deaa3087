import { parseArgs } from 'node:util'
import { platformOf, web } from '../contract/command-line.ts'
import type { Target } from './examine.ts'
import { type Server, servers } from './server-lines.ts'

/** The help text of the command. */
export const usage = `npm run contract -- doctor URL [--domain D] [--origin O] [--server S] [--images H] [--ca FILE] [--json]

Examines the platform at URL by real requests, without a member, and names for each fault the line that mends it.

  URL        origin of the platform, such as https://api.example.com
  --domain   the club's domain; the host of URL unless it says otherwise
  --origin   where the portal's pages are, such as https://club.example.com; https and the domain unless it says otherwise
  --server   whose lines are shown: ${servers.join(', ')}. Without it those of the server that answers, or all
  --images   a host of pictures as clubs.json names it, such as https://cdn.example.com, once for each; without it the
             policy of the portal's own pages counts, or that of a build where they do not answer yet
  --ca       a file with an authority for certificates (PEM) that your browsers know and Node does not
  --json     prints JSON with the lines of all servers; npm run --silent contract prints nothing else

Exit code 0: nothing is wrong. 1: something is. 2: the examination could not be made: the command is wrong.`

/** The wishes of a command line. */
export interface Command extends Omit<Target, 'authority'> {
  readonly server?: Server
  /** The file of the authority. */
  readonly ca?: string
  readonly json: boolean
}

const serverOf = (text: string | undefined): Server | undefined => {
  if (text === undefined) return undefined
  const server = servers.find((one) => one === text)
  if (!server) throw new Error(`--server ${text} is not known: name ${servers.join(', ')}.`)
  return server
}

/**
 * Reads the arguments behind `doctor`.
 * @throws with one sentence
 */
export const readCommandLine = (args: readonly string[]): Command => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      domain: { type: 'string' },
      origin: { type: 'string' },
      server: { type: 'string' },
      images: { type: 'string', multiple: true },
      ca: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const [address, more] = positionals
  if (more !== undefined) throw new Error(`${JSON.stringify(more)} is one address too many.`)
  const { url, base } = platformOf(address)
  const domain = values.domain ?? url.host
  const example = '--origin https://club.example.com'
  // A portal on the platform's own host is one with it, whatever the scheme.
  const portal =
    values.origin === undefined && domain === url.host
      ? url.origin
      : web(values.origin ?? `https://${domain}`, example).origin
  const server = serverOf(values.server)
  const images = values.images?.map((host) => web(host, '--images https://cdn.example.com').origin)
  return {
    ...{ base, domain, portal, json: values.json },
    ...(images ? { images } : {}),
    ...(server ? { server } : {}),
    ...(values.ca === undefined ? {} : { ca: values.ca }),
  }
}
