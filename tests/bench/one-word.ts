import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { closure, readModules } from '#lib/build/hosting/modules.ts'
import { entriesFor, readPageCode } from '#lib/build/hosting/page-code.ts'
import { styleSheetsIn } from '#lib/build/hosting/page-head.ts'
import { filesAt, filesOf, type PortalBuild } from '#lib/worker/portal-build.ts'
import { lateChunks } from '../support/late-chunks.ts'

/** A word that a deploy changes, the language of the member who comes back, and the page that says it. */
interface Change {
  readonly file: string
  readonly from: string
  readonly to: string
  readonly locale: string
  readonly page: string
}

const changes: Readonly<Record<string, Change>> = {
  'a Bulgarian sentence': {
    file: 'src/lib/i18n/locales/bg.ts',
    from: 'Нова проверка',
    to: 'Друга проверка',
    locale: 'bg',
    page: 'coupons',
  },
  'an English sentence of a feature': {
    file: 'src/lib/i18n/locales/en.ts',
    from: 'Check again',
    to: 'Look again',
    locale: 'en',
    page: 'coupons',
  },
  'an English sentence of every page': {
    file: 'src/lib/i18n/locales/en.ts',
    from: 'Log out',
    to: 'Sign out',
    locale: 'en',
    page: 'coupons',
  },
  'the heading of a page': {
    file: 'src/pages/_copy/bg.json',
    from: '"heading": "Купони"',
    to: '"heading": "Моите купони"',
    locale: 'bg',
    page: 'coupons',
  },
}

/** Builds the site with one word changed, into a folder. */
const build = (into: string, change: Change | undefined): void => {
  const word = change ? [change.file, change.from, change.to] : ['', '', '']
  const { status } = spawnSync(
    'npx',
    ['astro', 'build', '--silent', '--config', 'tests/bench/one-word.config.mjs', '--outDir', into],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ONE_WORD: JSON.stringify(word) },
    },
  )
  if (status !== 0) throw new Error(`The build into ${into} has failed.`)
}

const packed = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length

/** The folders of two builds. */
interface Deploy {
  readonly before: string
  readonly after: string
}

const bytesAt = (dist: string, address: string): Buffer | undefined => {
  const file = dist + address
  return existsSync(file) ? readFileSync(file) : undefined
}

/** The bytes of some files after brotli, as far as the site did not have them before; each is given by its address. */
const newBytes = ({ before, after }: Deploy, addresses: Iterable<string>): number =>
  [...new Set(addresses)].reduce((sum, address) => {
    const bytes = bytesAt(after, address)
    return bytes && !bytesAt(before, address)?.equals(bytes) ? sum + packed(bytes) : sum
  }, 0)

/** All that a member's page loads, at once or later, her language included. */
const filesOfVisit = (dist: string, page: string, locale: string): readonly string[] => {
  const html = readFileSync(`${dist}/${page}.html`, 'utf8')
  return [
    `/${page}.html`,
    ...styleSheetsIn(html),
    ...closure(readModules(dist), entriesFor(readPageCode(html), 'member')),
    ...(lateChunks(dist, 'member').get(page) ?? []),
    `/words/${locale}.js`,
  ]
}

const listOf = (dist: string): PortalBuild => {
  const [line = ''] = readFileSync(`${dist}/sw.js`, 'utf8').split('\n')
  return JSON.parse(line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1)) as PortalBuild
}

/** All that the worker of a new build looks at for a member who has opened the pages it is installed with. */
const filesOfWorker = (dist: string, locale: string): readonly string[] => {
  const list = listOf(dist)
  return [
    '/sw.js',
    ...list.first.flatMap((page) => [
      page === '/' ? '/index.html' : `${page}.html`,
      ...filesOf(list, page).map((address) => address.replace(/\?.*/, '')),
    ]),
    ...filesAt(list, list.late),
    `/words/${locale}.js`,
  ]
}

const newFiles = ({ before, after }: Deploy, ending: RegExp): number =>
  readdirSync(after, { recursive: true }).filter((name) => {
    const address = `/${String(name)}`
    return ending.test(address) && !bytesAt(before, address)?.equals(readFileSync(after + address))
  }).length

/** Weighs a deploy that has changed a word. */
const rowOf = (deploy: Deploy, { page, locale }: Change) => {
  return {
    'new pages': newFiles(deploy, /\.html$/),
    'new files of code': newFiles(deploy, /^\/(?:_astro|words)\/.*\.(?:js|css)$/),
    'its page': newBytes(deploy, filesOfVisit(deploy.after, page, locale)),
    'start page': newBytes(deploy, filesOfVisit(deploy.after, 'index', locale)),
    'service worker': newBytes(deploy, filesOfWorker(deploy.after, locale)),
  }
}

/**
 * The cost of a deploy that changes one word for a member who comes back, in bytes after brotli: the page that says the word, the
 * start page, and all that her service worker fetches for the pages it keeps. make: builds the site into a folder, with a word
 * changed.
 */
export const oneWordTable = async (folder = 'test-results', make = build) => {
  const before = `${folder}/word-none`
  make(before, undefined)
  const rows: [string, ReturnType<typeof rowOf>][] = []
  for (const [at, [name, change]] of Object.entries(changes).entries()) {
    const deploy = { before, after: `${folder}/word-${at}` }
    make(deploy.after, change)
    rows.push([name, rowOf(deploy, change)])
  }
  return Object.fromEntries(rows)
}
