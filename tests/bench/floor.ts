import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { authKey } from '#lib/browser/storage-keys.ts'

// Asked for in the head, as the pages of the site do.
const ask = `window.floorAnswer=fetch('/wl/v1/coupons?offset=0&limit=20',{headers:{authorization:'Bearer '+JSON.parse(localStorage.getItem('${authKey}')).token}}).then((answer)=>answer.json())`

/**
 * Writes a page with the list of coupons by React, TanStack Query, Valibot and XState in one file, and nothing else: what these
 * libraries need at the least, beside what the site takes.
 */
export const writeFloorPage = async (dist: string): Promise<void> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: new URL('./floor-page.tsx', import.meta.url).pathname },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('tests/bench/floor-page.tsx did not build.')
  const file = join(dist, '_astro', 'floor.js')
  writeFileSync(file, chunk.code)
  writeFileSync(`${file}.br`, brotliCompressSync(chunk.code))
  writeFileSync(
    join(dist, 'floor.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><link rel="icon" href="/favicon.svg"><script>${ask}</script><script type="module" src="/_astro/floor.js"></script></head><body><main><h1>Coupons</h1><div id="list"></div></main></body></html>`,
  )
  // The site's policy names the scripts that may stand in a page.
  const headers = join(dist, '_headers')
  const hash = createHash('sha256').update(ask).digest('base64')
  writeFileSync(
    headers,
    readFileSync(headers, 'utf8').replaceAll("script-src 'self'", `script-src 'self' 'sha256-${hash}'`),
  )
}
