import { describe, expect, test } from 'vitest'
import { judgeClock, judgeScheme } from '#lib/build/doctor/answer-rules.ts'
import type { Outcome } from '#lib/build/doctor/finding.ts'
import { imageSources, isAllowed, judgePictureFiles, picturesIn } from '#lib/build/doctor/picture-rules.ts'
import { didYouMean } from '#lib/build/doctor/settings-rules.ts'
import type { TimedAnswer } from '#lib/build/doctor/wire-call.ts'

const statusOf = (outcome: Outcome) =>
  outcome === undefined ? 'good' : typeof outcome === 'string' ? 'undetermined' : 'wrong'

const answer = (headers: Record<string, string>, sent: number, received: number): TimedAnswer => ({
  ...{ status: 200, headers: new Headers(headers), text: '', body: {}, sent, received },
})

test.each([
  ['https://api.example.com', 'https://club.example.com', 'good'],
  ['http://api.example.com', 'https://club.example.com', 'wrong'],
  ['http://localhost:4010', 'https://club.example.com', 'good'],
  ['http://127.0.0.1:4010', 'https://club.example.com', 'good'],
  ['http://127.example.com', 'https://club.example.com', 'wrong'],
  ['http://api.example.com', 'http://club.example.com', 'good'],
])('%s called from %s: %s @DOC-1', (platform, portal, status) => {
  const outcome = judgeScheme(new URL(platform), new URL(portal))
  expect(statusOf(outcome)).toBe(status)
  if (typeof outcome === 'object') expect(outcome.lines?.nginx).toContain('listen 443 ssl;')
})

describe('the clock of a platform', () => {
  const noon = Date.UTC(2026, 10, 26, 12)
  const date = (moment: number) => ({ Date: new Date(moment).toUTCString() })

  test.each([
    ['in the second of the call', date(noon), noon, noon + 400, 'good'],
    ['five seconds ahead', date(noon + 5000), noon, noon, 'good'],
    ['six seconds ahead', date(noon + 6000), noon, noon, 'wrong'],
    ['five seconds behind, and the second that the header cuts off', date(noon - 6000), noon, noon, 'good'],
    ['seven seconds behind', date(noon - 7000), noon, noon, 'wrong'],
    [
      'an hour behind, out of a cache that says so',
      { ...date(noon - 3_600_000), Age: '3600' },
      noon,
      noon,
      'good',
    ],
    ['not told', {}, noon, noon, 'undetermined'],
  ] as const)('%s @DOC-1', (_, headers, sent, received, status) => {
    expect(statusOf(judgeClock(answer(headers, sent, received)))).toBe(status)
  })
})

test.each([
  ['HEADER.hieght', 'HEADER.height'],
  ['Header.Height', 'HEADER.height'],
  ['height', 'HEADER.height'],
  ['MENU.height', 'HEADER.height'],
  ['SOMETHING.else', undefined],
])('%j was meant as %j @DOC-1', (key, meant) => {
  const known = ['HEADER.height', 'HEADER.background', 'MENU.background', 'GENERAL.lang']
  expect(didYouMean(key, known)).toBe(meant === undefined ? '' : ` (did you mean ${meant}?)`)
})

describe('pictures', () => {
  const portal = 'https://club.example'
  const png = { 'Content-Type': 'image/png' }

  test('those of the settings are found wherever they stand, and nothing else @DOC-1', () => {
    const link = {
      title: 'A',
      link: { target: 'https://a.example' },
      icon: { _file_url: 'https://b.example/i.svg' },
    }
    const found = picturesIn(
      {
        'HEADER.logo': '/logo.svg',
        'HEADER.logo_link': 'https://c.example',
        'GENERAL.auth_img.url': 'javascript:alert(1)',
        'GENERAL.routes.items': [link],
      },
      portal,
    )
    expect(found.map(({ key, url }) => [key, url.href])).toEqual([
      ['GENERAL.routes.items.0.icon._file_url', 'https://b.example/i.svg'],
      ['HEADER.logo', 'https://club.example/logo.svg'],
    ])
  })

  test.each([
    ["img-src 'self'; default-src *", 'https://club.example/a.svg', true],
    ["img-src 'self'; default-src *", 'https://cdn.example/a.svg', false],
    ["default-src 'none'", 'https://club.example/a.svg', false],
    ['img-src https:', 'https://cdn.example/a.svg', true],
    ['img-src *', 'http://cdn.example/a.svg', true],
    ['img-src https://cdn.example', 'https://cdn.example/a.svg', true],
    ['img-src https://cdn.example', 'https://cdn.example:8443/a.svg', false],
    ['img-src https://cdn.example', 'https://evil.example/cdn.example.svg', false],
    ['img-src https://*.example', 'https://cdn.example/a.svg', true],
    ['img-src https://*.cdn.example', 'https://notcdn.example/a.svg', false],
  ])('the policy %j and %s: %j @DOC-1', (policy, address, allowed) => {
    const sources = imageSources(policy)
    expect(isAllowed(new URL(address), sources ? [sources] : [], portal)).toBe(allowed)
  })

  test.each([
    [{ status: 200, headers: { 'Content-Type': 'image/svg+xml' } }, 'good'],
    [{ status: 200, headers: { 'Content-Type': 'text/html' } }, 'wrong'],
    [{ status: 404, headers: { 'Content-Type': 'image/png' } }, 'wrong'],
    [undefined, 'wrong'],
    [{ status: 200, headers: { ...png, 'Cross-Origin-Resource-Policy': 'same-origin' } }, 'wrong'],
    [{ status: 200, headers: { ...png, 'Cross-Origin-Resource-Policy': 'cross-origin' } }, 'good'],
  ] as const)('an answer %j for one is %s @DOC-1', (shown, status) => {
    const picture = { key: 'HEADER.logo', url: new URL('https://cdn.example/a.svg') }
    const answer = shown && { ...shown, headers: new Headers(shown.headers), text: '', body: undefined }
    expect(statusOf(judgePictureFiles([[picture, answer]], portal))).toBe(status)
  })
})
