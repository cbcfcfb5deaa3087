// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { exhausts, longestMarkdown, renderMarkdown } from '#lib/html/safe-html.ts'

const much = 1_000_000

/** Texts that make a Markdown parser go back and forth: openings without ends, runs of marks, deep nesting. */
const exhausting: readonly (readonly [string, string])[] = [
  ['opening brackets', '['],
  ['closing brackets', ']'],
  ['brackets in pairs', '[]'],
  ['images without end', '!['],
  ['links without end', '[a]('],
  ['links to nowhere', '[a](<'],
  ['definitions', '[a]:'],
  ['stars', '*'],
  ['stars and letters', '*a'],
  ['stars, letters and spaces', 'a **b '],
  ['underscores', '_a'],
  ['tildes', '~~a'],
  ['backticks of growing length', '`a``b```c'],
  ['backslashes', '\\'],
  ['opening tags', '<a '],
  ['open comments', '<!--'],
  ['declarations', '<!A'],
  ['instructions', '<?'],
  ['autolinks', '<http://a'],
  ['addresses', 'a@b.'],
  ['bare links', 'www.a.'],
  ['entities', '&#'],
  ['quotes', '>'],
  ['quotes and spaces', '> '],
  ['list marks', '- '],
  ['numbered list marks', '1. '],
  ['indented lists', '  - a\n'],
  ['headings', '#'],
  ['underlines', 'a\n=\n'],
  ['rules', '* * '],
  ['table rows', '| a '],
  ['table heads', '|-'],
  ['white space', ' '],
  ['line ends', '\n'],
  ['tabs', '\t'],
  ['fences', '```\n'],
  ['paragraphs of marks, each just short of too many', `${'_a'.repeat(499)}\n\n`],
  ['quotes within quotes, just short of too many', `${'> '.repeat(19)}a\n`],
]

/** Milliseconds after which a reading counts as one that never ends; on a busy machine an honest one takes some seconds. */
const patience = 60_000

test.each(exhausting)(
  'a megabyte of %s is cut and read to its end @FT-33',
  async (_, unit) => {
    const html = String(await renderMarkdown(unit.repeat(much / unit.length)))
    expect(html.length).toBeLessThan(longestMarkdown * 40)
  },
  patience,
)

test.each([
  ['quotes within quotes', `${'>'.repeat(20)} a`],
  ['lists within lists', `${'- '.repeat(20)}a`],
  ['numbered lists within lists', `text\n${'1. '.repeat(20)}a`],
  ['a paragraph of marks', 'text\n\n'.concat('*a'.repeat(501))],
])('%s are no honest text and are shown as they are written @FT-33', async (_, markdown) => {
  expect(exhausts(markdown)).toBe(true)
  const root = document.createElement('div')
  root.innerHTML = String(await renderMarkdown(`${markdown} <b>`))
  expect(root.textContent).toBe(`${markdown} <b>`)
})

test.each([
  ['a rule', '-'.repeat(80)],
  ['a heading underlined', `Deal\n${'='.repeat(60)}`],
  ['a long list', '* one **two** _three_\n'.repeat(70)],
  ['many paragraphs with emphasis', '**one** _two_ ~~three~~\n\n'.repeat(500)],
])('%s is honest text @FT-33', (_, markdown) => {
  expect(exhausts(markdown)).toBe(false)
})
