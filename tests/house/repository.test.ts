import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import biome from '../../biome.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

test('editors without Biome have the settings of Biome', () => {
  const { indentStyle, indentWidth, lineWidth } = biome.formatter
  const [, all = ''] = read('.editorconfig').split(/^\[.*\]$/m)
  const settings = Object.fromEntries(
    all
      .trim()
      .split('\n')
      .map((line) => line.split(' = ')),
  )
  expect(settings).toMatchObject({
    indent_style: indentStyle,
    indent_size: String(indentWidth),
    max_line_length: String(lineWidth),
  })
})

test('one Node is named everywhere: of developers, of both CIs, of the image, of npm', () => {
  const { node } = manifest.devDependencies
  expect(read('.node-version').trim()).toBe(node)
  for (const file of ['Dockerfile', '.github/workflows/ci.yml', '.gitlab-ci.yml'])
    expect(found(read(file), /\bnode:(\d+)/g), file).toEqual([node])
})

test('both CIs run the gate for each change and everything each night, by the same script', () => {
  expect(read('.ci/run')).toMatch(/npm run "\$\{1:-test\}"/)
  for (const file of ['.github/workflows/ci.yml', '.gitlab-ci.yml']) {
    const text = read(file)
    expect(text, file).toMatch(/(?:- run:|^ {4}-) \.ci\/run /m)
    const named = found(text, /\b(test(?::\w+)?)(?='|$)/gm)
    for (const command of ['test', 'test:all']) {
      expect(named, file).toContain(command)
      expect(Object.keys(manifest.scripts)).toContain(command)
    }
  }
})

test('the image takes every setting of a members’ build', () => {
  const [, table = ''] = read('src/lib/build/hosting/README.md').split('## Settings of the build')
  const settings = found(table.split('\n## ')[0] ?? '', /`([A-Z][A-Z_]+)`(?=[,` A-Z_]* \|)/g)
  expect(settings.length).toBeGreaterThan(8)
  // Of testers' builds, which no image serves.
  const ofMembers = settings.filter((name) => !['QA', 'BUILD_COMMIT'].includes(name))
  expect(found(read('Dockerfile'), /^ARG (\w+)$/gm)).toEqual(ofMembers)
})
