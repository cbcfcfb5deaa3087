import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { inlineScriptsIn } from '#lib/build/hosting/markup.ts'
import { builtSite } from '#support/built-site.ts'
import manifest from '../../package.json' with { type: 'json' }
import { pageCopy } from '../../src/pages/_copy/copy.ts'
import { readCompatData, readFloor, unsupportedIn } from './browser-floor.ts'
import { ownNamesIn, tooNewIn } from './too-new-code.ts'
import { tooNewCss } from './too-new-css.ts'

const floor = readFloor(manifest.browserslist)
const data = readCompatData()

/** The features newer than the floor that code checks for before use. Each with what happens without it. */
const guardedCode: Readonly<Record<string, string>> = {
  requestIdleCallback: 'page-load.ts waits by a timer instead.',
  cancelIdleCallback: 'As requestIdleCallback.',
  'navigator.connection': 'Nothing is fetched ahead where it says that data is dear; without it all is.',
  'globalThis.navigation': 'The way back is kept by the page before; without it, the way up is taken.',
  navigation: 'React asks for it, for transitions that are not used.',
  'navigator.wakeLock': 'The screen may go dark while a code is shown, as it does anywhere else.',
  'navigator.vibrate':
    'coupon-button.store.ts asks for it first; Safari and Firefox have none, and nothing is felt there.',
  '.createPolicy': 'Trusted Types: a browser without them needs no policy.',
  '.getAttributeType': 'DOMPurify asks for Trusted Types first.',
  '.addRoutes': 'The service worker answers by itself what it could have been left out of.',
  '.showPopover': 'hint.tsx shows the hint by an attribute instead.',
  '.hidePopover': 'As .showPopover.',
  '.databases': 'after-start.ts finds a database by the text in the storage that tells of it.',
  '.checkVisibility': 'apply-css.ts looks at the styles by itself.',
  BarcodeDetector: "The ponyfill of the card scanner takes the browser's own where there is one.",
  VideoFrame: 'The ponyfill of the card scanner looks whether it is given one.',
  'Symbol.dispose': 'The ponyfill of the card scanner looks whether there is one.',
  'Error.captureStackTrace': 'Asked for before it is used.',
  'navigator.userAgentData': 'Ark UI reads the user agent without it.',
  setImmediate: "React's scheduler looks for it first.",
  '.startViewTransition': 'React, for a component that is not used.',
  'document.startViewTransition': "Astro's router asks for it first.",
  '.moveBefore': "Astro's router asks for it first, for a way to swap pages that is not used.",
  trustedTypes: 'The first line of the service worker asks for them first.',
  PerformanceEventTiming: 'web-vitals asks for it first: without it there is no figure of presses.',
  'performance.interactionCount': 'web-vitals counts by itself.',
  '.getLargestInteractionContentfulPaint':
    'web-vitals, for navigations inside a page, which are not measured.',
  'document.prerendering': 'web-vitals: a browser that prerenders nothing has none.',
  'document.wasDiscarded': 'As document.prerendering.',
  'globalThis.requestIdleCallback': 'web-vitals takes a timer where there is none.',
  'globalThis.cancelIdleCallback': 'As globalThis.requestIdleCallback.',
}

/** Names that mean something else than the data thinks. */
const otherwiseMeant: Readonly<Record<string, string>> = {
  '.setStatus': 'The scanner module calls its own.',
  '.layout': 'The fonts of PDF files.',
  '.grow': 'The memory of the scanner module, which every browser of the floor can let grow.',
  '.unpause': 'The focus trap of Ark UI calls its own.',
  '.isValid': 'Phone numbers have one of their own.',
  Rect: 'A word of PDF files.',
}

const guardedCss: Readonly<Record<string, string>> = {
  'forced-color-adjust': 'Browsers without it have no forced colours either.',
  'forced-color-adjust: none': 'As forced-color-adjust.',
  'text-size-adjust': 'Only phones resize text, and theirs read it with -webkit-.',
  '-webkit-tap-highlight-color': 'Only phones draw it.',
  'text-wrap': 'Lines break where they must.',
  'text-wrap: balance': 'As text-wrap.',
  ':selection': 'The system has its own colours.',
  ':view-transition-group': 'Pages follow each other at once.',
  ':view-transition-old': 'As :view-transition-group.',
  ':view-transition-new': 'As :view-transition-group.',
  '@view-transition': 'As :view-transition-group.',
  '@view-transition navigation': 'As :view-transition-group.',
  'overflow-anchor': 'Browsers without it hold nothing in its place, which is what it asks for.',
  'overflow-anchor: none': 'As overflow-anchor.',
  'cursor: pointer': 'Phones have none.',
  'cursor: not-allowed': 'Phones have none.',
  'cursor: progress': 'Phones have none.',
  ':popover-open': 'Only a movement; `@supports not selector(:popover-open)` has the rest.',
  'user-select': 'Stands beside -webkit-user-select.',
  'mask-image': 'Stands beside -webkit-mask-image.',
  'rect()': 'The old one, of `clip`, which all know.',
  'scrollbar-width': 'A thin bar is seen where there is none otherwise.',
  'scrollbar-width: none': 'As scrollbar-width.',
  'content-visibility': 'Long lists are drawn at once.',
  'content-visibility: auto': 'As content-visibility.',
  'contain-intrinsic-block-size': 'As content-visibility.',
  'contain-intrinsic-height': 'As content-visibility.',
}

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
