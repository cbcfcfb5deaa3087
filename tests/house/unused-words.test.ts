import { expect, test } from 'vitest'
import { dictionaries } from '#support/dictionaries.ts'
import { filesIn, withoutComments } from './source-files.ts'

test('every wording is said somewhere: what is said no more is removed in all languages @C10', () => {
  const code = filesIn('src')
    .filter(({ path }) => /\.tsx?$/.test(path) && !path.startsWith('src/lib/i18n/locales/'))
    .map(withoutComments)
    .join('\n')
  const named = new Set(code.match(/\w+/g))
  const paths = [...(dictionaries.get('en')?.keys() ?? [])]
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => !path.split('.').every((name) => named.has(name)))).toEqual([])
})
