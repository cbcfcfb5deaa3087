import { execFile, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { marker } from '#lib/build/new/names.ts'
import { locales } from '#lib/i18n/locale.ts'

const root = resolve(import.meta.dirname, '../../../..')
const heading = `${marker} Fuel prices`
const sentence = `${marker} Fuel prices.`

let copy: string

/** The environment of a terminal: nothing of the test runner around this, which would make a build another one. */
const terminal = Object.fromEntries(
  ['HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'ComSpec', 'CI'].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  ),
)

/** Runs a program in the copy. Not in one go: a test that holds its process for a minute counts as hung. */
const run = (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  new Promise<{ readonly code: unknown; readonly output: string }>((done) => {
    const options = {
      cwd: copy,
      maxBuffer: 1e8,
      shell: process.platform === 'win32',
      env: {
        ...terminal,
        PATH: [join(copy, 'node_modules/.bin'), process.env.PATH].join(delimiter),
        ASTRO_TELEMETRY_DISABLED: '1',
        ...env,
      },
    }
    execFile(program, args, options, (error, stdout, stderr) =>
      done({ code: error ? error.code : 0, output: `${stdout}${stderr}` }),
    )
  })

/** Runs a program that must end well; what it printed is the message where it does not. */
const expectDone = async (
  program: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
) => {
  const { code, output } = await run(program, args, env)
  expect(
    code,
    `${program} ${args.join(' ')}
${output}`,
  ).toBe(0)
  return output
}

const git = (...args: readonly string[]) =>
  expectDone('git', [
    ...['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com'],
    ...['-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=none'],
    ...args,
  ])

const commit = async () => {
  await git('add', '--all')
  await git('commit', '--quiet', '--message', 'As it is')
}

const text = (path: string): string => readFileSync(join(copy, path), 'utf8')

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'client-zone-new-'))
  const { stdout, status } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  expect(status, 'git lists the files of the project').toBe(0)
  // A file that is removed and not yet committed is listed too.
  for (const path of stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    copyFileSync(join(root, path), join(copy, path))
  }
  cpSync(join(root, 'styled-system'), join(copy, 'styled-system'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  // A link is no folder, which is what .gitignore names.
  writeFileSync(join(copy, '.gitignore'), `${text('.gitignore')}/node_modules\n`)
  await git('init', '--quiet')
  await commit()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a name that is no name, and a place that is not clean, end with one sentence, code 1 and nothing written', async () => {
  const refused = async (...args: readonly string[]) => {
    const { code, output } = await run('npm', ['run', '--silent', 'new', '--', ...args])
    expect(code).toBe(1)
    return output.trim()
  }
  expect(await refused('page', 'FuelPrices')).toMatch(/^"FuelPrices" is not a name of ours: [^\n]+$/)
  expect(await refused('page', 'coupons')).toMatch(/ already: choose another name\.$/)
  expect(await git('status', '--porcelain')).toBe('')
  writeFileSync(join(copy, 'notes.txt'), 'Mine')
  expect(await refused('page', 'fuel-prices')).toMatch(
    /^Not everything is committed, such as notes\.txt: [^\n]+$/,
  )
  rmSync(join(copy, 'notes.txt'))
  expect(await git('status', '--porcelain')).toBe('')
})

test.each([
  ['page', 'fuel-prices'],
  ['machine', 'fuel-prices/price-alert'],
  ['setting', 'COUPON.show_price'],
])('a new %s is written, and what is left to do is told', async (kind, name) => {
  const told = await expectDone('npm', ['run', '--silent', 'new', '--', kind, name])
  expect(told).toMatch(/\nLeft to do:\n {2}1\. .+\n {2}2\. .+\n {2}3\. .+/)
  expect(await git('status', '--porcelain')).not.toBe('')
  await commit()
})

test('what was written is formatted as all is', async () => {
  await expectDone('biome', ['ci', '--error-on-warnings'])
})

test('its types are right', async () => {
  await expectDone('tsc', ['--noEmit'])
})

test('its own tests pass, and so do the rules about names, tables, settings and machines', async () => {
  const suites = [
    'tests/islands/fuel-prices',
    'tests/machines/fuel-prices',
    'tests/lib/i18n/wording-catalogue.test.ts',
    ...['coverage', 'imports', 'names', 'readme', 'settings', 'structure'].map(
      (name) => `tests/house/${name}.test.ts`,
    ),
  ]
  // As on a build server: no snapshot that is missing is written.
  await expectDone('vitest', ['run', '-c', 'tests/vitest.config.ts', '--maxWorkers=1', ...suites], {
    CI: '1',
  })
})

test('nothing that is marked can land', async () => {
  const { code, output } = await run('vitest', [
    ...['run', '-c', 'tests/vitest.config.ts', 'tests/house/unwritten.test.ts'],
  ])
  expect(code).toBe(1)
  for (const file of [
    ...locales.map((locale) => `src/pages/_copy/${locale}.json`),
    'src/lib/i18n/fuel-prices/bg.ts',
    'src/lib/build/catalogue/meanings.ts',
    'src/machines/fuel-prices/price-alert.machine.ts',
  ])
    expect(output).toContain(`${file}:`)
})

test('it builds, and the page is there, in every language and for every host', async () => {
  await expectDone('astro', ['build'], { TENANT_SWITCH: 'true', CLIENT_ZONE_DIST: 'dist', QA: '' })
  const html = text('dist/fuel-prices.html')
  expect(html).toContain(`<h1 data-copy="heading">${heading}</h1>`)
  const words: unknown = JSON.parse(/id="copy">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  for (const locale of locales) expect(words).toHaveProperty([locale, 'heading'], heading)

  /** The files of a folder of the build that say the sentence. */
  const saying = (folder: string) =>
    readdirSync(join(copy, folder)).filter(
      (name) => name.endsWith('.js') && text(`${folder}/${name}`).includes(sentence),
    )
  const files = saying('dist/words')
  for (const locale of locales.filter((one) => one !== 'en'))
    expect(files.filter((name) => name.startsWith(`${locale}-`)).length, locale).toBe(1)
  // English stands in the code that says it.
  expect(saying('dist/_astro')).not.toEqual([])

  expect(text('dist/_headers')).toMatch(/^\/fuel-prices$/m)
  // The site's own rules hold for it as they do for all pages.
  const suites = ['budgets', 'dictionaries', 'hosting'].map((name) => `tests/house/${name}.test.ts`)
  await expectDone('vitest', ['run', '-c', 'tests/vitest.config.ts', '--maxWorkers=1', ...suites], {
    CLIENT_ZONE_DIST: 'dist',
  })
})
