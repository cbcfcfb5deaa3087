import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { layers, refusal } from './import-rules.ts'
import { codeOf, filesIn, importsOf, type SourceFile } from './source-files.ts'

const code = filesIn('src').filter(({ path }) => /\.(tsx?|astro)$/.test(path))
const file = (path: string, text: string): SourceFile => ({ path, text })

test('every file of src imports only what its layer may', () => {
  expect(
    code.flatMap((source) => importsOf(source).flatMap((target) => refusal(source.path, target) ?? [])),
  ).toEqual([])
})

test('every layer of the table has files', () => {
  for (const { files } of layers)
    expect(
      code.some(({ path }) => layers.find((layer) => layer.files.test(path))?.files === files),
      String(files),
    ).toBe(true)
})

test.each([
  ['src/islands/coupons/x.tsx', '#lib/api/client.ts', 'lib/api: use lib/queries'],
  [
    'src/islands/coupons/x.tsx',
    '../rewards/tile.tsx',
    'islands/rewards: a feature never imports another feature',
  ],
  ['src/islands/ui/x.tsx', '#islands/coupons/tile.tsx', 'islands/coupons: the kit knows no feature'],
  [
    'src/islands/ui/x.tsx',
    '#lib/queries/call.ts',
    'lib/queries: it may import islands/ui/, react, lucide-react, @ark-ui/react, #styled/',
  ],
  [
    'src/islands/coupons/x.tsx',
    '#machines/coupons/coupon-button.machine.ts',
    'machines/coupons/coupon-button.machine.ts: use its store or its view',
  ],
  [
    'src/islands/coupons/x.tsx',
    '#machines/coupons/coupon-button.sample.ts',
    'machines/coupons/coupon-button.sample.ts: only testers’ pages and tests try a machine',
  ],
  ['src/islands/news/x.tsx', 'dompurify', 'dompurify: use lib/html'],
  ['src/islands/news/x.tsx', '#lib/build/hosting/policy.ts', 'lib/build: it is there for the build only'],
  ['src/lib/domain/x.ts', 'react', 'react: it may import lib/domain/, valibot, date-fns'],
  ['src/lib/domain/x.ts', '../api/endpoint.ts', 'lib/api: it may import lib/domain/, valibot, date-fns'],
  ['src/lib/api/x.ts', '#lib/queries/call.ts', 'lib/queries: it may import lib/api/, lib/domain/, valibot'],
  ['src/lib/api/x.ts', '#sandbox/app.ts', 'tests/sandbox/app.ts: src never imports tests'],
  [
    'src/machines/frame/deal.machine.ts',
    './deal.store.ts',
    'machines/frame/deal.store.ts: it may import xstate, lib/domain/, machines/not-provided.ts, machines/setup-parts.ts, *.machine.ts',
  ],
  [
    'src/pages/x.astro',
    '#islands/coupons/tile.tsx',
    'islands/coupons: a page places *.island.tsx and *.pattern.tsx only',
  ],
  ['src/lib/routes.ts', 'valibot', 'valibot: it may import lib/normal-path.ts, lib/browser/storage-keys.ts'],
])('%s that imports %s is told why it may not', (path, specifier, sentence) => {
  const text = path.endsWith('.astro') ? `---\nimport '${specifier}'\n---` : `import '${specifier}'`
  const [target = ''] = importsOf(file(path, text))
  expect(refusal(path, target)).toBe(`${path} may not import ${sentence}`)
})

test.each([
  "import type { A } from '#lib/api/a.ts'",
  "export * from '#lib/api/a.ts'",
  "const a = import('#lib/api/a.ts')",
])('no way to import goes unseen: %s', (text) => {
  expect(importsOf(file('src/islands/coupons/x.ts', text))).toEqual(['src/lib/api/a.ts'])
})

test('a file outside every layer is told to find one', () => {
  expect(refusal('src/misc/x.ts', 'react')).toBe(
    'src/misc/x.ts belongs to no layer: give it one in tests/house/import-rules.ts',
  )
})

test('every own file is named with its extension, and is there', () => {
  const own = code.flatMap((source) =>
    importsOf(source)
      .filter((target) => target.startsWith('src/'))
      .map((target) => `${source.path}: ${target}`),
  )
  expect(own.length).toBeGreaterThan(100)
  expect(own.filter((line) => !existsSync(line.split(': ')[1] ?? ''))).toEqual([])
})

test('files of other folders of src are named by alias, not by climbing out of their own', () => {
  const climbing = code.flatMap((source) =>
    [...codeOf(source).matchAll(/from '((?:\.\.\/)+(?:lib|machines|islands)\/[^']*)'/g)].map(
      ([, target]) => `${source.path} imports ${target}`,
    ),
  )
  expect(climbing).toEqual([])
})

test('a plain part of the kit imports none of its shapes', () => {
  const plain = code.filter(({ path }) => /^src\/islands\/ui\/(?!shapes\/)/.test(path))
  const found = plain.flatMap((part) =>
    importsOf(part)
      .filter((target) => target.startsWith('src/islands/ui/shapes/'))
      .map((target) => `${part.path} imports ${target}`),
  )
  expect(found).toEqual([])
})

test('every package that src imports is one that package.json names', () => {
  // Vite comes with Astro, and zxing-wasm with barcode-detector, in the version that each needs; naming them in
  // package.json would let the two drift apart.
  const declared = new Set([
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.devDependencies),
    'vite',
    'zxing-wasm',
  ])
  const undeclared = code.flatMap((source) =>
    importsOf(source)
      .filter((target) => !/^(src|tests)\/|^node:|^#styled\//.test(target))
      .map((target) =>
        target
          .split('/')
          .slice(0, target.startsWith('@') ? 2 : 1)
          .join('/'),
      )
      .filter((name) => !declared.has(name))
      .map((name) => `${source.path} imports ${name}`),
  )
  expect(undeclared).toEqual([])
})
