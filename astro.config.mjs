import react from '@astrojs/react'
import pandacss from '@pandacss/dev/postcss'
import { defineConfig } from 'astro/config'
import { detailRoutesInDev } from './src/lib/hosting/dev-rewrites.ts'
import { drawing } from './src/lib/hosting/drawing.ts'
import { forTesters } from './src/lib/hosting/for-testers.ts'
import { buildHeadScript } from './src/lib/hosting/head-script.ts'
import { hosting } from './src/lib/hosting/hosting.ts'
import { iconsAtBuild } from './src/lib/hosting/icons-at-build.ts'
import { policyDirectives } from './src/lib/hosting/policy.ts'
import { pagesForTesters, testersFolder } from './src/lib/hosting/qa-pages.ts'
import { recipesAtBuild } from './src/lib/hosting/recipes-at-build.ts'
import { shortNamesFirst, shortNamesInSheet } from './src/lib/hosting/short-names.ts'
import { stylesAtBuild } from './src/lib/hosting/styles-at-build.ts'
import { wordsAtBuild } from './src/lib/hosting/words-at-build.ts'

const isDev = process.argv.includes('dev')
const apiUrl = (process.env.API_URL ?? '').replace(/\/+$/, '')
const define = {
  'import.meta.env.API_URL': JSON.stringify(apiUrl),
  'import.meta.env.PLATFORM_DOMAIN': JSON.stringify(process.env.PLATFORM_DOMAIN ?? ''),
  'import.meta.env.DISABLE_REFRESH': JSON.stringify(process.env.DISABLE_REFRESH ?? ''),
  'import.meta.env.CREDIT_NAME': JSON.stringify(process.env.CREDIT_NAME ?? ''),
  'import.meta.env.CREDIT_URL': JSON.stringify(process.env.CREDIT_URL ?? ''),
  'import.meta.env.QA': JSON.stringify(forTesters ? '1' : ''),
  // In development the clubs are chosen by the address, as in the demo.
  'import.meta.env.TENANT_SWITCH': JSON.stringify(process.env.TENANT_SWITCH ?? (isDev ? 'true' : '')),
}
const resolve = {
  // React has had the hook for long; the shim for older versions would ride along on every page.
  alias: [
    {
      find: /^use-sync-external-store\/shim\/with-selector$/,
      replacement: 'use-sync-external-store/with-selector',
    },
    { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  ],
}
const head = await buildHeadScript(define)

/** `client:session`, `client:aside` and `client:wanted`: see the directives' own files. */
const directives = {
  name: 'directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['session', 'aside', 'wanted'])
        addClientDirective({ name, entrypoint: `./src/lib/hosting/${name}-directive.ts` })
    },
  },
}

/** The club platform of the demo, answering in the dev server itself; only where the tests folder stands. */
const sandbox = {
  name: 'sandbox-in-dev',
  hooks: {
    'astro:server:setup': async ({ server }) => {
      const { sandboxMiddleware } = await import('./tests/sandbox/dev.ts')
      server.middlewares.use(sandboxMiddleware())
    },
  },
}

export default defineConfig({
  output: 'static',
  ...(forTesters && { outDir: testersFolder }),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [
    react(),
    directives,
    sandbox,
    detailRoutesInDev(),
    pagesForTesters(),
    hosting(),
    ...(forTesters ? [] : [drawing(define, resolve)]),
  ],
  security: {
    csp: {
      directives: [...policyDirectives(apiUrl)],
      scriptDirective: { hashes: [head.hash] },
    },
  },
  devToolbar: { enabled: false },
  vite: {
    define: { ...define, 'import.meta.env.HEAD_SCRIPT': JSON.stringify(head.code) },
    plugins: [shortNamesFirst(), iconsAtBuild(), recipesAtBuild(), stylesAtBuild(), wordsAtBuild()],
    // Drawn by the same maker when the pages are built as when they run.
    environments: { prerender: { resolve: { noExternal: ['lucide-react'] } } },
    resolve,
    css: { postcss: { plugins: [pandacss(), ...(isDev ? [] : [shortNamesInSheet])] } },
    build: {
      target: 'es2022',
      // A kilobyte less per page than the bundler's own minifier.
      minify: 'terser',
      terserOptions: {
        module: true,
        ecma: 2020,
        compress: { passes: 3, pure_getters: true, unsafe_arrows: true },
      },
    },
  },
})
