import { expect, test } from 'vitest'
import { hashSource } from '#lib/build/hosting/page-policy.ts'
import { policyViolations } from '#lib/build/hosting/policy-violations.ts'

const page = (body: string, policy = `script-src 'self' ${hashSource('go()')}; style-src 'self'`) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}">` +
  `</head><body>${body}</body></html>`

test('a page that keeps to its policy violates nothing', () => {
  const body =
    '<script>go()</script><script type="module" src="/_astro/a.js"></script>' +
    '<script type="application/json">{"a":" style=\\"x\\" onclick=y"}</script><!-- <p style="x"> -->'
  expect(policyViolations('a.html', page(body))).toEqual([])
})

test.each([
  ['<p style="color:red">', 'a.html has the attribute style, which its policy refuses: <p style=…'],
  [
    '<p id="a" onclick="go()">',
    'a.html has the attribute onclick, which its policy refuses: <p id="a" onclick=…',
  ],
  ['<script>other()</script>', 'a.html has an inline script whose hash is not in its script-src: other()…'],
  [
    '<script type="speculationrules">{}</script>',
    'a.html has an inline script whose hash is not in its script-src: {}…',
  ],
  ['<style>p{}</style>', 'a.html has an inline style whose hash is not in its style-src: p{}…'],
  [
    '<script type="module" src="https://cdn.example/a.js"></script>',
    'a.html loads a script from elsewhere: https://cdn.example/a.js',
  ],
])('%s is told in one sentence', (body, sentence) => {
  expect(policyViolations('a.html', page(body))).toEqual([sentence])
})

test('a page without a policy, or without a charset before it, is told', () => {
  expect(policyViolations('a.html', '<html><head><meta charset="utf-8"></head></html>')).toEqual([
    'a.html has no content security policy: security.csp in astro.config.mjs writes it.',
  ])
  expect(policyViolations('a.html', page('').replace('<meta charset="utf-8">', ''))).toEqual([
    'a.html has no <meta charset>, after which its policy would stand.',
  ])
})
