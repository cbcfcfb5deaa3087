import { expect, test } from 'vitest'
import { codeSplitting } from '#lib/hosting/chunks.ts'

/** Who imports whom, the other way round, as the bundler tells it. */
const importers: Readonly<Record<string, readonly string[]>> = {
  '/src/islands/frame/header.island.tsx': [],
  '/src/pages/_shell/page.astro?astro&type=script&index=0&lang.ts': [],
  '/src/machines/portal/portal.store.ts': ['/src/pages/_shell/page.astro?astro&type=script&index=0&lang.ts'],
  '/node_modules/xstate/index.js': ['/src/islands/coupons/tile.tsx', '/src/machines/portal/portal.store.ts'],
  '/src/lib/i18n/words.ts': ['/src/lib/i18n/speak.ts', '/src/islands/frame/header.island.tsx'],
  '/src/lib/i18n/speak.ts': ['/src/lib/i18n/words.ts'],
  '/src/islands/coupons/coupons.island.tsx': [],
  '/src/islands/coupons/tile.tsx': ['/src/islands/coupons/coupons.island.tsx'],
  '/src/islands/coupons/loop.ts': ['/src/islands/coupons/pool.ts'],
  '/src/islands/coupons/pool.ts': ['/src/islands/coupons/loop.ts'],
}

const fileOf = (id: string) => {
  const [, everyPage] = codeSplitting().groups ?? []
  if (typeof everyPage?.name !== 'function') throw new Error('the second group names its modules one by one')
  return everyPage.name(id, {
    getModuleInfo: (asked) =>
      Object.assign(Object.create(null), { id: asked, importers: importers[asked] ?? [] }),
  })
}

test.each([
  '/src/islands/frame/header.island.tsx',
  '/src/machines/portal/portal.store.ts',
  '/node_modules/xstate/index.js',
  '/src/lib/i18n/speak.ts',
])('%s runs on every page and is in its file', (id) => {
  expect(fileOf(id)).toBe('every-page')
})

test.each([
  '/src/islands/coupons/coupons.island.tsx',
  '/src/islands/coupons/tile.tsx',
  '/src/islands/coupons/loop.ts',
])('%s is left to the pages that run it', (id) => {
  expect(fileOf(id)).toBeNull()
})
