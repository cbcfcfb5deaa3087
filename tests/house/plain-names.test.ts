import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesIn, type SourceFile, treeOf } from './source-files.ts'

/** Words that only this code ever used for a thing, and the field's own term for it. */
const terms: ReadonlyMap<string, string> = new Map([
  ['said', 'serverMessage for what a server answers, text, label or texts for the rest'],
  ['shelf', 'storage'],
  ['shelves', 'storages'],
  ['face', 'viewer for member or visitor, variant for a page of a club, front for a card'],
  ['faces', 'viewers, variants'],
  ['fault', 'fieldError for a field, callError for a call, error for an exception'],
  ['faults', 'fieldErrors, callErrors, errors'],
  ['faulty', 'isInvalid'],
  ['lacking', 'isMissing, featureMissing'],
  ['lacks', 'isMissing, hasNo…'],
  ['hush', 'silence, or what is silenced'],
  ['sitting', 'session, sessionId'],
  ['sittings', 'sessions'],
  ['standing', 'status'],
  ['standings', 'statuses'],
  ['trouble', 'CallError, callError'],
  ['troubles', 'callErrors'],
  ['veil', 'what is hidden'],
  ['veiled', 'hidden'],
  ['wanted', 'requested, pending, target, expected'],
])

/** The words that a name must not end with; at its beginning, as in `lookFor`, such a word is a verb. */
const endings: ReadonlyMap<string, string> = new Map([
  ['look', 'styles'],
  ['looks', 'styles'],
])

const wordingKey = 'clubs write their own texts for this key'
const attribute = 'the attribute data-lacking'
const injection = 'fault injection: a call that fails on purpose'
/** The names that the sandbox gives to fault injection. */
const ofSandbox = /^(?:faults?|Fault|FaultInput|takeFault|clearFaults)$/

/** Names that stay in a file, or in a folder whose path ends with `/`, and why. */
const kept: readonly (readonly [path: string, names: RegExp, reason: string])[] = [
  ['src/machines/verification/verification.store.ts', /^sitting$/, 'browsers hold values with this key'],
  ['src/lib/i18n/locales/', /^lacking$/, wordingKey],
  ['src/islands/recovery/password-reset.island.tsx', /^lacking$/, wordingKey],
  ['src/pages/_copy/copy-schema.ts', /^fault$/, 'marketers write texts for this key'],
  ['src/lib/browser/head/first-content.ts', /^lacking$/, attribute],
  ['src/lib/browser/head/early-requests.ts', /^lacking$/, attribute],
  ['src/lib/browser/head/guard.ts', /^lacking$/, attribute],
  ['src/machines/start/guard.ts', /^lacking$/, attribute],
  ['src/machines/start/shell-words.ts', /^lacking$/, attribute],
  ['tests/lib/browser/head/first-content.test.ts', /^lacking$/, attribute],
  ['src/islands/qa/situation/', /fault/i, injection],
  ['src/lib/qa/', /fault/i, injection],
  ['src/lib/browser/storage-keys.ts', /^qaFaultsKey$/, injection],
  ['tests/lib/qa/', /fault/i, injection],
  ['tests/e2e/', ofSandbox, injection],
  ['tests/islands/', ofSandbox, injection],
  ['tests/lib/build/contract/', ofSandbox, injection],
  ['tests/sandbox/', ofSandbox, injection],
]

/** The words that a name is made of: `tab` and `storage` for `tabStorage`, `$tabStorage` and `tab-storage`. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)

/** The term to use instead of a name, or undefined where the name may stay. */
const betterFor = (name: string): string | undefined => {
  const words = wordsOf(name)
  const [found] = words.flatMap((word) => terms.get(word) ?? [])
  return found ?? endings.get(words.at(-1) ?? '')
}

const isAt = (path: string, place: string) => (place.endsWith('/') ? path.startsWith(place) : path === place)

/** The name of a file without its folders and its endings: `faults` for `tests/e2e/faults.spec.ts`. */
const baseOf = (path: string) => path.replace(/^.*\//, '').replace(/\..*$/, '')

/** The term to use instead of a name in a file; undefined where the name may stay. */
const betterAt = (path: string, name: string): string | undefined =>
  kept.some(([place, names]) => isAt(path, place) && names.test(name)) ? undefined : betterFor(name)

const suspect = new RegExp([...terms.keys(), ...endings.keys()].join('|'), 'i')

const identifiersOf = (file: SourceFile): ReadonlySet<string> => {
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(treeOf(file))
  return names
}

const files = [...filesIn('src'), ...filesIn('tests')].filter(({ path }) => /\.(?:tsx?|astro)$/.test(path))

test('names are told apart into words, and a verb at the beginning is no noun', () => {
  expect(wordsOf('#tabShelfOver')).toEqual(['tab', 'shelf', 'over'])
  expect(betterFor('lastingShelf')).toBe('storage')
  expect(betterFor('codeLook')).toBe('styles')
  expect(betterFor('lookAgain')).toBeUndefined()
  expect(betterFor('ConstructorParameters')).toBeUndefined()
  expect(betterFor('unsaid')).toBeUndefined()
  expect(betterFor('setWanted')).toContain('requested')
  expect(betterFor('defaultValue')).toBeUndefined()
})

test('a name stays in its own place only', () => {
  expect(betterAt('tests/sandbox/faults.ts', 'takeFault')).toBeUndefined()
  expect(betterAt('tests/sandbox/messages.ts', 'FieldFault')).toContain('fieldError')
  expect(betterAt('src/lib/qa/situation.ts', 'readFault')).toBeUndefined()
  expect(betterAt('src/lib/domain/card/wish.ts', 'CardFault')).toContain('fieldError')
  expect(betterAt('tests/machines/card/card-pairing.test.ts', 'fault')).toContain('fieldError')
})

test('what the code calls a thing is what everybody calls it', () => {
  const odd = files
    .filter(({ text }) => suspect.test(text))
    .flatMap((file) =>
      [...identifiersOf(file)].flatMap((name) => {
        const better = betterAt(file.path, name)
        return better ? [`${file.path}: ${name}, rather ${better}`] : []
      }),
    )
  expect(odd).toEqual([])
})

test('so is what it calls its files', () => {
  const odd = files.flatMap(({ path }) => {
    const better = betterAt(path, baseOf(path))
    return better ? [`${path}, rather ${better}`] : []
  })
  expect(odd).toEqual([])
})

test('a name that stays is still there', () => {
  const gone = kept.filter(
    ([place, names]) =>
      !files.some(
        (file) =>
          isAt(file.path, place) &&
          [...identifiersOf(file)].some((name) => names.test(name) && betterFor(name)),
      ),
  )
  expect(gone).toEqual([])
})
