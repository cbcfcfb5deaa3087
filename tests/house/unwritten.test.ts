import { expect, test } from 'vitest'
import { marker } from '#lib/build/new/names.ts'
import { filesIn } from './source-files.ts'

/** The command that writes marked texts, and its tests. */
const ofCommand = /^(?:src|tests)\/lib\/build\/new\//

test('no text is left as "npm run new" has marked it: each is written, in its language', () => {
  const files = [...filesIn('src'), ...filesIn('tests'), ...filesIn('public')]
  expect(files.some(({ path }) => ofCommand.test(path))).toBe(true)
  const unwritten = files
    .filter(({ path }) => !ofCommand.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) => (line.includes(marker) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    )
  expect(unwritten).toEqual([])
})
