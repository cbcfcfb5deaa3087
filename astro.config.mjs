// Comes first: a build that is refused ends before its libraries start threads, which have kept the process from ending.
import { apiUrl, errorsUrl, sessionMode } from './src/lib/build/hosting/variables.ts'

// The rest stands in the order of its names.

import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import pandacss from '@pandacss/dev/postcss'
import { defineConfig } from 'astro/config'
import { buildId, buildTargets, forTesters, isQuick } from './src/lib/build/hosting/build-settings.ts'
import { drawing } from './src/lib/build/hosting/drawing.ts'
import { buildHeadScripts, oldBrowser } from './src/lib/build/hosting/head-script.ts'
import { hosting } from './src/lib/build/hosting/hosting.ts'
import { policyDirectives } from './src/lib/build/hosting/policy.ts'
import { pagesForTesters, testersFolder } from './src/lib/build/hosting/qa-pages.ts'
import { recipesAtBuild } from './src/lib/build/transforms/recipes-at-build.ts'
import { stylesAtBuild } from './src/lib/build/transforms/styles-at-build.ts'
import { hasWorker, serviceWorker } from './src/lib/build/worker/service-worker.ts'

const isDev = process.argv.includes('dev')
const define = {
  'import.meta.env.API_URL': JSON.stringify(apiUrl),
  'import.meta.env.PLATFORM_DOMAIN': JSON.stringify(process.env.PLATFORM_DOMAIN ?? ''),
  'import.meta.env.DISABLE_REFRESH': JSON.stringify(process.env.DISABLE_REFRESH ?? ''),
  'import.meta.env.ERRORS_URL': JSON.stringify(errorsUrl),
  'import.meta.env.CREDIT_NAME': JSON.stringify(process.env.CREDIT_NAME ?? ''),
  'import.meta.env.CREDIT_URL': JSON.stringify(process.env.CREDIT_URL ?? ''),
  'import.meta.env.SERVICE_WORKER': JSON.stringify(hasWorker && !isDev ? 'on' : ''),
  'import.meta.env.SESSION': JSON.stringify(sessionMode),
  'import.meta.env.QA': JSON.stringify(forTesters ? '1' : ''),
  // Bug reports name it; a members' build is the same bytes whenever it is made.
  'import.meta.env.BUILD_ID': JSON.stringify(forTesters ? buildId(process.env, new Date()) : ''),
  // In development the clubs are chosen by the address, as in the demo.
  'import.meta.env.TENANT_SWITCH': JSON.stringify(process.env.TENANT_SWITCH ?? (isDev ? 'true' : '')),
}
const { head, content, returns } = await buildHeadScripts(define)

/** React, hydrated by our own entry: see src/lib/browser/directives/hydrate.ts. */
const reactWithWords = () => {
  const integration = react()
  const setUp = integration.hooks['astro:config:setup']
  integration.hooks['astro:config:setup'] = (options) =>
    setUp({
      ...options,
      addRenderer: (renderer) =>
        options.addRenderer({
          ...renderer,
          clientEntrypoint: fileURLToPath(
            new URL('./src/lib/browser/directives/hydrate.ts', import.meta.url),
          ),
        }),
    })
  return integration
}

/** When islands are hydrated, such as `client:painted`: see the directives' own files. */
const directives = {
  name: 'directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['painted', 'near', 'later', 'session', 'aside', 'requested'])
        addClientDirective({ name, entrypoint: `./src/lib/browser/directives/${name}-directive.ts` })
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
    reactWithWords(),
    directives,
    sandbox,
    pagesForTesters(),
    hosting(),
    serviceWorker(),
    ...(forTesters || isQuick ? [] : [drawing(define)]),
  ],
  security: {
    csp: {
      directives: [...policyDirectives(apiUrl, errorsUrl)],
      scriptDirective: { hashes: [oldBrowser.hash, head.hash] },
    },
  },
  devToolbar: { enabled: false },
  vite: {
    define: {
      ...define,
      'import.meta.env.HEAD_SCRIPT': JSON.stringify(head.code),
      'import.meta.env.CONTENT_SCRIPT': JSON.stringify(content.code),
      'import.meta.env.CONTENT_SCRIPT_HASH': JSON.stringify(content.hash),
      'import.meta.env.RETURN_SCRIPT': JSON.stringify(returns.code),
      'import.meta.env.RETURN_SCRIPT_HASH': JSON.stringify(returns.hash),
      'import.meta.env.OLD_BROWSER_SCRIPT': JSON.stringify(oldBrowser.code),
    },
    plugins: [recipesAtBuild(), stylesAtBuild()],
    css: { postcss: { plugins: [pandacss()] } },
    // The largest is MapLibre, which comes once a member asks for a map.
    build: { target: buildTargets(), chunkSizeWarningLimit: 1100 },
  },
})
