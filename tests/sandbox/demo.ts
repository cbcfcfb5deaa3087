import { spawnSync } from 'node:child_process'
import { readCommandLine } from './command-line.ts'

/** `npm start`: builds the site so that `?tenant=` chooses the club, then serves it with the sandbox; testers' pages and situations are in it. */
const args = ['--dist', 'dist-qa', '--situations', ...process.argv.slice(2)]

/** Builds the site; ends the program where that fails, or where the command line could not be served afterwards. */
const build = (): void => {
  try {
    readCommandLine(args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  console.info('The site is being built: a minute or two.')
  const { status } = spawnSync('npx', ['astro', 'build', '--silent'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TENANT_SWITCH: 'true', QA: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) process.exit(status ?? 1)
}

if (!args.includes('--help')) build()
const { start } = await import('./serve.ts')
await start(args)
