import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuilt, noteBuild, sitesFor } from './builds.ts'

let root: string

/** Writes a file, changed at this second; its folders are as old as it is. */
const write = (path: string, second: number) => {
  const file = join(root, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '')
  for (const one of [file, join(file, '..')]) utimesSync(one, second, second)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'client-zone-builds-'))
  write('src/lib/routes.ts', 10)
  utimesSync(join(root, 'src'), 10, 10)
})
afterEach(() => rmSync(root, { recursive: true }))

test('a site that nobody has built for tests is built, and then again only after a change @OPS-3', () => {
  expect(isBuilt('dist', root)).toBe(false)
  // As "npm run build" leaves it, without the clubs of tests.
  write('dist/index.html', 20)
  expect(isBuilt('dist', root)).toBe(false)
  noteBuild('dist', 15_000, root)
  expect(isBuilt('dist', root)).toBe(true)
  expect(isBuilt('dist-qa', root)).toBe(false)
  write('src/lib/routes.ts', 16)
  expect(isBuilt('dist', root)).toBe(false)
})

test.each([
  ['a file is gone', () => rmSync(join(root, 'src/lib/routes.ts'))],
  ['another build has taken its place', () => write('dist/index.html', 30)],
  ['it was removed', () => rmSync(join(root, 'dist'), { recursive: true })],
])('a site is built anew when %s @OPS-3', (_, change) => {
  write('dist/index.html', 20)
  noteBuild('dist', 15_000, root)
  change()
  expect(isBuilt('dist', root)).toBe(false)
})

const specs = ['coupons', 'coupons-search', 'cookies', 'session', 'session-races', 'maps'].map((name) => ({
  path: `tests/e2e/${name}.spec.ts`,
  text: name === 'maps' ? "import { testersSite } from './models/sites.ts'" : '',
}))

test.each([
  [['coupons'], ['dist']],
  [['coupons.spec.ts:12', '--repeat-each=20'], ['dist']],
  [['Coupons', '-g', 'maps', '--workers', '1'], ['dist']],
  [['maps'], ['dist', 'dist-qa']],
  [['session-races'], ['dist']],
  [['session.spec'], ['dist', 'dist-cookies']],
  [['session.spec', '--project', 'tokens'], ['dist']],
  [[], ['dist', 'dist-qa', 'dist-cookies']],
  [['--project=tokens'], ['dist', 'dist-qa']],
  [
    ['--grep', 'till'],
    ['dist', 'dist-qa', 'dist-cookies'],
  ],
  [['no-such-area'], []],
])('the journeys of %j open %j @OPS-3', (args, expected) => {
  expect(sitesFor(args, specs)).toEqual(expected)
})
