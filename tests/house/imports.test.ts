import { expect, test } from 'vitest'
import { codeOf, filesIn, importsOf } from './source-files.ts'

/** The rules of imports that `npm run imports` leaves out: it reads no pages of Astro, and resolves names as the bundler does. */

const code = filesIn('src').filter(({ path }) => /\.(tsx?|astro)$/.test(path))

test('a page places islands and patterns, and imports no other part of what is drawn', () => {
  const pages = code.filter(({ path }) => /^src\/pages\/.*\.astro$/.test(path))
  const found = pages.flatMap((page) =>
    importsOf(page)
      .filter(
        (target) =>
          (/^src\/islands\//.test(target) && !/\.(?:island|pattern)\.tsx$/.test(target)) ||
          /^src\/(?:machines\/(?!samples\.ts)|lib\/(?!routes\.ts|config\/|design\/|qa\/|queries\/early-requests|browser\/head\/|build\/hosting\/qa-pages))/.test(
            target,
          ),
      )
      .map((target) => `${page.path} imports ${target}`),
  )
  expect(pages.length).toBeGreaterThan(30)
  expect(found).toEqual([])
})

test('files of other folders of src are named by alias, not by climbing out of their own', () => {
  const climbing = code.flatMap((source) =>
    [...codeOf(source).matchAll(/from '((?:\.\.\/)+(?:lib|machines|islands)\/[^']*)'/g)].map(
      ([, target]) => `${source.path} imports ${target}`,
    ),
  )
  expect(climbing).toEqual([])
})

const kit = ['calls-under-way.ts', 'kit.ts', 'platform.ts', 'ready.ts', 'watch.ts'].map(
  (name) => `tests/e2e/models/${name}`,
)

test('the kit for testers outside this repository needs nothing but Playwright and its own files', () => {
  const files = filesIn('tests').filter(({ path }) => kit.includes(path))
  expect(files.map(({ path }) => path).toSorted()).toEqual(kit)
  const needed = files.flatMap(importsOf).filter((target) => !kit.includes(target))
  expect([...new Set(needed)].toSorted()).toEqual(['node:crypto', 'playwright/test'])
})
