import { expect, test } from 'vitest'
import { strykerPlugins } from './ignored.ts'
import { rowsOf, scoreOf, withoutSurvivors, withRows } from './scores.ts'

const day = new Date('2026-11-26T23:00:00Z')
const report = (...statuses: readonly string[]) => ({
  files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) } },
})

test('a mutant counts as caught by a test or by waiting for ever, and as missed where no test comes', () => {
  const score = scoreOf(
    'src/machines/common',
    report('Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'),
    day,
  )
  expect(score).toMatchObject({ caught: 2, missed: 2, unreached: 1, isEnough: false })
  expect(rowsOf([score])).toEqual(['| src/machines/common | 50.0 % | 4 | 1 | 1 | 2026-11-26 |'])
})

test('what no test noticed is forgotten, so that a new test meets it, and all else is kept', () => {
  const stored = { ...report('Killed', 'Survived', 'Timeout', 'NoCoverage', 'Ignored'), thresholds: 1 }
  expect(withoutSurvivors(stored)).toEqual({ ...report('Killed', 'Timeout', 'Ignored'), thresholds: 1 })
})

test('machines are held to more than rules', () => {
  const nearly = report(...Array.from({ length: 9 }, () => 'Killed'), 'Survived')
  const less = report(...Array.from({ length: 8 }, () => 'Killed'), 'Survived')
  expect(scoreOf('src/machines/common', nearly, day).isEnough).toBe(true)
  expect(scoreOf('src/machines/common', less, day).isEnough).toBe(false)
  expect(scoreOf('src/lib/domain/coupons', less, day).isEnough).toBe(true)
})

test('a new score takes the place of the older one of its folder, and leaves the others and the page alone', () => {
  const page =
    '# Tests\n\n<!-- npm run mutants -->\n\n| folder | score |\n| --- | --- |\n| b | 1 |\n| c | 1 |\n\nMore.\n'
  expect(withRows(page, ['| c | 2 |', '| a | 2 |'])).toBe(
    '# Tests\n\n<!-- npm run mutants -->\n\n| folder | score |\n| --- | --- |\n| a | 2 |\n| b | 1 |\n| c | 2 |\n\nMore.\n',
  )
})

test('only what says nothing to a member is left out', () => {
  const call = (name: string, parentPath: object | null = null) => ({
    node: { type: 'CallExpression', callee: { type: 'Identifier', name } },
    parentPath,
  })
  const reason = (path: object) => strykerPlugins[0]?.value.shouldIgnore(path as never)
  const within = (name: string) => ({
    node: { type: 'ObjectProperty', key: { type: 'Identifier', name } },
    parentPath: { node: { type: 'ObjectExpression' }, parentPath: call('setup') },
  })
  expect(reason(within('types'))).toContain('TypeScript')
  expect(reason(within('actions'))).toBeUndefined()
  expect(reason(call('notProvided'))).toContain('engineers')
  expect(reason(call('assign'))).toBeUndefined()
  const message = { type: 'StringLiteral' }
  const thrown = {
    node: { type: 'NewExpression', callee: { type: 'Identifier', name: 'TypeError' } },
    parentPath: null,
  }
  expect(reason({ node: message, parentPath: thrown })).toContain('engineers')
  expect(reason({ node: message, parentPath: call('open') })).toBeUndefined()
  const asks = (object: string) => ({
    node: {
      type: 'BinaryExpression',
      left: {
        type: 'MemberExpression',
        object: { type: 'Identifier', name: object },
        property: { name: 'type' },
      },
    },
    parentPath: null,
  })
  expect(reason(asks('event'))).toContain('TypeScript')
  expect(reason(asks('card'))).toBeUndefined()
})
