import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { buildId, readApiUrl, readErrorsUrl, readSessionMode } from '#lib/build/hosting/build-settings.ts'
import { buildHeadScripts } from '#lib/build/hosting/head-script.ts'
import { policyDirectives } from '#lib/build/hosting/policy.ts'

const now = new Date('2026-11-26T01:40:59.999Z')

test('a build is named by the commit of its variables, and by the minute it was made @RPL-1', () => {
  expect(buildId({ BUILD_COMMIT: 'v1.4.0-3-gabc' }, now, () => 'other')).toBe(
    'v1.4.0-3-gabc, 2026-11-26 01:40 UTC',
  )
})

test('without the variable the repository is asked, and what is no name of a commit is unknown @RPL-1', () => {
  expect(buildId({}, now, () => 'a9fc7c5158')).toBe('a9fc7c5158, 2026-11-26 01:40 UTC')
  expect(buildId({ BUILD_COMMIT: '<b>| `x`' }, now)).toBe('unknown, 2026-11-26 01:40 UTC')
  expect(buildId({}, now, () => 'unknown')).toBe('unknown, 2026-11-26 01:40 UTC')
})

test('outside a repository the commit is unknown, and nothing is written to the terminal @RPL-1', () => {
  const script = `import('${new URL('../../../../src/lib/build/hosting/build-settings.ts', import.meta.url)}').then(
    ({ buildId }) => console.info(buildId({}, new Date(0))))`
  const env = { ...process.env, GIT_DIR: '/nowhere' }
  expect(execFileSync('node', ['-e', script], { env, encoding: 'utf8' }).trim()).toBe(
    'unknown, 1970-01-01 00:00 UTC',
  )
})

test.each([
  [{}, ''],
  [{ API_URL: 'https://api.example.com/v2//' }, 'https://api.example.com/v2'],
  [{ API_URL: 'http://localhost:4321' }, 'http://localhost:4321'],
])('a build with %o asks the platform at "%s" @OPS-3', (variables, address) => {
  expect(readApiUrl(variables)).toBe(address)
})

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

test.each([
  [{}, ''],
  [{ ERRORS_URL: ' /errors ' }, '/errors'],
  [{ ERRORS_URL: 'https://errors.example/portal?key=1' }, 'https://errors.example/portal?key=1'],
])('a build with %o sends its errors to "%s" @ERR-1', (variables, address) => {
  expect(readErrorsUrl(variables)).toBe(address)
})

test.each(['errors.example', 'http://errors.example', '//errors.example', 'javascript:alert(1)'])(
  'a build that is to send its errors to %s is refused in a sentence @ERR-1',
  (address) => {
    expect(() => readErrorsUrl({ ERRORS_URL: address })).toThrow(`ERRORS_URL is "${address}": write it like`)
  },
)

test.each([
  ['', '', "connect-src 'self'"],
  ['', '/errors', "connect-src 'self'"],
  [
    'https://api.example',
    'https://errors.example/portal',
    "connect-src 'self' https://api.example https://errors.example",
  ],
])(
  'pages of a build with the platform "%s" and errors to "%s" have the policy %s @ERR-1',
  (api, errors, directive) => {
    expect(policyDirectives(api, errors)).toContain(directive)
  },
)

test('pages have code that sends errors only in a build that names an address for them @ERR-1', async () => {
  const [without, sending] = await Promise.all(
    ['', 'https://errors.example/portal'].map(async (address) => {
      const { head } = await buildHeadScripts({ 'import.meta.env.ERRORS_URL': JSON.stringify(address) })
      return head.code
    }),
  )
  expect(sending).toContain('https://errors.example/portal')
  expect(sending).toContain('no-referrer')
  expect(without).not.toContain('no-referrer')
})
