import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { statement } from '#lib/domain/accessibility/statement.ts'
import { locales } from '#lib/i18n/locale.ts'
import { en } from '#lib/i18n/locales/en.ts'
import { spokenTexts } from '../lib/i18n/spoken-texts.ts'
import { filesIn } from './source-files.ts'
import { criteria, figures, matrix } from './wcag-criteria.ts'

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

test('the matrix has the 31 criteria of level A and the 24 of level AA, each once @ACC-1', () => {
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24)
  expect(new Set(criteria.map(({ id }) => id)).size).toBe(55)
})

test('each test that the matrix names is there @ACC-1', () => {
  const missing = criteria.flatMap(({ id, proof }) =>
    'tests' in proof
      ? proof.tests.flatMap(({ file, title }) =>
          textOf(file).includes(title) ? [] : [`${id}: ${file}: ${title}`],
        )
      : [],
  )
  expect(missing).toEqual([])
})

test('each check by reading says what was read, and when @ACC-1', () => {
  for (const { id, proof } of criteria)
    if ('read' in proof) {
      expect(proof.read.length, id).toBeGreaterThan(40)
      expect(proof.day, id).toMatch(/^20\d\d-\d\d-\d\d$/)
    }
})

test('a criterion that is not met or not evaluated says why, and names only files that are there @ACC-1', () => {
  for (const { id, proof } of criteria) {
    const why = 'fails' in proof ? proof.fails : 'open' in proof ? proof.open : undefined
    if (why === undefined) continue
    expect(why.length, id).toBeGreaterThan(40)
    for (const [, file = ''] of why.matchAll(/`([\w/.-]+\.tsx?)`/g))
      expect(textOf(`src/${file}`), `${id}: ${file}`).not.toBe('')
  }
})

test('what the portal is said not to have is in none of its files @ACC-1', () => {
  const found = filesIn('src').filter(({ text }) => /<(?:video|audio)\b|accessKey|devicemotion/.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})

test('the statement says the figures of the matrix, and no check is younger than it @ACC-1', () => {
  const { prepared, ...counts } = statement
  expect(counts).toEqual(figures)
  const { criteria: all, ...parts } = figures
  expect(Object.values(parts).reduce((sum, part) => sum + part)).toBe(all)
  const days = criteria.flatMap(({ proof }) => ('read' in proof ? [Date.parse(proof.day) / 1000] : []))
  expect(prepared).toBeGreaterThanOrEqual(Math.max(...days))
})

test('the statement names all its figures in each language, and calls the portal partially conformant while a criterion is not met or not evaluated @ACC-1', async () => {
  if (figures.failing + figures.open > 0) expect(en.accessibility.partly).toContain('partially conformant')
  for (const locale of locales) {
    const status = spokenTexts(locale).find(({ at }) => at.endsWith('accessibility.status'))?.text
    for (const figure of ['n', 'tested', 'read', 'absent', 'failing', 'open'])
      expect(status, `${locale}: ${figure}`).toMatch(new RegExp(`\\{${figure}\\b`))
  }
})

test('the published matrix is current @ACC-1', async () => {
  await expect(matrix()).toMatchFileSnapshot('../accessibility.md')
})
