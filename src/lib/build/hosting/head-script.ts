import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildTargets } from './browser-floor.ts'
import { forTesters } from './for-testers.ts'
import { oldBrowserScript } from './old-browser.ts'

const fileOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const hashOf = (code: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`

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

/** The head's script as one line of classic JavaScript, and its hash for the script-src of every page. */
export const buildHeadScript = (define: Record<string, string>): Promise<InlineScript> =>
  buildInline(fileOf(forTesters ? 'qa/head.ts' : 'browser/head/head.ts'), define)

/** The script that draws a page's first content, and its hash for the script-src of the pages that have some. */
export const buildContentScript = (define: Record<string, string>): Promise<InlineScript> =>
  buildInline(fileOf('browser/head/first-content.ts'), define)

/** The script that takes links back to a list as a step back, and its hash for the script-src of the pages that have such links. */
export const buildReturnScript = (define: Record<string, string>): Promise<InlineScript> =>
  buildInline(fileOf('browser/head/return-links.ts'), define)
