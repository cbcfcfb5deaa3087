import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { routeOf } from '../../routes.ts'
import { wordingText } from '../catalogue/wording.ts'
import { codeSplitting, firstLineOf } from '../chunks/chunks.ts'
import { publishContract } from '../contract/openapi.ts'
import { buildTargets, withMaps } from './build-settings.ts'
import { hostingBeside, mapsBeside } from './host-files.ts'
import { hosts } from './hosts.ts'
import { tagsIn } from './markup.ts'
import { type Modules, readModules } from './modules.ts'
import { aheadOf, preloadsOf, readPageCode, viewerPreloadsOf, viewers } from './page-code.ts'
import {
  latinFontIn,
  styleSheetsIn,
  withFrameScript,
  withIntegrity,
  withOwnPolicy,
  withPreloads,
  withScriptsFirst,
} from './page-head.ts'
import { headerPolicy, policyIn, policyText } from './policy.ts'

/** The pages of a build by their file's name, each with the policy that it needs. */
const readPages = (dist: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .toSorted()
      .map((file) => [file, withOwnPolicy(readFileSync(`${dist}/${file}`, 'utf8'))]),
  )

/** Returns the name of a build, by its files, whose names tell of what is in them. */
const nameOf = (files: readonly string[]): string => hash('sha256', files.toSorted().join()).slice(0, 12)

/** Names the build in one of its pages: pages of two builds never mix. */
const withBuild = (html: string, build: string): string =>
  html.replace(/<html\b[^>]*/, (tag) => `${tag} data-build="${build}"`)

/** Moves the source maps out of a site, to where an operator takes them from: into a folder of their build's name. OPS-5. */
const moveMaps = (dist: string, build: string, maps: readonly string[]): void => {
  if (maps.length === 0) return
  const folder = `${mapsBeside(dist)}/${build}/_astro`
  mkdirSync(folder, { recursive: true })
  for (const map of maps) renameSync(`${dist}/_astro/${map}`, `${folder}/${map}`)
}

const finish = (dist: string, html: string, modules: Modules, pages: ReadonlyMap<string, string>): string => {
  const sheets = styleSheetsIn(html).map((href) => readFileSync(dist + href, 'utf8'))
  const code = readPageCode(html)
  const next = (tagsIn(html, 'html')[0]?.['data-next'] ?? '')
    .split(' ')
    .flatMap((name) => pages.get(`${name}.html`) ?? [])
  return withPreloads(
    withIntegrity(withFrameScript(withScriptsFirst(html)), dist),
    latinFontIn(sheets.join('\n')),
    preloadsOf(modules, code),
    aheadOf(modules, code, next.map(readPageCode)),
    Object.fromEntries(viewers.map((viewer) => [viewer, viewerPreloadsOf(modules, code, viewer)])),
  )
}

/**
 * Makes a build ready for hosts: the heads of its pages, and what Cloudflare and Netlify must know about them. What a server
 * includes, or another host takes as a file, lies in a folder beside the build, as source maps do, so that no host can send them to visitors.
 * @throws with one sentence for each violation when a page would be refused something by its own policy
 */
export const makeReady = (dist: string): void => {
  const pages = readPages(dist)
  const site = {
    policy: policyText(headerPolicy([...pages.values()].flatMap((html) => policyIn(html) ?? []))),
    sheets: Object.fromEntries([...pages].map(([file, html]) => [file, styleSheetsIn(html)])),
  }
  const modules = readModules(dist)
  const { maps = [], files = [] } = Object.groupBy(readdirSync(`${dist}/_astro`), (name) =>
    name.endsWith('.map') ? 'maps' : 'files',
  )
  const build = nameOf(files)
  moveMaps(dist, build, maps)
  for (const [file, html] of pages)
    writeFileSync(`${dist}/${file}`, withBuild(finish(dist, html, modules, pages), build))
  const beside = hostingBeside(dist)
  mkdirSync(beside, { recursive: true })
  for (const host of hosts) {
    for (const [name, text] of Object.entries(host.inSite?.(site) ?? {}))
      writeFileSync(`${dist}/${name}`, text)
    for (const [name, text] of Object.entries(host.beside?.(site) ?? {}))
      writeFileSync(`${beside}/${name}`, text)
  }
}

/** Builds code for the oldest of the browsers that are named. Astro overwrites a config's target: a plugin has the last word. */
const forBrowsers: Plugin = {
  name: 'for-browsers',
  enforce: 'pre',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            target: buildTargets(),
            rolldownOptions: { preserveEntrySignatures: 'allow-extension' },
            modulePreload: false,
            // Without the line that names the map: the site's files are the same with maps and without.
            sourcemap: withMaps && 'hidden',
          },
        }
      : undefined,
}

/**
 * Cuts the code into files, and is the last step of `npm run build`: preloads, policy first, the files of hosts, and the
 * wordings that clubs may write otherwise.
 */
export const hosting = (): AstroIntegration => ({
  name: 'hosting',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      const output = { codeSplitting: codeSplitting(), postBanner: firstLineOf }
      if (command !== 'build') return
      updateConfig({
        vite: {
          plugins: [forBrowsers],
          environments: { client: { build: { rolldownOptions: { output } } } },
        },
      })
    },
    // An address of a detail opens its shell, as in the generated configurations of hosts.
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, _response, next) => {
        const route = routeOf(request.url ?? '')
        if (route?.path.includes('{')) request.url = `/${route.page}`
        next()
      })
    },
    'astro:build:done': ({ dir }) => {
      const dist = fileURLToPath(dir).replace(/\/$/, '')
      publishContract(dist)
      writeFileSync(`${dist}/wording.json`, wordingText())
      makeReady(dist)
    },
  },
})
