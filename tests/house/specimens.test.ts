import { expect, test } from 'vitest'
import { filesIn, importsOf } from './source-files.ts'

/** Parts of the kit that draw nothing of their own. */
const unstyled = {
  'form.tsx': 'draws the fields that it is given',
  'form-alert.tsx': 'draws a Line, and a line of text',
  'hidden-heading.tsx': 'is read out and never seen',
  'island.tsx': 'draws an island, or Missing in its place',
  'live.tsx': 'draws what it is given',
  'part.tsx': 'draws a Card with a Section',
  'story-of.tsx': 'draws a story with Prose, and skeletons until it is there',
} as const

const files = filesIn('src/islands')
const importsOfFile = new Map(files.map((file) => [file.path, importsOf(file)]))

/** Returns what a file imports from the kit, and what that imports. */
const kitBehind = (path: string, passed = new Set<string>()): ReadonlySet<string> => {
  for (const target of importsOfFile.get(path) ?? []) {
    if (!target.startsWith('src/islands/ui/') || passed.has(target)) continue
    passed.add(target)
    kitBehind(target, passed)
  }
  return passed
}

test('every part of the kit has a specimen in the theme doctor', () => {
  const specimens = files.filter(({ path }) => path.startsWith('src/islands/qa/preview/specimens/'))
  expect(specimens.length).toBeGreaterThan(5)
  const shown = new Set(specimens.flatMap(({ path }) => [...kitBehind(path)]))
  const parts = files
    .map(({ path }) => path)
    .filter(
      (path) => /^src\/islands\/ui\/(?!shapes\/)[a-z/-]+\.tsx$/.test(path) && !path.endsWith('-lazy.tsx'),
    )
  const missing = parts.filter((path) => !shown.has(path)).map((path) => path.split('/').at(-1) ?? '')
  expect(missing.toSorted()).toEqual(Object.keys(unstyled).toSorted())
})
