import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { statement } from '#lib/domain/accessibility/statement.ts'
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

test('each check by hand says who looked at what, and when @ACC-1', () => {
  for (const { id, proof } of criteria)
    if ('checked' in proof) {
      expect(proof.checked.length, id).toBeGreaterThan(20)
      expect(proof.by, id).not.toBe('')
      expect(proof.day, id).toMatch(/^20\d\d-\d\d-\d\d$/)
    }
})

test('what the portal is said not to have is in none of its files @ACC-1', () => {
  const found = filesIn('src').filter(({ text }) => /<(?:video|audio)\b|accessKey|devicemotion/.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})

test('the statement says the figures of the matrix, and no check is younger than it @ACC-1', () => {
  const { prepared, ...said } = statement
  expect(said).toEqual(figures)
  const days = criteria.flatMap(({ proof }) => ('checked' in proof ? [Date.parse(proof.day) / 1000] : []))
  expect(prepared).toBeGreaterThanOrEqual(Math.max(...days))
})

test('the published matrix is current @ACC-1', async () => {
  await expect(matrix()).toMatchFileSnapshot('../accessibility.md')
})
