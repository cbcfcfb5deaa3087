import { expect, test } from 'vitest'
import { headersFile } from '#lib/build/hosting/cloudflare.ts'

test('a policy that Cloudflare would cut fails the build in a sentence', () => {
  expect(() => headersFile({ policy: 'x'.repeat(1990), sheets: { 'index.html': [] } })).toThrow(
    '_headers has a line of 2017 characters, and Cloudflare reads 2000: shorten the policy.',
  )
})

test('more pages than Cloudflare reads fail the build in a sentence', () => {
  const sheets = Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`page-${index}.html`, []]))
  expect(() => headersFile({ policy: "default-src 'self'", sheets })).toThrow(
    '_headers has 101 rules, and Cloudflare reads 100.',
  )
})

test('a page and the addresses of its details name its style sheets ahead, and a page without one nothing @FST-1', () => {
  const sheets = {
    'index.html': ['/_astro/a.css', '/_astro/club.css'],
    'coupon.html': ['/_astro/a.css'],
    'help/browser.html': [],
  }
  const rules = headersFile({ policy: "default-src 'self'", sheets }).split(/\n(?=\/)/)
  const rule = (address: string) => rules.find((text) => text.startsWith(`${address}\n`))
  expect(rule('/')).toContain(
    '\n  Link: </_astro/a.css>; rel=preload; as=style, </_astro/club.css>; rel=preload; as=style',
  )
  expect(rule('/coupon/:id')).toContain('\n  Link: </_astro/a.css>; rel=preload; as=style')
  expect(rule('/help/browser')).toBeDefined()
  expect(rule('/help/browser')).not.toContain('Link')
  expect(rule('/*')).not.toContain('Link')
})
