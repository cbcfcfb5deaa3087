import { hash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { buildInline } from '../hosting/head-script.ts'
import { readSiteParts, withMark, workerFile, workerName } from './worker-file.ts'

/** False when this build takes the service worker away from every browser that has it: `SERVICE_WORKER=off`. OFF-3. */
export const hasWorker = process.env.SERVICE_WORKER !== 'off'

const codeOf = async (name: 'sw' | 'sw-off'): Promise<string> =>
  (await buildInline(fileURLToPath(new URL(`../../worker/${name}.ts`, import.meta.url)), {})).code

/** Puts the code of the worker into a hashed file, and returns the code that begins with it: its address has to be trusted. */
const writeCode = async (dist: string): Promise<string> => {
  const code = await codeOf('sw')
  const address = `/_astro/worker.${hash('sha256', code, 'base64url').slice(0, 8)}.js`
  writeFileSync(dist + address, code)
  const policy = "trustedTypes.createPolicy('service-worker',{createScriptURL:(url)=>url})"
  return `importScripts(self.trustedTypes?${policy}.createScriptURL('${address}'):'${address}')`
}

export const markPages = (dist: string): void => {
  for (const name of readdirSync(dist).filter((one) => one.endsWith('.html')))
    writeFileSync(`${dist}/${name}`, withMark(readFileSync(`${dist}/${name}`, 'utf8')))
}

/** Writes the worker into a build whose pages are ready, or the one that takes it away. */
export const writeWorker = async (dist: string, isOn: boolean): Promise<void> => {
  markPages(dist)
  const text = isOn ? workerFile(await writeCode(dist), await readSiteParts(dist)) : await codeOf('sw-off')
  writeFileSync(`${dist}/${workerName}`, text)
}

/**
 * Adds the service worker as the last step of a build: its list has the hashes of the pages as hosts send them. The dev
 * server gives the one that takes it away, for a demo may have been at the same address.
 */
export const serviceWorker = (): AstroIntegration => ({
  name: 'service-worker',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(`/${workerName}`, async (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(await codeOf('sw-off'))
      })
    },
    'astro:build:done': ({ dir }) => writeWorker(fileURLToPath(dir).replace(/\/$/, ''), hasWorker),
  },
})
