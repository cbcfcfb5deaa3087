import { defineConfig } from 'vitest/config'

/** Units that fail on purpose. */
export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['*.unit.ts'] },
})
