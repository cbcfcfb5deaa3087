import { defineConfig } from 'vitest/config'

/** Units that fail on purpose. */
export default defineConfig({
  root: new URL('../../..', import.meta.url).pathname,
  test: { include: ['tests/support/planted/*.unit.ts'] },
})
