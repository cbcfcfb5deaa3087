import { parseArgs } from 'node:util'
import { isLocal } from './cors.ts'

const usage =
  'npm run serve -- [--port 4321] [--host localhost] [--controls] [--situations] [--cors] [--cookies] [--dist dist] [--tenants DIR] [--end-with-input]'

export const help = `${usage}

Serves a built site with the embedded platform, its clubs and its people. npm start builds the site with the testers' pages first, then
serves it with --dist dist-qa --situations; it takes the same options. A site that was built with API_URL asks that platform instead.

  --port N       where the server listens; 4321 unless it says otherwise
  --host ADDRESS the address that takes connections: this machine alone unless it says otherwise; 0.0.0.0 for the whole network
  --dist DIR     the folder of the built site; dist unless it says otherwise
  --tenants DIR  the folder of stamped sites, one per host
  --controls     opens faults, clock and reset under /__sandbox/ to programs and to pages of this server: for tests only
  --situations   opens them to each browser for a world of its own, as testers' situations need
  --cors         lets pages of any other origin on this machine call the platform
  --cookies      keeps sessions in cookies, for a site that was built with SESSION=cookie
  --end-with-input ends when standard input does, as it does with a program that has started this one
`

export interface CommandLine {
  readonly port: number
  readonly host?: string
  readonly dist: string
  readonly tenants?: string
  readonly controls: boolean | 'own-world'
  readonly cors?: (origin: string) => boolean
  readonly cookies?: boolean
  readonly endsWithInput?: boolean
}

/** Reads the arguments. Fails with one sentence that ends in how it is used. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const options = {
    port: { type: 'string', default: '4321' },
    host: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    tenants: { type: 'string' },
    controls: { type: 'boolean', default: false },
    situations: { type: 'boolean', default: false },
    cors: { type: 'boolean', default: false },
    cookies: { type: 'boolean', default: false },
    'end-with-input': { type: 'boolean', default: false },
  } as const
  try {
    const { values } = parseArgs({ args: [...args], options })
    const { port, host, dist, tenants, controls, situations, cors, cookies } = values
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`${port} is no port.`)
    return {
      ...{ port: Number(port), dist, controls: controls || (situations && 'own-world') },
      ...(host === undefined ? {} : { host }),
      ...(tenants === undefined ? {} : { tenants }),
      ...(cors ? { cors: isLocal } : {}),
      ...(cookies ? { cookies } : {}),
      ...(values['end-with-input'] ? { endsWithInput: true } : {}),
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} Usage: ${usage}`)
  }
}

/** Returns the reason why the server could not be started, in one sentence; undefined for what nobody foresaw. */
export const explain = (error: unknown, port: number): string | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use: stop what runs there, or choose another with --port.`
  }
  if (code === 'EACCES') return `Port ${port} may not be used by you: choose one above 1023 with --port.`
  return undefined
}
