import { expect, test } from 'vitest'
import { filesIn, importsOf } from './source-files.ts'

const kit = ['calls-under-way.ts', 'kit.ts', 'platform.ts', 'ready.ts', 'watch.ts'].map(
  (name) => `tests/e2e/models/${name}`,
)

test('the kit for testers outside this repository needs nothing but Playwright and its own files', () => {
  const files = filesIn('tests').filter(({ path }) => kit.includes(path))
  expect(files.map(({ path }) => path).toSorted()).toEqual(kit)
  const needed = files.flatMap(importsOf).filter((target) => !kit.includes(target))
  expect([...new Set(needed)].toSorted()).toEqual(['node:crypto', 'playwright/test'])
})
