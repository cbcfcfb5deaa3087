import { expect, test } from 'vitest'
import { filesIn, type SourceFile } from './source-files.ts'

const [list] = filesIn('tests').filter(({ path }) => path === 'tests/requirements.md')
const source = filesIn('src')
const tests = filesIn('tests')
const suites = tests.filter(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path))

/** The ids of the list, such as `A1` and `CPN-2`. */
const listed = [...(list?.text ?? '').matchAll(/^- ([A-F]\d+|[A-Z]{2,3}-\d+): \S/gm)].flatMap(
  ([, id]) => id ?? [],
)

/** Comments that begin a line; one amid a line names no id. */
const comments = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm

/** The ids that a file names: with an @ in any form, without one only in the longer form. */
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/@([A-F]\d+|[A-Z]{2,4}-\d+)\b|\b([A-Z]{2,3}-\d{1,2})\b/g)].flatMap(
    ([, tag, id]) => tag ?? id ?? [],
  )

/** Names of other things that look like ids. */
const others = new Set(['UTF-8', 'UTF-16', 'EAN-13', 'PDF-1', 'EPL-2'])

test('every requirement has one sentence', () => {
  expect(listed.length).toBeGreaterThan(240)
  expect(new Set(listed).size).toBe(listed.length)
})

test('every requirement is named by a test', () => {
  const named = new Set(suites.flatMap(({ text }) => namedIn(text.replace(comments, ''))))
  expect(listed.filter((id) => !named.has(id))).toEqual([])
})

test('every id that is named anywhere is a requirement', () => {
  const known = new Set([...listed, ...others])
  const unknown = ({ path, text }: SourceFile) =>
    namedIn(text)
      .filter((id) => !known.has(id))
      .map((id) => `${path}: ${id}`)
  const code = [...source, ...tests].filter(({ path }) => /\.(?:tsx?|astro|css|md)$/.test(path))
  expect(code.flatMap(unknown)).toEqual([])
})

test('no file refers to a section of a document that is not here', () => {
  const found = [...source, ...tests].filter(
    ({ path, text }) => path !== 'tests/house/requirements.test.ts' && /\u00A7\s?\d/.test(text),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})
