import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { recipesAtBuild } from '../transforms/recipes-at-build.ts'
import { stylesAtBuild } from '../transforms/styles-at-build.ts'
import { drawingFile, drawingFolder } from './build-settings.ts'

/**
 * Builds, beside the site, the code that draws its islands outside a browser. It belongs to that very build: class
 * names and ids must be those that the pages' own code gives.
 */
export const drawing = (define: Record<string, string>): AstroIntegration => ({
  name: 'drawing',
  hooks: {
    'astro:build:done': async () => {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        // React draws in half the time without what helps engineers.
        define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
        plugins: [recipesAtBuild(), stylesAtBuild()],
        // Of each package what is drawn with alone: a thread that loads them whole takes 300 MB and two seconds.
        ssr: { noExternal: true },
        build: {
          ssr: true,
          outDir: drawingFolder,
          emptyOutDir: true,
          target: 'node20',
          rolldownOptions: {
            // Nothing is routed where islands are drawn, and only Astro's own build has its router.
            external: ['astro:transitions/client'],
            input: { draw: fileURLToPath(new URL('../../../pages/_stamp/draw.ts', import.meta.url)) },
            output: { entryFileNames: drawingFile },
          },
        },
      })
    },
  },
})
