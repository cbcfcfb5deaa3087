import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesIn, withoutComments } from './source-files.ts'

const configs = ['astro.config.mjs', 'panda.config.ts'].map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}))
const code = [...filesIn('src').filter(({ path }) => /\.(tsx?|astro)$/.test(path)), ...configs].map(
  (file) => ({ path: file.path, text: withoutComments(file) }),
)

/** Names that Astro looks for in a page, and XState in what stands in place of its own file. */
const lookedFor = ['getStaticPaths', 'prerender', 'devToolsAdapter']

const exported =
  /\bexport\s+(?:declare\s+)?(?:async\s+)?(?:const|function\*?|class|type|interface|enum)\s+([\w$]+)/g
const words = (text: string): readonly string[] => text.match(/[\w$]+/g) ?? []

/** The number of files in which each word occurs. */
const files = new Map<string, number>()
for (const { text } of code)
  for (const word of new Set(words(text))) files.set(word, (files.get(word) ?? 0) + 1)

test('what a file of src exports is used by src: a function that only tests call is removed, or moves to them @C10', () => {
  const dictionaries = /^src\/lib\/i18n\/[a-z-]+\/[a-z]{2}(?:_[A-Z]{2})?\.ts$/
  const unused = code
    .filter(({ path }) => path.startsWith('src/') && !dictionaries.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(exported)].flatMap(([, name = '']) => {
        const inside = words(text).filter((word) => word === name).length > 1
        return inside || (files.get(name) ?? 0) > 1 || lookedFor.includes(name) ? [] : [`${path}: ${name}`]
      }),
    )
  expect(unused).toEqual([])
})
