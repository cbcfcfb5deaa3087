import { spawnSync } from 'node:child_process'

/** `npm start`: builds the site so that `?tenant=` chooses the club, then serves it with the sandbox; testers' pages and situations are in it. */
const { status } = spawnSync('npx', ['astro', 'build', '--silent'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, TENANT_SWITCH: 'true', QA: '1', ASTRO_TELEMETRY_DISABLED: '1' },
})
if (status !== 0) process.exit(status ?? 1)
const { start } = await import('./serve.ts')
await start(['--dist', 'dist-qa', '--situations', ...process.argv.slice(2)])
