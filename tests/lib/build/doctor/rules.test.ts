import { describe, expect, test } from 'vitest'
import type { Answer } from '#lib/build/contract/ask.ts'
import { judgeClock, judgeScheme } from '#lib/build/doctor/answer-rules.ts'
import type { Outcome } from '#lib/build/doctor/finding.ts'
import { judgePictures, picturesIn } from '#lib/build/doctor/picture-rules.ts'
import { didYouMean } from '#lib/build/doctor/settings-rules.ts'

const statusOf = (outcome: Outcome) =>
  outcome === undefined ? 'good' : typeof outcome === 'string' ? 'undetermined' : 'wrong'

const answerOf = (status: number, headers: Readonly<Record<string, string>>): Answer => ({
  ...{ status, headers: new Headers(headers), text: '', body: {} },
})

test.each([
  ['https://api.example.com', 'https://club.example.com', 'good'],
  ['http://api.example.com', 'https://club.example.com', 'wrong'],
  ['http://localhost:4010', 'https://club.example.com', 'good'],
  ['http://127.0.0.1:4010', 'https://club.example.com', 'good'],
  ['http://127.example.com', 'https://club.example.com', 'wrong'],
  ['http://api.example.com', 'http://club.example.com', 'good'],
])('%s called from %s: %s @DOC-1', (platform, portal, status) => {
  expect(statusOf(judgeScheme(new URL(platform), new URL(portal)))).toBe(status)
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
    ['not told', {}, noon, noon, 'wrong'],
  ] as const)('%s @DOC-1', (_, headers, sent, received, status) => {
    expect(statusOf(judgeClock(answerOf(200, headers), sent, received))).toBe(status)
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
    ['https://cdn.example/a.svg', 200, { 'Content-Type': 'image/svg+xml' }, 'good'],
    ['https://cdn.example/a.svg', 200, { 'Content-Type': 'text/html' }, 'wrong'],
    ['https://cdn.example/a.svg', 404, png, 'wrong'],
    ['https://cdn.example/a.svg', 0, {}, 'wrong'],
    ['https://cdn.example/a.svg', 200, { ...png, 'Cross-Origin-Resource-Policy': 'same-origin' }, 'wrong'],
    ['https://cdn.example/a.svg', 200, { ...png, 'Cross-Origin-Resource-Policy': 'cross-origin' }, 'good'],
    ['http://cdn.example/a.svg', 200, png, 'wrong'],
    ['http://api.example/a.svg', 200, png, 'good'],
  ] as const)(
    'the picture %s, answered with %i and %j, is %s @DOC-1',
    (address, status, headers, outcome) => {
      const picture = { key: 'HEADER.logo', url: new URL(address) }
      const answer = status === 0 ? undefined : answerOf(status, headers)
      expect(statusOf(judgePictures([[picture, answer]], [portal, 'http://api.example']))).toBe(outcome)
    },
  )
})
