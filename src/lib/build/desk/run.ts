import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { globSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPage } from './build-page.ts'
import { createDesk, listen } from './desk.ts'
import { house as root } from './project-files.ts'

const built = join(root, 'dist-desk')

/** Tells whether the site of the desk is older than its sources; words need no build, for they are laid over it. */
const isOld = (site: string): boolean => {
  const made = statSync(join(site, 'index.html'), { throwIfNoEntry: false })?.mtimeMs
  if (made === undefined) return true
  const isWords =
    /^src\/(?:lib\/i18n\/[\w-]+\/[a-z]{2}(?:_[A-Z]{2})?\.ts|pages\/_copy\/|lib\/build\/desk\/|islands\/desk\/)/
  return globSync(['src/**/*.{ts,tsx,astro,css,json}', 'package-lock.json', 'astro.config.mjs'], {
    cwd: root,
  })
    .map((path) => path.replaceAll('\\', '/'))
    .some((path) => !isWords.test(path) && statSync(join(root, path)).mtimeMs > made)
}

const mostBytes = 64 * 1024 * 1024

/** Builds the members' pages for the desk, so that `?tenant=` chooses the club. */
const buildSite = (site: string): void => {
  console.info(
    '\n  Building the pages once; this takes a minute or two. Nothing more is printed until the desk is ready.',
  )
  // In a folder of its own until it is whole: a build that is broken off is no site.
  const unfinished = `${site}-unfinished`
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['astro', 'build', '--silent', '--outDir', unfinished],
    {
      ...{ cwd: root, shell: process.platform === 'win32', encoding: 'utf8', maxBuffer: mostBytes },
      env: {
        ...process.env,
        TENANT_SWITCH: 'true',
        QA: '',
        SESSION: '',
        SERVICE_WORKER: 'off',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    },
  )
  // Lines that only a developer understands are printed where it fails.
  if (status !== 0) {
    console.error(stdout, stderr)
    throw new Error('The pages could not be built. Send the lines above to a developer.')
  }
  rmSync(site, { recursive: true, force: true })
  renameSync(unfinished, site)
}

/** Starts the demo's server for a built site, on a free port; resolves with its address. */
const serveSite = (site: string): Promise<{ readonly url: string; readonly server: ChildProcess }> =>
  new Promise((done, fail) => {
    const args = ['tests/sandbox/serve.ts', '--end-with-input', '--port', '0', '--dist', site]
    const server = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
    server.once('exit', (code) => fail(new Error(`The demo’s server ended with ${code}.`)))
    server.stdout.on('data', (text: Buffer) => {
      const [, url] = /running at (\S+)/.exec(String(text)) ?? []
      if (url !== undefined) done({ url, server })
    })
  })

const start = async (): Promise<void> => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4330' } } })
  const site = join(built, 'site')
  if (isOld(site)) buildSite(site)
  const page = join(built, 'page')
  await buildPage(page)
  const { url, server } = await serveSite(site)
  process.once('exit', () => server.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))

  const desk = createDesk({
    ...{ root, site: url, page },
    clubs: ['fuel', 'grocer', 'discount', 'pharmacy'],
  })
  const { port } = await listen(desk, Number(values.port))
  console.info(`
  The desk is ready. Hold Ctrl (or Cmd on a Mac) and press the address to open it:

    http://localhost:${port}/desk/

  What you type is kept; "Save" writes it into the project. Leave this window open; Ctrl+C ends the desk.
`)
}

if (import.meta.main)
  await start().catch((error: unknown) => {
    console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
