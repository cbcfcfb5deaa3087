import { parseArgs } from 'node:util'
import { Hono } from 'hono'
import type { EndpointName } from '#lib/api/endpoints.ts'
import type { ErrorCode } from '#lib/build/contract/refusals.ts'
import { createSandbox, type SandboxEnv } from './app.ts'
import { explain } from './command-line.ts'
import type { Controls } from './controls.ts'
import { acrossOrigins, isLocal } from './cors.ts'
import { openapiWithExamples } from './examples.ts'
import { type Listening, listen, type Place } from './listen.ts'
import { mockExamples, readExample } from './mock-examples.ts'
import { ownOriginOnly } from './own-origin.ts'
import { personaEmail, personaPassword } from './personas.ts'
import { packAnswer } from './static/file-store.ts'

const usage = `npm run mock -- [--port 4010] [--host localhost] [--example OPERATION=CODE]

Serves the published contract: every operation of /openapi.json answers with data, keeps what is written until the end,
and allows pages of any other origin on this machine. Only this machine reaches it, unless --host names another address.

  --example  an operation that is refused each time with a code of the contract, such as register=email_taken; once for
             each operation. For the next call alone: POST /__mock/next with {"operation": "register", "example":
             "email_taken"}. For one call: its header Prefer: example=email_taken, or Prefer: code=409`

/** Refusals with which operations are answered for good. */
type Examples = ReadonlyMap<EndpointName, ErrorCode>

export interface Mock extends Listening {
  readonly controls: Controls
}

/** Serves the contract on an origin of its own. Fails with the error of the port when it is taken. */
export async function mock(place: Place, always: Examples = new Map()): Promise<Mock> {
  const sandbox = createSandbox()
  const examples = mockExamples(always)
  let contract: ReturnType<typeof openapiWithExamples> | undefined
  const app = new Hono<SandboxEnv>()
  app.use('/wl/v1/*', acrossOrigins(isLocal))
  app.get('/openapi.json', async () => {
    contract ??= openapiWithExamples()
    return Response.json(await contract, { headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  app.use('/__mock/*', ownOriginOnly)
  app.route('/__mock', examples.routes)
  app.all('*', async ({ req: { raw } }) => (await examples.answer(raw)) ?? sandbox.app.fetch(raw))
  // As in the sandbox: no answer hides an error of the mock, or a connection that was cut on purpose.
  app.onError((error) => {
    throw error
  })
  const answer = async (request: Request) => packAnswer(request, await app.fetch(request))
  return { ...(await listen(answer, place, sandbox.close)), controls: sandbox.controls }
}

const greeting = (url: string): string => `
  The contract is served at ${url}/wl/v1, and described at ${url}/openapi.json

  A portal against it:  API_URL=${url} npm run build && npm run serve -- --port 4321
  Somebody to sign in:  ${personaEmail('verified')} with ${personaPassword}
  SMS and mails:        ${url}/__sandbox/outbox
`

/** Starts the mock from command-line arguments, and says why when it cannot. */
export async function start(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    console.info(usage)
    return
  }
  let port = 4010
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string' },
        example: { type: 'string', multiple: true, default: [] },
      },
    })
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
      throw new Error(`${values.port} is no port.`)
    port = Number(values.port)
    const always = new Map(
      values.example.map((text) => {
        const [operation = '', code = ''] = text.split('=')
        return readExample(operation, code)
      }),
    )
    console.info(greeting((await mock({ port, host: values.host }, always)).url))
  } catch (error) {
    const message = explain(error, port) ?? (error instanceof Error ? error.message : String(error))
    console.error(`${message}\n\n${usage}`)
    process.exitCode = 1
  }
}

if (import.meta.main) await start(process.argv.slice(2))
