import { parseArgs } from 'node:util'
import type { Wish } from './walk.ts'

/** How the command is used. */
export const usage = `npm run contract -- URL --email E --password P [--domain D] [--write]

Asks every readable row of the contract of the platform at URL, and tells where an answer is not what the portal reads.

  URL          origin of the platform, such as https://api.example.com
  --email      a member of the club; her session is ended at the end
  --password   hers; or the variable CONTRACT_PASSWORD, which no list of processes shows
  --domain     the club's domain; the host of URL unless it says otherwise
  --write      tries rows that change something too: what is added is removed, what is invented must be refused;
               nothing spends points, sends a message to the member or deletes the account

Exit code 0: every row that was tried fits. 1: one does not. 2: the command cannot be understood.`

const platform = (text: string | undefined): URL => {
  if (text === undefined) throw new Error('URL is missing.')
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${JSON.stringify(text)} is no address: write it like https://api.example.com.`)
  return new URL(text)
}

/**
 * Reads the arguments.
 * @throws with one sentence
 */
export const readCommandLine = (args: readonly string[], environment: NodeJS.ProcessEnv): Wish => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      domain: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  })
  const url = platform(positionals[0])
  const password = values.password ?? environment.CONTRACT_PASSWORD
  if (positionals.length > 1) throw new Error(`${JSON.stringify(positionals[1])} is one address too many.`)
  if (!values.email) throw new Error('--email is missing.')
  if (!password) throw new Error('--password is missing.')
  const base = `${url.origin}${url.pathname}`.replace(/\/+$/, '').replace(/\/wl\/v1$/, '')
  return { base, email: values.email, password, domain: values.domain ?? url.host, mayWrite: values.write }
}
