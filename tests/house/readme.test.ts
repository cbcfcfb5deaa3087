import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Route, routes } from '#lib/routes.ts'
import { marksOf, places } from '../bench/figures.ts'
import { filesIn, type SourceFile } from './source-files.ts'

const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const isThere = (file: string) => existsSync(new URL(file, root))
const front: SourceFile = { path: 'README.md', text: read('README.md') }
const folders = ['src', 'tests', '.github']
const pages = [front, ...folders.flatMap(filesIn)].filter(({ path }) => path.endsWith('.md'))
const readmes = pages.filter(({ path }) => /(?:^|\/)(?:_?README|CONTRIBUTING)\.md$/.test(path))
const all: readonly Route[] = routes

/** A page of Markdown without its samples of code. */
const prose = (text: string): string => text.replace(/```[\s\S]*?```/g, '')

/** The files of this repository that a page links to or shows, from its root. */
const linksOf = ({ path, text }: SourceFile): readonly string[] =>
  [...prose(text).matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)]
    .map(([, link = '', picture]) => picture ?? link)
    .filter((to) => !/^(?:[a-z]+:|#)/.test(to))
    .map((to) => posix.join(posix.dirname(path), to.replace(/#.*$/, '')))

describe('the front page', () => {
  test('has less than 8 kB', () => {
    expect(Buffer.byteLength(front.text)).toBeLessThan(8000)
  })

  test('names the two commands, from a clone to the demo and to the tests', () => {
    expect(front.text).toContain('npm ci && npm start')
    expect(front.text).toContain('npm ci && npm test')
  })

  test('shows pictures', () => {
    expect(linksOf(front).filter((file) => file.endsWith('.png')).length).toBeGreaterThanOrEqual(8)
  })
})

describe('pages of Markdown', () => {
  test.each(pages.map((page) => [page.path, page] as const))('%s links to what is there', (_, page) => {
    expect(linksOf(page).filter((file) => !isThere(file))).toEqual([])
  })

  test('name only commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = readmes.flatMap(({ path, text }) =>
      [...text.matchAll(/npm (?:run )?(?:--silent )?([a-z\d:]+)(?=[`\s,;.)])/g)].map(
        ([, name = '']) => [path, name] as const,
      ),
    )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(([, name]) => name !== 'ci' && !(name in scripts))).toEqual([])
  })

  test('show machines as their charts are', () => {
    const shown = readmes.flatMap(({ text }) => [
      ...text.matchAll(/\(`(tests\/machines\/[\w/-]+\.mmd)`\)\s+```mermaid\n([\s\S]*?)```/g),
    ])
    expect(shown).toHaveLength(4)
    for (const [, file = '', chart = ''] of shown)
      expect(chart.trim(), file).toBe(
        read(file)
          .replace(/^---\n[\s\S]*?---\n/, '')
          .trim(),
      )
  })

  test('have a place for each table of the bench', () => {
    const text = read('tests/bench/README.md')
    for (const place of places) {
      const [begin, end] = marksOf(place)
      expect(text.split(begin), begin).toHaveLength(2)
      expect(text.split(end), end).toHaveLength(2)
      expect(text.indexOf(end), end).toBeGreaterThan(text.indexOf(begin))
    }
  })

  test('say of each route what it does', () => {
    const table = read('src/pages/_README.md').split('\n')
    for (const { path, audience, frame } of all) {
      const row = table.find((line) => line.startsWith(`| \`${path}\` | ${audience} | ${frame} |`))
      const [, , , , does = ''] = row?.split('|') ?? []
      expect(does.trim().length, path).toBeGreaterThan(10)
    }
  })
})
