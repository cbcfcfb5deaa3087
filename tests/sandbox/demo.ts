import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { type CommandLine, explain, readCommandLine } from './command-line.ts'

/** `npm start`: builds the site so that `?tenant=` chooses the club, then serves it with the sandbox; testers' pages and situations are in it. */
const given = process.argv.slice(2)

/** Reads the arguments. At another port than the usual one the site has a folder of its own: what runs already keeps its own. */
const read = (): readonly [args: readonly string[], options: CommandLine] => {
  const { port } = readCommandLine(given)
  const folder = port === 4321 ? 'dist-qa' : `dist-qa-${port}`
  const args = ['--dist', folder, '--situations', ...given]
  return [args, readCommandLine(args)]
}

/** Takes the port for as long as the site is built, so that nobody else builds for it meanwhile; returns how to give it free. */
const hold = async ({ port, host = 'localhost' }: CommandLine): Promise<() => Promise<unknown>> => {
  const server = createServer()
  server.listen(port, host)
  await once(server, 'listening')
  return () => once(server.close(), 'close')
}

/** Ends the program with a sentence: before anything is built where it could not be served afterwards. */
const end = (error: unknown, port: number): never => {
  console.error(explain(error, port) ?? (error instanceof Error ? error.message : error))
  process.exit(1)
}

/** Builds the site, and ends the program where that fails. */
const build = ({ dist }: CommandLine): void => {
  console.info('The site is being built: a minute or two.')
  const { status } = spawnSync('npx', ['astro', 'build', '--silent', '--outDir', dist], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TENANT_SWITCH: 'true', QA: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Builds what is served, and returns the arguments for the server. */
const prepare = async (): Promise<readonly string[]> => {
  let port = 0
  try {
    const [args, options] = read()
    port = options.port
    const release = await hold(options)
    build(options)
    await release()
    return args
  } catch (error) {
    return end(error, port)
  }
}

const args = given.includes('--help') ? given : await prepare()
const { start } = await import('./serve.ts')
await start(args)
