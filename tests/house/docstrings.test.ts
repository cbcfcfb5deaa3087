import { expect, test } from 'vitest'
import { filesIn, type SourceFile } from './source-files.ts'

/** Words that begin a question or a clause; a docstring begins with a verb or a noun phrase. */
const clause = /^(?:What|How|Whether|Where|When|Why|Who|Which)\b/

/** The text of each docstring of a file, without its stars. */
const docstringsOf = ({ text }: Pick<SourceFile, 'text'>): readonly string[] =>
  [...text.matchAll(/\/\*\*\s([\s\S]*?)\*\//g)].map(([, inside = '']) =>
    inside.replace(/^\s*\* ?/gm, '').trim(),
  )

test('a docstring begins with a verb or a noun phrase', () => {
  const odd = [...filesIn('src'), ...filesIn('tests')]
    .filter(({ path }) => /\.(?:tsx?|astro)$/.test(path))
    .flatMap((file) =>
      docstringsOf(file).flatMap((text) => (clause.test(text) ? [`${file.path}: ${text.slice(0, 60)}`] : [])),
    )
  expect(odd).toEqual([])
})
