import { expect, test } from 'vitest'
import { type Asked, chooseAnswer } from '#lib/worker/choose-answer.ts'
import type { PortalBuild } from '#lib/worker/portal-build.ts'

const build: PortalBuild = {
  id: 'a',
  files: [],
  pages: { '/': ['1', []], '/card': ['2', []], '/coupons': ['3', []], '/coupon': ['4', []] },
  details: [['/coupon/', '/coupon']],
  first: [],
  late: [],
}
const origin = 'https://club.example'
const chosen = (path: string, asked: Partial<Asked> = {}) =>
  chooseAnswer(build, origin, {
    method: 'GET',
    url: new URL(path, origin).href,
    mode: 'navigate',
    destination: 'document',
    cache: 'default',
    ...asked,
  })

test.each([
  ['/', '/'],
  ['/card', '/card'],
  ['/coupons?tenant=fuel#x', '/coupons'],
  ['/coupon/7', '/coupon'],
  ['/coupon/a%2Fb', '/coupon'],
])('a member who opens %s gets the page that her host has for it @OFF-1', (path, page) => {
  expect(chosen(path)).toEqual({ kind: 'page', page, isReload: false })
})

test.each([
  '/sw.js',
  '/coupon/',
  '/coupon/7/more',
  '/coupons/',
  '/coupons.html',
  '/pass-login',
  '/toString',
  '/wl/v1/user',
  '/wl/v1/coupons',
  '/favicon.svg',
  'https://elsewhere.example/card',
  'https://elsewhere.example/_astro/a.js',
  'http://club.example/card',
])('the worker has no answer to %s: the browser asks the network @OFF-3', (path) => {
  expect(chosen(path)).toBeUndefined()
  expect(chosen(path, { mode: 'cors', destination: '' })).toBeUndefined()
})

test('the worker answers for the manifest of its own club, and for no other @OFF-4', () => {
  const asked = { mode: 'cors', destination: 'manifest' } as const
  expect(chosen('/manifest.webmanifest', asked)).toEqual({ kind: 'manifest' })
  expect(chosen('https://elsewhere.example/manifest.webmanifest', asked)).toBeUndefined()
  expect(chosen('/manifest.webmanifest', { ...asked, method: 'POST' })).toBeUndefined()
})

test.each(['POST', 'HEAD', 'PUT', 'DELETE'])('the worker has no answer to %s @OFF-3', (method) => {
  expect(chosen('/card', { method })).toBeUndefined()
  expect(chosen('/_astro/a.js', { method })).toBeUndefined()
})

test.each(['no-cache', 'reload', 'no-store'] as const)(
  'a member who reloads (%s) asks the host first @OFF-3',
  (cache) => {
    expect(chosen('/card', { cache })).toEqual({ kind: 'page', page: '/card', isReload: true })
  },
)

test('a hint for the next page is answered as that page, and a script that asks what the host has is not', () => {
  expect(chosen('/card', { mode: 'no-cors', destination: '' })?.kind).toBe('page')
  expect(chosen('/card', { mode: 'cors', destination: '', cache: 'no-store' })).toBeUndefined()
  expect(chosen('/card', { mode: 'no-cors', destination: '', cache: 'no-store' })).toBeUndefined()
})

test('a hashed file is one, whoever asks for it', () => {
  for (const mode of ['cors', 'no-cors', 'same-origin'] as const)
    expect(chosen('/_astro/a.js', { mode, destination: 'script' })).toEqual({ kind: 'file' })
})
