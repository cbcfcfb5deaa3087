import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build, type InlineConfig } from 'vite'
import { iconsAtBuild } from '../transforms/icons-at-build.ts'
import { recipesAtBuild } from '../transforms/recipes-at-build.ts'
import { stylesAtBuild } from '../transforms/styles-at-build.ts'

/** The folder where a build leaves the code that draws its islands, for `npm run tenants`. */
export const drawingFolder = fileURLToPath(new URL('../../../../.stamping', import.meta.url))

/** The name of that code's file. */
export const drawingFile = 'draw.js'

/**
 * Builds, beside the site, the code that draws its islands outside a browser. It belongs to that very build: class
 * names and ids must be those that the pages' own code gives.
 */
export const drawing = (
  define: Record<string, string>,
  resolve: InlineConfig['resolve'],
): AstroIntegration => ({
  name: 'drawing',
  hooks: {
    'astro:build:done': async () => {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define,
        resolve: resolve ?? {},
        plugins: [iconsAtBuild(), recipesAtBuild(), stylesAtBuild()],
        ssr: { noExternal: ['lucide-react'] },
        build: {
          ssr: true,
          outDir: drawingFolder,
          emptyOutDir: true,
          target: 'node20',
          rolldownOptions: {
            input: { draw: fileURLToPath(new URL('../../../pages/_stamp/draw.ts', import.meta.url)) },
            output: { entryFileNames: drawingFile },
          },
        },
      })
    },
  },
})
