import { expect, test } from 'vitest'
import { latinFontIn, withOwnPolicy, withPreloads, withScriptsFirst } from '#lib/build/hosting/page-head.ts'
import { hashOf, headerPolicy, policyText, readPolicy } from '#lib/build/hosting/policy.ts'

const meta = `<meta http-equiv="content-security-policy" content="script-src 'self' '$&';">`

test('the policy moves in front of the script it must govern', () => {
  expect(withOwnPolicy(`<head><meta charset="utf-8"><title>a</title><script>b</script>${meta}</head>`)).toBe(
    `<head><meta charset="utf-8">${meta}<title>a</title><script>b</script></head>`,
  )
})

test('a page without a policy stays as it is', () => {
  expect(withOwnPolicy('<head><meta charset="utf-8"></head>')).toBe('<head><meta charset="utf-8"></head>')
})

test('a page allows the scripts that it has, in the page and in its templates, and no other; its styles stay allowed', () => {
  const page = (scripts: string) =>
    `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'self'; script-src ${scripts}; style-src 'self' 'sha256-s='"><script>a()</script><template><script>b()</script></template>`
  const [a, b, other] = ['a()', 'b()', 'c()'].map((code) => `'${hashOf(code)}'`)
  expect(withOwnPolicy(page(`'self' ${a} ${other} ${b} 'wasm-unsafe-eval'`))).toBe(
    page(`'self' ${a} ${b} 'wasm-unsafe-eval'`),
  )
})

test('the style sheet, the font and the modules are asked for at once, the next page’s modules at last', () => {
  const sheet = '<link rel="stylesheet" href="/s.css">'
  expect(withPreloads(`<head><script>b</script>${sheet}</head>`, '/f.woff2', ['/a.js'], ['/next.js'])).toBe(
    '<head><link rel="preload" href="/s.css" as="style">' +
      '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin>' +
      '<link rel="modulepreload" href="/a.js" fetchpriority="low">' +
      `<template data-after="load"><link rel="prefetch" as="script" href="/next.js"></template><script>b</script>${sheet}</head>`,
  )
  expect(withPreloads('<head></head>', undefined, [])).toBe('<head></head>')
  expect(withPreloads('<head></head>', undefined, [], [], { member: ['/m.js'], visitor: [] })).toBe(
    '<head><template data-after="member"><link rel="modulepreload" href="/m.js" fetchpriority="low"></template></head>',
  )
})

test('no script stands below the style sheet, where the rest of the page would wait for both', () => {
  const sheet = '<link rel="stylesheet" href="/s.css">'
  const module = '<script type="module" src="/a.js"></script>'
  const copy = '<script type="application/json" id="copy">{}</script>'
  const page = (head: string, body: string) =>
    `<head><script>a</script>${head}</head><body class="b">${body}</body>`
  expect(
    withScriptsFirst(
      page(sheet, `<script>$& b</script><p>one</p>${module}<script>c</script><p>two</p>${copy}`),
    ),
  ).toBe(page(`<script>$& b</script><script>c</script>${sheet}`, `<p>one</p>${module}<p>two</p>${copy}`))
  expect(withScriptsFirst(page('', '<script>b</script>'))).toBe(page('<script>b</script>', ''))
  expect(withScriptsFirst('<p>part</p>')).toBe('<p>part</p>')
})

test('the latin subset is told from latin-ext', () => {
  const viewer = (name: string) => `@font-face{src:url(/_astro/${name}.x1.woff2)format("woff2")}`
  expect(latinFontIn(viewer('m-latin-ext') + viewer('m-cyrillic') + viewer('m-latin'))).toBe(
    '/_astro/m-latin.x1.woff2',
  )
  expect(latinFontIn(viewer('m-latin-ext'))).toBeUndefined()
})

test('the header allows what any page allows, and forbids frames', () => {
  const one = readPolicy("default-src 'self'; script-src 'self' 'sha256-a';")
  const other = readPolicy("default-src 'self'; script-src 'self' 'sha256-b'; script-src *")
  expect(policyText(headerPolicy([one, other]))).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b'; frame-ancestors 'none'",
  )
})
