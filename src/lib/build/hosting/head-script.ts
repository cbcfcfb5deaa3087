import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildTargets, forTesters } from './build-settings.ts'
import { hashOf } from './policy.ts'

const fileOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/**
 * Leads a browser below the floor to a page that says what to do. The very first script of each page, written as text
 * so that no bundler makes it newer than what it has to run in: as the oldest browsers read it. One question for each
 * engine of `package.json#browserslist`: `adoptedStyleSheets` came with Safari 16.4, `color-mix()` with Chrome 111,
 * `:has()` with Firefox 121. The fragment is the language that the browser asks for.
 */
const oldBrowserScript = `(function(){try{if('noModule' in document.createElement('script')&&'adoptedStyleSheets' in document&&CSS.supports('color','color-mix(in srgb,red,red)')&&CSS.supports('selector(:has(a))'))return}catch(e){}location.replace('/help/browser#'+String(navigator.language).slice(0,2))})()`

/** The script before it, for browsers that cannot read it. */
export const oldBrowser = { code: oldBrowserScript, hash: hashOf(oldBrowserScript) }

interface InlineScript {
  readonly code: string
  readonly hash: `sha256-${string}`
}

/** Builds an entry and all it imports as one line of classic JavaScript. */
export const buildInline = async (entry: string, define: Record<string, string>): Promise<InlineScript> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: buildTargets(),
      lib: { entry, formats: ['iife'], name: 'inline' },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error(`${entry} did not build.`)
  const code = chunk.code.trim()
  return { code, hash: hashOf(code) }
}

/**
 * The scripts that stand in pages, with their hashes for the script-src: that of every head, the one that draws a page's first content, and
 * the one that takes links back to a list as a step back.
 */
export const buildHeadScripts = async (define: Record<string, string>) => ({
  head: await buildInline(fileOf(forTesters ? 'qa/head.ts' : 'browser/head/head.ts'), define),
  content: await buildInline(fileOf('browser/head/first-content.ts'), define),
  returns: await buildInline(fileOf('browser/head/return-links.ts'), define),
})
