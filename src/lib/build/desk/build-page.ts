import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../../../islands/desk')

/** Builds the desk's own page into a folder, as `desk.html`: its code, its styles, its fonts. Nothing is loaded from elsewhere. */
export const buildPage = async (outDir: string): Promise<void> => {
  await build({
    ...{ configFile: false, logLevel: 'error', root, base: './', css: { postcss: {} } },
    build: {
      ...{ outDir, emptyOutDir: true, assetsInlineLimit: 0 },
      rolldownOptions: { input: join(root, 'desk.html') },
    },
  })
}
