import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { inlineScriptsIn } from '#lib/build/hosting/markup.ts'
import { builtSite } from '#support/built-site.ts'
import manifest from '../../package.json' with { type: 'json' }
import { pageCopy } from '../../src/pages/_copy/copy.ts'
import known from './browser-floor.json' with { type: 'json' }
import { readCompatData, readFloor, unsupportedIn } from './browser-floor.ts'
import { ownNamesIn, tooNewIn } from './too-new-code.ts'
import { tooNewCss } from './too-new-css.ts'

const floor = readFloor(manifest.browserslist)
const data = readCompatData()

/**
 * The features newer than the floor that code and CSS of the build ask for before use, or that are not missed, each with what happens
 * without it; and the names that mean something else than the data thinks.
 */
const { guardedCode, guardedCss, otherwiseMeant } = known

let scripts: ReadonlyMap<string, string>
let sheets: ReadonlyMap<string, string>

beforeAll(async () => {
  const { dist, pages } = await builtSite()
  const built = (extension: string) =>
    readdirSync(`${dist}/_astro`)
      .filter((name) => name.endsWith(extension))
      .map((name) => [name, readFileSync(`${dist}/_astro/${name}`, 'utf8')] as const)
  const inline = inlineScriptsIn(pages.get('index') ?? '')
    .filter(({ attributes }) => attributes.type === undefined)
    .map(({ text }, index) => [`script ${index + 1} of index.html`, text] as const)
  expect(inline.length).toBeGreaterThan(1)
  const worker = ['sw.js', readFileSync(`${dist}/sw.js`, 'utf8')] as const
  scripts = new Map([...built('.js'), ...inline, worker])
  sheets = new Map(built('.css'))
}, 60_000)

/** The features that files use too early, each with the browsers that lack it and the files. */
const gathered = (
  files: ReadonlyMap<string, string>,
  find: (text: string) => ReadonlyMap<string, readonly string[]>,
): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const [file, text] of files)
    for (const [feature, browsers] of find(text))
      found[feature] = `${found[feature] ?? `${browsers.join(', ')} lack it:`} ${file}`
  return found
}
const without = (found: Readonly<Record<string, string>>, known: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(found).filter(([feature]) => !(feature in known)))

describe('a member whose browser is as old as the floor', () => {
  test('runs no code that is newer, but for what is asked for first @A5', () => {
    const own = new Set([...scripts.values()].flatMap((code) => [...ownNamesIn(code)]))
    const found = gathered(scripts, tooNewIn(data, floor, own))
    const known = { ...guardedCode, ...otherwiseMeant }
    expect(without(found, known)).toEqual({})
    expect(Object.keys(known).filter((feature) => !(feature in found))).toEqual([])
  })

  test('sees no page that hangs on newer CSS @A5', () => {
    const found = gathered(sheets, (css) => tooNewCss(data, floor, css))
    expect(without(found, guardedCss)).toEqual({})
    expect(Object.keys(guardedCss).filter((feature) => !(feature in found))).toEqual([])
  })

  test('is one of those that the page for older ones names @A5', () => {
    const { chrome, edge, firefox, safari, safari_ios } = floor
    expect([edge, safari_ios]).toEqual([chrome, safari])
    for (const [locale, { lead }] of Object.entries(pageCopy('help/browser')))
      for (const version of [chrome, firefox, safari]) expect(lead, locale).toContain(version)
    const readme = readFileSync('README.md', 'utf8')
    expect(readme).toContain(`Safari ${safari}, Chrome ${chrome}, Firefox ${firefox}`)
  })
})

describe('the search itself', () => {
  const tooNew = (code: string) => [...tooNewIn(data, floor, new Set())(code).keys()]
  const css = (text: string) => [...tooNewCss(data, floor, text).keys()]

  test.each([
    ['Promise.withResolvers()', ['Promise.withResolvers']],
    ['URL.canParse(text)', ['URL.canParse']],
    ['element.showPopover()', ['.showPopover']],
    ['map.values().map(String)', ['Iterator.map']],
    ['Object.values(map).map(String)', []],
    ['list.toSorted()', []],
    ['Object.groupBy(list, String)', ['Object.groupBy']],
    ['const Object = {}; Object.groupBy()', ['.groupBy']],
    ['/[\\p{L}--a]/v.test(text)', ['javascript.builtins.RegExp.unicodeSets']],
  ])('%s', (code, expected) => {
    expect(tooNew(code)).toEqual(expected)
  })

  test.each([
    ['a{color:oklch(from red l c h)}', ['oklch(from …)']],
    ['a{color:red;color:oklch(from red l c h)}', []],
    [':root{--x:red;--x:oklch(from red l c h)}', ['oklch(from …)']],
    ['@supports (color:oklch(from red l c h)){a{color:oklch(from red l c h)}}', []],
    ['a:has(b){color:light-dark(red,blue)}', ['light-dark()']],
    ['@media (min-width:1px){@starting-style{a{opacity:0}}}', ['@starting-style']],
    ['a{content:"text-wrap:pretty"}', []],
    ['.content_\\"\\"{color:oklch(from red l c h)}', ['oklch(from …)']],
  ])('%s', (text, expected) => {
    expect(css(text)).toEqual(expected)
  })

  test('a feature counts from the version in which it works without a flag or a prefix', () => {
    const support = { version_added: '110', flags: [{ type: 'preference', name: 'x' }] }
    const status = { experimental: false, standard_track: true, deprecated: false }
    const feature = (chrome: unknown) => ({ status, support: { chrome } }) as never
    expect(unsupportedIn(feature(support), { chrome: '111' })).toEqual(['chrome 111'])
    expect(unsupportedIn(feature({ version_added: '111' }), { chrome: '111' })).toEqual([])
    expect(unsupportedIn(feature({ version_added: '111.1' }), { chrome: '111' })).toEqual(['chrome 111'])
    expect(unsupportedIn(feature({ version_added: '≤80' }), { chrome: '111' })).toEqual([])
    expect(
      unsupportedIn(feature({ version_added: '80', version_removed: '100' }), { chrome: '111' }),
    ).toEqual(['chrome 111'])
  })
})
