import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { withIntegrity } from '#lib/build/hosting/page-head.ts'
import { markPages, writeWorker } from '#lib/build/worker/service-worker.ts'
import { readSiteParts, readWorkerCode, workerFile, workerName } from '#lib/build/worker/worker-file.ts'
import { type Served, serve } from '#sandbox/serve.ts'

/** The stems of files that members' pages need late; every file that leads to one gets a new name as well. */
const changed = ['card-file', 'after-start']

const stemOf = (name: string): string => name.replace(/\.[\w-]+\.js$/, '')

/** The files that change with one of them: itself, and those that name a changed file. */
const affected = (code: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const found = new Set([...code.keys()].filter((name) => changed.includes(stemOf(name))))
  for (const one of found) for (const [name, text] of code) if (text.includes(one)) found.add(name)
  return found
}

/** The code that starts the worker on a page, as a build with `SERVICE_WORKER=off` has it. */
const startWithoutWorker = async (): Promise<string> => {
  const entry = new URL('../../../src/lib/browser/idle/after-start.ts', import.meta.url).pathname
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.SERVICE_WORKER': '""' },
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      // Only Astro's own build has its router.
      rolldownOptions: { external: ['astro:transitions/client'] },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  if (!bundle || !('output' in bundle)) throw new Error(`${entry} did not build.`)
  return bundle.output[0].code
}

/** Makes another build of a site: pages that say which build they are, and code under other names. */
const rebuild = async (dist: string, into: string, id: string): Promise<void> => {
  await cp(dist, into, { recursive: true })
  const names = (await readdir(`${into}/_astro`)).filter((name) => name.endsWith('.js'))
  const code = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(`${into}/_astro/${name}`, 'utf8')] as const),
    ),
  )
  const renamed = new Map([...affected(code)].map((name) => [name, `${stemOf(name)}.build-${id}.js`]))
  const anew = (text: string) =>
    [...renamed].reduce((all, [before, after]) => all.replaceAll(before, after), text)
  for (const [name, text] of code) {
    const after = renamed.get(name)
    if (!after) continue
    await rm(`${into}/_astro/${name}`)
    await writeFile(`${into}/_astro/${after}`, anew(text))
  }
  for (const name of (await readdir(into)).filter((one) => one.endsWith('.html'))) {
    const html = anew(await readFile(`${into}/${name}`, 'utf8'))
      .replace(/ data-build="[^"]*"/, ` data-build="${id}"`)
      .replaceAll(/ integrity="[^"]*"/g, '')
    await writeFile(`${into}/${name}`, withIntegrity(html, into))
  }
  markPages(into)
}

/** A host of its own, whose site a test replaces as a deploy does. */
export interface Host {
  readonly url: string
  /** Puts a build in the place of the one before, whole; `kill` is a build with `SERVICE_WORKER=off`. */
  deploy(id: string, kind?: 'whole' | 'kill' | 'without worker'): Promise<void>
  close(): Promise<void>
}

/** Starts a host with a platform; its site is made of the built one. */
export const startHost = async (dist: string): Promise<Host> => {
  const folder = await mkdtemp(join(tmpdir(), 'client-zone-deploys-'))
  const site = `${folder}/site`
  await mkdir(`${folder}/none`)
  await symlink(`${folder}/none`, site)
  const served: Served = await serve({ port: 0, dist: site, controls: true })
  const takePlace = async (into: string) => {
    await symlink(into, `${site}.new`)
    await rename(`${site}.new`, site)
  }
  return {
    url: served.url,
    deploy: async (id, kind = 'whole') => {
      const into = `${folder}/${id}`
      await rebuild(dist, into, id)
      const worker = readWorkerCode(into)
      if (!worker) throw new Error(`${dist} has no service worker: build it without SERVICE_WORKER=off.`)
      if (kind === 'whole')
        await writeFile(`${into}/${workerName}`, workerFile(worker, await readSiteParts(into)))
      if (kind === 'kill') {
        await writeWorker(into, false)
        await writeFile(`${into}/_astro/after-start.build-${id}.js`, await startWithoutWorker())
      }
      if (kind === 'without worker') await rm(`${into}/${workerName}`)
      await takePlace(into)
    },
    close: async () => {
      await served.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
