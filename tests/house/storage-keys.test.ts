import ts from 'typescript'
import { expect, test } from 'vitest'
import * as keys from '#lib/browser/storage-keys.ts'
import { keys as keysOfKit } from '../e2e/models/platform.ts'
import { filesIn, type SourceFile, treeOf } from './source-files.ts'

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

/** The methods of a storage, and the calls that take a storage's key first. */
const takers = new Set([
  'getItem',
  'setItem',
  'removeItem',
  'stored',
  'storedText',
  'memberKey',
  'keyOfTenant',
])

const textOf = (node: ts.Node | undefined): string | undefined => {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.head.text : undefined
}

const isKey = (text: string, among: readonly string[]): boolean =>
  among.some((key) => (key.endsWith(':') ? text.startsWith(key) : text === key || text.startsWith(`${key}:`)))

/** The places where a text may be the name of a machine, which is a key's too. */
const namesMachines = /\.machine\.ts$|^src\/machines\/samples\.ts$|^tests\/e2e\/undriven\.ts$/

/** The places of a file where a storage key is written out. */
const writtenOut = (file: SourceFile): readonly string[] => {
  const tree = treeOf(file)
  const found: string[] = []
  const tell = (node: ts.Node) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
    found.push(`${file.path}:${line + 1} ${node.getText(tree)}`)
  }
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const { expression, arguments: given } = node
      const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText(tree)
      const text = textOf(given[0])
      if (given[0] && text !== undefined && takers.has(name) && isKey(text, known)) tell(given[0])
      // `tabStorage().get('…')`
      const isStorage = /(?:Storage\(\)|[sS]torage)\.(?:get|set|remove|keys)$/.test(expression.getText(tree))
      if (given[0] && text !== undefined && isStorage && isKey(text, known)) tell(given[0])
    }
    const text = textOf(node)
    if (
      text !== undefined &&
      !namesMachines.test(file.path) &&
      isKey(text, unlike) &&
      !ts.isImportDeclaration(node.parent)
    )
      tell(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return [...new Set(found)]
}

const file = (text: string): SourceFile => ({ path: 'src/a.ts', text })

test.each([
  "localStorage.getItem('auth:fuel')",
  "sessionStorage.setItem('tenant', club)",
  `localStorage.removeItem(\`auth-sitting:\${club}\`)`,
  "storedText('notice').read()",
  "tabStorage().get('farewell')",
  "const key = 'sms-login'",
  `const key = \`draft:\${field}\``,
])('a key that is written out would be found in %s', (text) => {
  expect(writtenOut(file(text))).toHaveLength(1)
})

test.each([
  "const frame = 'auth'",
  'stored(cardKey, card)',
  "sessionStorage.getItem('seen')",
  "words['card']",
])('and %s has none', (text) => {
  expect(writtenOut(file(text))).toEqual([])
})

test('the keys of storage are what browsers hold values under: none of them changes', () => {
  expect(known.toSorted()).toMatchInlineSnapshot(`
    [
      "activations:",
      "auth",
      "auth-sitting",
      "club",
      "club-fresh:",
      "club:",
      "coupons-notice",
      "coupons-till",
      "draft:",
      "entry:",
      "facts:",
      "farewell",
      "favourite-store:",
      "goal:",
      "install:",
      "language:",
      "news-read-at:",
      "notice",
      "outbox:",
      "passkeys-absent",
      "password-recovery",
      "place:",
      "portal-",
      "probe",
      "qa-faults",
      "qa-height",
      "qa-log",
      "qa-open",
      "qa-sitting",
      "qa-situation",
      "qa-speed",
      "qa-view",
      "registration-card",
      "registration-sent",
      "reloaded-for",
      "return-to",
      "server-time",
      "sms-login",
      "tenant",
      "toasts-stay",
      "token:",
      "verification",
      "verify-banner",
      "wording-fresh:",
      "wording:",
    ]
  `)
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
