import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { statement } from '#lib/domain/accessibility/statement.ts'
import { locales } from '#lib/i18n/locale.ts'
import { en } from '#lib/i18n/locales/en.ts'
import { spokenTexts } from '../lib/i18n/spoken-texts.ts'
import { filesIn } from './source-files.ts'

const page = readFileSync('tests/accessibility.md', 'utf8')

/** The criteria of the matrix, each with what it is known by. */
const criteria = [...page.matchAll(/^\| (\d\.\d\.\d+) .+ \((AA?)\) \| (.+) \|$/gm)].map(
  ([, id = '', level, known = '']) => ({ id, level, known }),
)

/** The ways in which a criterion is known: tests that prove it, a reading of the code, nothing of the kind, or a gap. */
const ways = {
  tested: /^`tests\//,
  read: /^Read, (20\d\d-\d\d-\d\d)\. (.{40,})/,
  absent: /^Not there\. .+/,
  failing: /^\*\*Not met\.\*\* (.{40,})/,
  open: /^\*\*Not evaluated\.\*\* (.{40,})/,
}
const knownBy = (way: keyof typeof ways) => criteria.filter(({ known }) => ways[way].test(known))
const { prepared, ...figures } = statement

test('the matrix has the 31 criteria of level A and the 24 of level AA, each once, and each known in one way @ACC-1', () => {
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24)
  expect(new Set(criteria.map(({ id }) => id)).size).toBe(55)
  const known = (Object.keys(ways) as (keyof typeof ways)[]).flatMap(knownBy)
  expect(known.map(({ id }) => id).toSorted()).toEqual(criteria.map(({ id }) => id).toSorted())
})

test('each test that the matrix names is there @ACC-1', () => {
  const named = knownBy('tested').flatMap(({ id, known }) =>
    known.split('<br>').map((proof) => [id, ...(/^`(tests\/[\w/.-]+)`: (.+)$/.exec(proof)?.slice(1) ?? [])]),
  )
  const missing = named.filter(
    ([, file = '', title]) => !title || !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
  )
  expect(missing).toEqual([])
})

test('a criterion that is not met or not evaluated names only files that are there @ACC-1', () => {
  for (const { id, known } of [...knownBy('failing'), ...knownBy('open')])
    for (const [, file = ''] of known.matchAll(/`([\w/.-]+\.tsx?)`/g))
      expect(existsSync(`src/${file}`), `${id}: ${file}`).toBe(true)
})

test('what the portal is said not to have is in none of its files @ACC-1', () => {
  const found = filesIn('src').filter(({ text }) => /<(?:video|audio)\b|accessKey|devicemotion/.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})

test('the statement and the head of the matrix say its figures, and no reading is younger than the statement @ACC-1', () => {
  const counts = (Object.keys(ways) as (keyof typeof ways)[]).map((way) => [way, knownBy(way).length])
  expect(figures).toEqual({ criteria: criteria.length, ...Object.fromEntries(counts) })
  const { tested, read, absent, failing, open } = figures
  expect(page.replaceAll('\n', ' ')).toContain(
    `The ${criteria.length} criteria of WCAG 2.2, levels A and AA: ${tested} have tests, ${read} were checked by reading the code, ${absent} are about what the portal does not have, ${failing} are not met, ${open} are not evaluated yet.`,
  )
  for (const { id, known } of knownBy('read'))
    expect(prepared, id).toBeGreaterThanOrEqual(Date.parse(ways.read.exec(known)?.[1] ?? '') / 1000)
})

test('the statement names all its figures in each language, and calls the portal partially conformant while a criterion is not met or not evaluated @ACC-1', async () => {
  if (figures.failing + figures.open > 0) expect(en.accessibility.partly).toContain('partially conformant')
  for (const locale of locales) {
    const status = spokenTexts(locale).find(({ at }) => at.endsWith('accessibility.status'))?.text
    for (const figure of ['n', 'tested', 'read', 'absent', 'failing', 'open'])
      expect(status, `${locale}: ${figure}`).toMatch(new RegExp(`\\{${figure}\\b`))
  }
})
