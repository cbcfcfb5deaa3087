import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { routes } from '#lib/routes.ts'
import { builtSite } from '#support/built-site.ts'
import manifest from '../../package.json' with { type: 'json' }
import { type SiteBytes, weigh } from '../bench/bytes.ts'

const budgets = v.parse(
  v.object({
    login: v.object({ js: v.number(), files: v.number() }),
    route: v.object({ js: v.number(), files: v.number() }),
    css: v.number(),
    html: v.number(),
    font: v.number(),
  }),
  manifest.budgets,
)

/** The pages that somebody who signs in waits for. */
const logins = ['/', '/pass-login', '/otp-verify']

let bytes: SiteBytes

beforeAll(async () => {
  const { dist } = await builtSite()
  bytes = weigh(dist)
})

const weighed = (path: string) => {
  const found = bytes.routes.filter(({ route }) => route === path)
  expect(found.length).toBeGreaterThan(0)
  return found
}

test('the start page is weighed once for each face @RTE-2', () => {
  expect(weighed('/').map(({ viewer }) => viewer)).toEqual(['visitor', 'member'])
})

test.each(routes)('$path stays within the budgets of package.json', ({ path }) => {
  for (const { viewer, js, files, css, html } of weighed(path)) {
    const most = viewer === 'visitor' && logins.includes(path) ? budgets.login : budgets.route
    // Below this no island could run: it would mean that nothing was found to weigh.
    expect(js, `JavaScript of ${path} for a ${viewer}`).toBeGreaterThan(50_000)
    expect(js, `JavaScript of ${path} for a ${viewer}`).toBeLessThanOrEqual(most.js)
    expect(files, `files of JavaScript of ${path} for a ${viewer}`).toBeLessThanOrEqual(most.files)
    expect(css, `CSS of ${path}`).toBeGreaterThan(0)
    expect(css, `CSS of ${path}`).toBeLessThanOrEqual(budgets.css)
    expect(html, `HTML of ${path}`).toBeLessThanOrEqual(budgets.html)
  }
})

test('every font stays within its budget', () => {
  const fonts = Object.entries(bytes.fonts)
  expect(fonts.length).toBeGreaterThan(0)
  for (const [name, size] of fonts) expect(size, name).toBeLessThanOrEqual(budgets.font)
})
