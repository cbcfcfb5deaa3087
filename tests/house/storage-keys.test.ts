import { expect, test } from 'vitest'
import * as keys from '#lib/browser/storage-keys.ts'
import { keys as keysOfKit } from '../e2e/models/platform.ts'
import { filesIn, type SourceFile, withoutComments } from './source-files.ts'

const owner = 'src/lib/browser/storage-keys.ts'
/** The file of the testers' kit that has copies of some keys. */
const kit = 'tests/e2e/models/platform.ts'

/** Every key, or what keys with a value in them begin with: `auth`, `draft:`. */
const known = Object.values(keys)
  .flatMap((key) => {
    if (typeof key === 'string') return [key]
    const [begins = ''] = key('\0', '\0').split('\0')
    return begins === '' ? [] : [begins]
  })
  .filter((key, index, all) => all.indexOf(key) === index)
/** The keys that no other text is likely to equal: a key of one plain word is the name of many things. */
const unlike = known.filter((key) => /[-:]/.test(key))

/** Texts that begin with one of some keys, with nothing or a value after it. */
const beginning = (keys: readonly string[]) =>
  `['"\`](?:${keys.map((key) => (key.endsWith(':') ? key : `${key}(?=['"\`:$])`)).join('|')})`
const written = new RegExp(
  `${beginning(unlike)}|(?:Storage(?:\\(\\))?|[sS]torage)\\.\\w+\\(${beginning(known)}`,
  'g',
)

/** The places where a text may be the name of a machine, which is a key's too. */
const namesMachines = /\.machine\.ts$|^src\/machines\/samples\.ts$|^tests\/e2e\/undriven\.ts$/

/** The places of a file where a storage key is written out. */
const writtenOut = (file: SourceFile): readonly string[] =>
  namesMachines.test(file.path)
    ? []
    : withoutComments(file)
        .split('\n')
        .filter((line) => !/\bfrom '/.test(line))
        .flatMap((line) => [...line.matchAll(written)].map(([key]) => `${file.path}: ${key}`))

test.each([
  "localStorage.getItem('auth:fuel')",
  "sessionStorage.setItem('tenant', club)",
  `localStorage.removeItem(\`auth-sitting:\${club}\`)`,
  "tabStorage().get('farewell')",
  "const key = 'sms-login'",
  `const key = \`draft:\${field}\``,
])('a key that is written out would be found in %s', (text) => {
  expect(writtenOut({ path: 'src/a.ts', text })).toHaveLength(1)
})

test('the keys of storage are what browsers hold values under: none of them changes', () => {
  expect(known.toSorted()).toEqual(
    [
      'activations: auth auth-sitting club club-fresh: club: coupons-notice coupons-till draft:',
      'entry: facts: farewell favourite-store: goal: install: language: news-read-at: notice',
      'outbox: passkeys-absent password-recovery place: portal- probe qa-faults qa-height',
      'qa-log qa-open qa-sitting qa-situation qa-speed qa-view registration-card registration-sent',
      'reloaded-for return-to server-time sms-login tenant toasts-stay token: verification',
      'verify-banner wording-fresh: wording:',
    ].flatMap((line) => line.split(' ')),
  )
})

test('a storage key stands in one file, for the run time, the head and the tests alike', () => {
  const files = [...filesIn('src'), ...filesIn('tests')].filter(
    ({ path }) =>
      /\.(?:tsx?|astro)$/.test(path) && ![owner, kit, 'tests/house/storage-keys.test.ts'].includes(path),
  )
  expect(files.flatMap(writtenOut)).toEqual([])
})

test('the copies of the testers’ kit are the same', () => {
  expect(keysOfKit.tenant).toBe(keys.tenantKey)
  expect(keysOfKit.auth('fuel')).toBe(keys.keyOfTenant(keys.authKey, 'fuel'))
  expect(keysOfKit.sessionId('fuel')).toBe(keys.keyOfTenant(keys.sessionIdKey, 'fuel'))
})
