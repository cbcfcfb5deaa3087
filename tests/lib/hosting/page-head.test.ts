import { expect, test } from 'vitest'
import { latinFontIn, withPolicyFirst, withPreloads } from '#lib/hosting/page-head.ts'
import { headerPolicy, policyText, readPolicy } from '#lib/hosting/page-policy.ts'

const meta = `<meta http-equiv="content-security-policy" content="script-src 'self' '$&';">`

test('the policy moves in front of the script it must govern', () => {
  expect(
    withPolicyFirst(`<head><meta charset="utf-8"><title>a</title><script>b</script>${meta}</head>`),
  ).toBe(`<head><meta charset="utf-8">${meta}<title>a</title><script>b</script></head>`)
})

test('a page without a policy stays as it is', () => {
  expect(withPolicyFirst('<head><meta charset="utf-8"></head>')).toBe('<head><meta charset="utf-8"></head>')
})

test('the font is asked for at once, modules by the head’s script, the next page’s at last', () => {
  expect(withPreloads('<head><script>b</script></head>', '/f.woff2', ['/a.js'], ['/next.js'])).toBe(
    '<head><link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin>' +
      '<template data-after="paint"><link rel="modulepreload" href="/a.js"></template>' +
      '<template data-after="load"><link rel="prefetch" as="script" href="/next.js"></template><script>b</script></head>',
  )
  expect(withPreloads('<head></head>', undefined, [])).toBe('<head></head>')
})

test('the latin subset is told from latin-ext', () => {
  const face = (name: string) => `@font-face{src:url(/_astro/${name}.x1.woff2)format("woff2")}`
  expect(latinFontIn(face('m-latin-ext') + face('m-cyrillic') + face('m-latin'))).toBe(
    '/_astro/m-latin.x1.woff2',
  )
  expect(latinFontIn(face('m-latin-ext'))).toBeUndefined()
})

test('the header allows what any page allows, and forbids frames', () => {
  const one = readPolicy("default-src 'self'; script-src 'self' 'sha256-a';")
  const other = readPolicy("default-src 'self'; script-src 'self' 'sha256-b'; script-src *")
  expect(policyText(headerPolicy([one, other]))).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b'; frame-ancestors 'none'",
  )
})
