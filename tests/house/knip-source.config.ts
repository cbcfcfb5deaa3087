import type { KnipConfig } from 'knip'
import { entriesOfSource } from './knip.config.ts'

/** `npm run unused`, second half: what `src` exports for nobody but tests. It is removed, or moves to them. C10. */
const config: KnipConfig = {
  entry: entriesOfSource,
  project: ['src/**/*.{ts,tsx,astro}'],
  include: ['files', 'exports'],
  ignoreExportsUsedInFile: true,
  playwright: false,
  vitest: false,
  node: false,
}

export default config
