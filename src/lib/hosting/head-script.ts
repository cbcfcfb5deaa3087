import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { forTesters } from './for-testers.ts'

const entry = fileURLToPath(new URL(forTesters ? '../qa/head.ts' : '../browser/head.ts', import.meta.url))

/** The head's script as one line of classic JavaScript, and its hash for the script-src of every page. */
export const buildHeadScript = async (
  define: Record<string, string>,
): Promise<{ code: string; hash: `sha256-${string}` }> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'head' },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('The head script did not build: see src/lib/browser/head.ts')
  const code = chunk.code.trim()
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` }
}
