import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'

/** Names that nobody outside this machine and its network can give away. */
const ownNames = /^(?:[^.]+|.+\.(?:localhost|local|lan|internal|home\.arpa))$/

/**
 * Answers pages of this server's own origin, and programs, which name no origin: never a page of another site, nor one at a name
 * that somebody else has made to lead to this machine. OPS-2.
 */
export const ownOriginOnly: MiddlewareHandler = async ({ req, json }, next) => {
  const { host, hostname } = new URL(req.url)
  const from = req.header('origin')
  const site = req.header('sec-fetch-site')
  const isProgram = from === undefined && site === undefined
  const isOwn =
    (from === undefined || (URL.canParse(from) && new URL(from).host === host)) &&
    (site === undefined || site === 'same-origin' || site === 'none')
  const isOurName = ownNames.test(hostname) || isIP(hostname.replace(/[[\]]/g, '')) > 0
  if (isProgram || (isOwn && isOurName)) return next()
  return json({ error: { message: 'Another site may not use the controls' } }, 403)
}
