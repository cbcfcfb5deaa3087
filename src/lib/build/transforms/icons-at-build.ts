import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const slim = fileURLToPath(new URL('../../../islands/ui/icons/create-icon.ts', import.meta.url))
const maker = '\0slim-icon'

/** Draws the icon family's icons with a maker of a few lines: a kilobyte less on every page. */
export const iconsAtBuild = (): Plugin => ({
  name: 'icons-at-build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../createLucideIcon.mjs' && importer?.includes('lucide-react') ? maker : undefined,
  load: (id) => (id === maker ? `export { createIcon as default } from ${JSON.stringify(slim)}` : undefined),
})
