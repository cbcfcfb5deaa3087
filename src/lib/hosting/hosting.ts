import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { caddyfile } from './caddyfile.ts'
import { codeSplitting } from './chunks.ts'
import { compress } from './compress.ts'
import { hostFiles } from './generated.ts'
import { headersFile } from './headers-file.ts'
import { tagsIn } from './markup.ts'
import { type Modules, readModules } from './modules.ts'
import { nginxConfig } from './nginx-config.ts'
import { readPageCode } from './page-code.ts'
import { pageFaults } from './page-faults.ts'
import { latinFontIn, styleSheetsIn, withPolicyFirst, withPreloads } from './page-head.ts'
import { headerPolicy, policyIn, policyText } from './page-policy.ts'
import { aheadOf, preloadsOf } from './preloads.ts'
import { redirectsFile } from './redirects-file.ts'

/** The pages of a build by their file's name. */
const readPages = async (dist: string): Promise<ReadonlyMap<string, string>> => {
  const files = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html')).toSorted()
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(`${dist}/${file}`, 'utf8')] as const)),
  )
}

/** Orders the head of a page and adds what it preloads. */
const finish = async (dist: string, html: string, modules: Modules, pages: ReadonlyMap<string, string>) => {
  const sheets = await Promise.all(styleSheetsIn(html).map((href) => readFile(dist + href, 'utf8')))
  const code = readPageCode(html)
  const next = (tagsIn(html, 'html')[0]?.['data-next'] ?? '')
    .split(' ')
    .flatMap((name) => pages.get(`${name}.html`) ?? [])
  return withPreloads(
    withPolicyFirst(html),
    latinFontIn(sheets.join('\n')),
    preloadsOf(modules, code),
    aheadOf(modules, code, next.map(readPageCode)),
  )
}

/**
 * Makes a build ready for hosts: the heads of its pages, and what servers must know about them, beside the pages.
 * @throws with one sentence per fault when a page would be refused something by its own policy
 */
export const makeReady = async (dist: string): Promise<void> => {
  const pages = await readPages(dist)
  const faults = [...pages].flatMap(([file, html]) => pageFaults(file, html))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const policy = policyText(headerPolicy([...pages.values()].flatMap((html) => policyIn(html) ?? [])))
  const modules = readModules(dist)
  const names = [...pages.keys()].map((file) => file.replace(/\.html$/, ''))
  await mkdir(`${dist}/${hostFiles.folder}`, { recursive: true })
  await Promise.all([
    ...[...pages].map(async ([file, html]) =>
      writeFile(`${dist}/${file}`, await finish(dist, html, modules, pages)),
    ),
    writeFile(`${dist}/${hostFiles.redirects}`, redirectsFile()),
    writeFile(`${dist}/${hostFiles.headers}`, headersFile(names, policy)),
    writeFile(`${dist}/${hostFiles.folder}/nginx.conf`, nginxConfig(policy)),
    writeFile(`${dist}/${hostFiles.folder}/Caddyfile`, caddyfile(policy)),
  ])
  await compress(dist)
}

/** Cuts the code into files, and is the last step of `npm run build`: preloads, policy first, the files of hosts. */
export const hosting = (): AstroIntegration => ({
  name: 'hosting',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      const output = { codeSplitting: codeSplitting() }
      if (command === 'build')
        updateConfig({ vite: { environments: { client: { build: { rolldownOptions: { output } } } } } })
    },
    'astro:build:done': ({ dir }) => makeReady(fileURLToPath(dir).replace(/\/$/, '')),
  },
})
