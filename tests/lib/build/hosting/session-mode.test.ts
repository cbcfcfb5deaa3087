import { expect, test } from 'vitest'
import { readSessionMode } from '#lib/build/hosting/session-mode.ts'

test.each([
  [{}, 'token'],
  [{ SESSION: '' }, 'token'],
  [{ SESSION: 'token', API_URL: 'https://api.example.com', QA: '1' }, 'token'],
  [{ SESSION: 'cookie', API_URL: '', QA: '' }, 'cookie'],
] as const)('a build with %o keeps the session as %s @LCK-3', (variables, mode) => {
  expect(readSessionMode(variables)).toBe(mode)
})

test.each([
  [{ SESSION: 'cookies' }, /"token" or "cookie"/],
  [{ SESSION: 'cookie', API_URL: 'https://api.example.com' }, /leave API_URL out/],
  [{ SESSION: 'cookie', QA: '1' }, /leave QA out/],
])('a build with %o is refused in a sentence @LCK-3', (variables, sentence) => {
  expect(() => readSessionMode(variables)).toThrow(sentence)
})
