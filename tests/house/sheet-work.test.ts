import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtSite } from '#support/built-site.ts'

/** A selector that asks whether any element at all stands in a place (`:has(*)`, `:has(> *)`), or what follows it. */
const asksForAnything = /[^{},]*:has\((?:[+~]|[^()]*(?:^|[\s>(,])\*\s*[),])[^{}]*/g

/** A selector of any element at all below one that has an attribute, such as `[data-parsing] nav > *`: the root's attributes change. */
const meansAnything = /(?<=^|[{},])[^{},[\\.]*\[data-[^{},]*[\s>+~]\*(?=[,{])/g

/** Matches selectors of what has little beside it, or is soon gone: the first content, the picture beside a form. */
const isBrief = /data-first|data-here/

test('finds a selector that asks for any element or for what follows, and no other', () => {
  const sheet = 'a:not(:has(+ *))>b{c:d}e:has(f),g:has(h *){}i:not(:has(~script,~[j])){}'
  expect(sheet.match(asksForAnything)).toEqual([
    'a:not(:has(+ *))>b',
    'g:has(h *)',
    'i:not(:has(~script,~[j]))',
  ])
})

test('finds a selector of anything below an element with an attribute, and no other', () => {
  const sheet = '[data-a] .b>*,.c>*,[data-d]>e{}:root[data-f] *{}.\\[data-g\\]>*{}[data-h] .\\*{}'
  expect(sheet.match(meansAnything)).toEqual(['[data-a] .b>*', ':root[data-f] *'])
})

test('no element that is put into a page, and no attribute of its root, makes a phone work out the styles of all others anew', async () => {
  const folder = join((await builtSite()).dist, '_astro')
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(0)
  // Say it without: `:not(:has(+ *))` is `:last-child`, `:has(> *)` is `:not(:empty)`.
  for (const name of sheets) {
    const sheet = readFileSync(join(folder, name), 'utf8')
    const found = [...(sheet.match(asksForAnything) ?? []), ...(sheet.match(meansAnything) ?? [])]
    expect(
      found.filter((selector) => !isBrief.test(selector)),
      name,
    ).toEqual([])
  }
})
