import { join } from 'node:path'
import { build } from 'vite'

/** Builds the desk's own page into a folder: its code, its styles, its fonts. Nothing is loaded from elsewhere. */
export const buildPage = async (folder: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '../../../islands/desk'),
    base: './',
    css: { postcss: {} },
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
  })
}
