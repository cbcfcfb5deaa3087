import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Route, routes } from '#lib/routes.ts'

const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const readme = read('README.md')
const all: readonly Route[] = routes

describe('the README', () => {
  test('shows machines as their charts are', () => {
    const shown = [
      ...readme.matchAll(/\(`(tests\/machines\/charts\/[\w-]+\.mmd)`\)\s+```mermaid\n([\s\S]*?)```/g),
    ]
    expect(shown).toHaveLength(3)
    for (const [, file = '', chart = ''] of shown)
      expect(chart.trim(), file).toBe(
        read(file)
          .replace(/^---\n[\s\S]*?---\n/, '')
          .trim(),
      )
  })

  test('says of each route what it does', () => {
    for (const { path, audience, frame } of all) {
      const row = readme
        .split('\n')
        .find((line) => line.startsWith(`| \`${path}\` | ${audience} | ${frame} |`))
      const [, , , , does = ''] = row?.split('|') ?? []
      expect(does.trim().length, path).toBeGreaterThan(10)
    }
  })

  test('names only commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...readme.matchAll(/npm (?:run )?([a-z:]+)(?=[`\s,;.)])/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([])
  })

  test('shows pictures that are there', () => {
    const pictures = [...readme.matchAll(/src="([^"]+\.png)"/g)].map(([, file = '']) => file)
    expect(pictures.length).toBeGreaterThanOrEqual(8)
    expect(pictures.filter((file) => !existsSync(new URL(file, root)))).toEqual([])
  })
})
