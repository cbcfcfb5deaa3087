// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { ZXING_WASM_SHA256 } from 'barcode-detector/ponyfill'
import { beforeAll, describe, expect, test } from 'vitest'
import { wordingText } from '#lib/build/catalogue/wording.ts'
import { cloudflareLimits } from '#lib/build/hosting/cloudflare.ts'
import { hostingBeside, steadyHeaders } from '#lib/build/hosting/host-files.ts'
import type { Moment } from '#lib/build/hosting/page-head.ts'
import { styleSheetsIn } from '#lib/build/hosting/page-head.ts'
import { withMark } from '#lib/build/worker/worker-file.ts'
import { rewrites, routes } from '#lib/routes.ts'
import { filesOf, type PortalBuild, readPageMark } from '#lib/worker/portal-build.ts'
import { type BuiltSite, builtSite } from '#support/built-site.ts'

let site: BuiltSite
let redirects: string
let headers: string

beforeAll(async () => {
  site = await builtSite()
  redirects = await readFile(`${site.dist}/_redirects`, 'utf8')
  headers = await readFile(`${site.dist}/_headers`, 'utf8')
})

test('each built site publishes the contract, as OpenAPI and as types @E3 @DOC-1', async () => {
  const document = JSON.parse(await readFile(`${site.dist}/openapi.json`, 'utf8'))
  expect(document.info.title).toBe('Client Zone: platform contract')
})

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const everyPage = (check: (document: Document, name: string) => void) => {
  for (const [name, html] of site.pages) check(parse(html), name)
}
const metaOf = (document: Document) =>
  document.querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute('content') ?? ''
const directives = (policy: string): Record<string, string[]> => {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return Object.fromEntries(parts.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])))
}
const hash = (text: string | null) =>
  `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`
/** The headers that `_headers` gives an address, by a rule of its own. */
const ruleFor = (address: string) => headers.split(/\n(?=\/)/).find((rule) => rule.split('\n')[0] === address)

test('clubs find every wording that they may write in their own words @C6 @WHL-4', async () => {
  expect(await readFile(`${site.dist}/wording.json`, 'utf8')).toBe(wordingText())
})

describe('where a page is found', () => {
  test('every route has its page, and every page its route, but the fallback and the one without network @RTE-1', () => {
    expect([...site.pages.keys()].toSorted()).toEqual(
      [...new Set([...routes.map(({ page }) => page), '404', 'offline'])].toSorted(),
    )
  })

  test.each(rewrites)(
    '$from is answered with the shell of $page on every host @RTE-1',
    async ({ from, page }) => {
      const asked = from.replace('*', ':id')
      const rules = redirects.split('\n').map((line) => line.split(/\s+/).join(' '))
      expect(rules).toContain(`${asked} /${page} 200`)
      expect(rules).toContain(`${asked}/ ${asked} 301`)
      const stem = from.slice(0, -1)
      for (const name of ['nginx.conf', 'Caddyfile']) {
        const config = await readFile(`${hostingBeside(site.dist)}/${name}`, 'utf8')
        expect(
          config.split('\n').filter((line) => line.includes(`^${stem}[^/?]+`)),
          name,
        ).toHaveLength(1)
      }
    },
  )

  test('a host without rewrites gets the stems of all details in its fallback page @RTE-1', () => {
    const stems: unknown = JSON.parse(
      parse(site.pages.get('404') ?? '').documentElement.dataset.forward ?? '',
    )
    expect(stems).toEqual(rewrites.map(({ from, page }) => [from.slice(0, -1), `/${page}`]))
  })
})

describe('what no host sends to visitors', () => {
  test('the build holds no packed files, no source maps and nothing that a server includes @E4', async () => {
    const names = await readdir(site.dist, { recursive: true })
    expect(names.filter((name) => /\.(?:br|gz|map)$|^hosting(?:\/|$)|nginx|Caddyfile/.test(name))).toEqual([])
    expect((await readdir(hostingBeside(site.dist))).toSorted()).toEqual([
      ...['Caddyfile', 'cloudfront.json', 'firebase.json', 'nginx.conf'],
      ...['staticwebapp.config.json', 'vercel.json'],
    ])
  })

  test('no file of the build names a source map @E4', async () => {
    const names = (await readdir(`${site.dist}/_astro`)).filter((name) => /\.(?:js|css)$/.test(name))
    const texts = await Promise.all(names.map((name) => readFile(`${site.dist}/_astro/${name}`, 'utf8')))
    expect(names.filter((_, index) => texts[index]?.includes('sourceMappingURL='))).toEqual([])
  })
})

/** Returns what the head's script puts into a page at a moment. */
const hintsOf = (document: Document, moment: Moment): readonly DocumentFragment[] =>
  [...document.querySelectorAll<HTMLTemplateElement>(`template[data-after=${moment}]`)].map(
    ({ content }) => content,
  )

describe('what a page may do', () => {
  test('every module script carries the hash of its file @E7', async () => {
    const scripts: [string, string | null, string][] = []
    everyPage((document, name) => {
      const late = hintsOf(document, 'paint').flatMap((part) => [...part.querySelectorAll('script')])
      for (const script of [...document.querySelectorAll('script[type="module"][src]'), ...late])
        scripts.push([name, script.getAttribute('integrity'), script.getAttribute('src') ?? ''])
    })
    expect(scripts.length).toBeGreaterThan(site.pages.size - 1)
    for (const [name, integrity, address] of scripts) {
      const bytes = await readFile(site.dist + address)
      expect(integrity, `${name}: ${address}`).toBe(
        `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      )
    }
  })

  test('no built page has a style attribute or an inline handler', () => {
    everyPage((document, name) => {
      const marked = [...document.querySelectorAll('*')].flatMap((element) =>
        element
          .getAttributeNames()
          .filter((attribute) => attribute === 'style' || attribute.startsWith('on')),
      )
      expect(marked, name).toEqual([])
    })
  })

  test('its policy stands right after its charset and before any script, style or link', () => {
    everyPage((document, name) => {
      const [charset, policy] = document.head.children
      expect(charset?.getAttribute('charset'), name).toBe('utf-8')
      expect(policy?.getAttribute('http-equiv'), name).toBe('content-security-policy')
    })
  })

  test('every inline script and style is allowed by its hash, and no other inline code is', () => {
    everyPage((document, name) => {
      const policy = directives(metaOf(document))
      const scripts = [...document.querySelectorAll('script:not([src]):not([type="application/json"])')]
      expect(scripts.length, name).toBeGreaterThan(1)
      for (const { textContent } of scripts) expect(policy['script-src'], name).toContain(hash(textContent))
      for (const { textContent } of document.querySelectorAll('style'))
        expect(policy['style-src'], name).toContain(hash(textContent))
      for (const directive of ['script-src', 'style-src'])
        expect(policy[directive], name).not.toContain("'unsafe-inline'")
    })
  })

  test('WebAssembly runs only where a card is scanned, from one file that is the very one its reader wants @PRF-5', async () => {
    const allowed: string[] = []
    everyPage((document, name) => {
      if (metaOf(document).includes("'wasm-unsafe-eval'")) allowed.push(name)
    })
    expect(allowed).toEqual(['link-card'])
    const files = (await readdir(`${site.dist}/_astro`)).filter((name) => name.endsWith('.wasm'))
    expect(files).toHaveLength(1)
    const bytes = await readFile(`${site.dist}/_astro/${files[0]}`)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(ZXING_WASM_SHA256)
  })

  test('every script, style sheet, font and picture of a page comes from the site and is there', () => {
    everyPage((document, name) => {
      for (const element of [document, ...hintsOf(document, 'load')].flatMap((part) => [
        ...part.querySelectorAll('script[src], link[href], img[src]'),
      ])) {
        const address = element.getAttribute('src') ?? element.getAttribute('href') ?? ''
        expect(address, name).toMatch(/^\/(?!\/)/)
        expect(site.has(address), `${name}: ${address}`).toBe(true)
      }
    })
  })
})

const preloadsOf = (document: Document): readonly string[] =>
  [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href') ?? '')

describe('what a page asks for early', () => {
  test('what its islands run at once is preloaded once each, and so is the font', () => {
    everyPage((document, name) => {
      const links = preloadsOf(document)
      expect(new Set(links).size, name).toBe(links.length)
      const atOnce = [...document.querySelectorAll('astro-island[client="painted"]')].flatMap((island) => [
        island.getAttribute('component-url'),
        island.getAttribute('renderer-url'),
      ])
      expect(atOnce.length, name).toBeGreaterThan(0)
      for (const address of atOnce) expect(links, name).toContain(address)
      expect(document.querySelectorAll('link[rel="preload"][as="font"][crossorigin]'), name).toHaveLength(1)
      expect(document.querySelectorAll('link[rel="preload"][as="style"]'), name).toHaveLength(1)
    })
  })

  test('the code of every page is two files beside React, the same for all', () => {
    const shared = new Set<string>()
    everyPage((document, name) => {
      const files = preloadsOf(document).filter((address) =>
        /\/(?:hydrate|every-page|react)\.[\w-]+\.js$/.test(address),
      )
      expect(files, name).toHaveLength(3)
      for (const address of files) shared.add(address)
    })
    expect(shared.size).toBe(3)
  })

  test('the start page preloads nothing that one face alone needs @RTE-2', () => {
    const document = parse(site.pages.get('index') ?? '')
    const viewers = [...document.querySelectorAll('astro-island[client="session"]')].map(
      (island) => island.getAttribute('component-url') ?? '',
    )
    expect(viewers).toHaveLength(2)
    for (const viewer of viewers) expect(preloadsOf(document)).not.toContain(viewer)
  })
})

describe('the service worker', () => {
  test('has a list of the very files and pages of the site @OFF-3', async () => {
    const [line = ''] = (await readFile(`${site.dist}/sw.js`, 'utf8')).split('\n')
    const list = JSON.parse(line.replace(/^self\.portalBuild=|;$/g, '')) as PortalBuild
    expect(Object.keys(list.pages).length).toBeGreaterThan(15)
    for (const [address, [mark]] of Object.entries(list.pages)) {
      const html = site.pages.get(address === '/' ? 'index' : address.slice(1)) ?? ''
      expect(readPageMark(html), address).toBe(mark)
      expect(withMark(html), address).toBe(html)
      // What the page names is there without network, apart from what is for the next pages.
      const named = parse(html)
      for (const link of named.querySelectorAll('link[href^="/_astro/"]'))
        expect(filesOf(list, address), address).toContain(link.getAttribute('href'))
    }
    const files = list.files.map((file) => file.replace(/\?.*/, ''))
    expect(files.filter((file) => !site.has(file))).toEqual([])
    const hashed = await readdir(`${site.dist}/_astro`)
    const words = await readdir(`${site.dist}/words`)
    const names = [...hashed.map((name) => `/_astro/${name}`), ...words.map((name) => `/words/${name}`)]
    expect(files.toSorted()).toEqual(names.toSorted())
    expect(list.late.length).toBeGreaterThan(20)
  })
})

describe('the headers of Cloudflare Pages and Netlify', () => {
  test('say what the pages say in their meta elements, and that nothing frames them', () => {
    const sent = directives(/Content-Security-Policy: (.*)/.exec(ruleFor('/*') ?? '')?.[1] ?? '')
    expect(sent['frame-ancestors']).toEqual(["'none'"])
    const expected: Record<string, Set<string>> = { 'frame-ancestors': new Set(["'none'"]) }
    everyPage((document) => {
      for (const [name, sources] of Object.entries(directives(metaOf(document))))
        expected[name] = new Set([...(expected[name] ?? []), ...sources])
    })
    expect(
      Object.fromEntries(Object.entries(sent).map(([name, sources]) => [name, new Set(sources)])),
    ).toEqual(expected)
  })

  test('let no host keep the service worker, so that one deploy reaches every browser @OFF-3', async () => {
    const config = await readFile(`${hostingBeside(site.dist)}/Caddyfile`, 'utf8')
    expect(config).toContain('header /sw.js Cache-Control "no-cache"')
    expect(config).toContain('header /manifest.webmanifest Content-Type "application/manifest+json"')
    expect(config.indexOf('header /sw.js')).toBeLessThan(config.indexOf('file_server'))
  })

  test('are the ones that nginx and Caddy send', async () => {
    const policy = /Content-Security-Policy: (.*)/.exec(ruleFor('/*') ?? '')?.[1] ?? 'none'
    for (const name of ['nginx.conf', 'Caddyfile']) {
      const config = await readFile(`${hostingBeside(site.dist)}/${name}`, 'utf8')
      expect(config, name).toContain(`Content-Security-Policy "${policy}"`)
      for (const [header, value] of Object.entries(steadyHeaders))
        expect(config, name).toContain(`${header} "${value}"`)
    }
  })

  test('give every answer the steady headers, and every route its minute of reuse', () => {
    for (const [name, value] of Object.entries(steadyHeaders))
      expect(ruleFor('/*')).toContain(`\n  ${name}: ${value}`)
    for (const { path } of routes)
      expect(ruleFor(path.replace('{id}', ':id')), path).toContain(
        'Cache-Control: public, max-age=60, stale-while-revalidate=600',
      )
    expect(ruleFor('/_astro/*')).toContain('Cache-Control: public, max-age=31536000, immutable')
    // A dictionary keeps its name when its words change.
    expect(ruleFor('/words/*')).toContain('Cache-Control: no-cache')
    expect(ruleFor('/sw.js')).toContain('Cache-Control: no-cache')
    expect(ruleFor('/manifest.webmanifest')).toContain('Content-Type: application/manifest+json')
  })

  test('name the style sheet of every page ahead of it, as Caddy does @FST-1', async () => {
    const config = await readFile(`${hostingBeside(site.dist)}/Caddyfile`, 'utf8')
    for (const { path, page } of routes) {
      const [sheet = 'none'] = styleSheetsIn(site.pages.get(page) ?? '')
      const link = `<${sheet}>; rel=preload; as=style`
      expect(ruleFor(path.replace('{id}', ':id')), path).toContain(`\n  Link: ${link}`)
      expect(config, path).toContain(`header /${page}.html Link "${link}"`)
    }
  })

  test('are said once per address, since Cloudflare joins what two rules say', () => {
    expect(ruleFor('/*')).not.toContain('Cache-Control')
    const addresses = headers.split('\n').filter((line) => line.startsWith('/'))
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('stay within what Cloudflare reads: 100 rules, 2000 characters a line, 100 dynamic redirects', () => {
    const lines = headers.split('\n')
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(cloudflareLimits.rules)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(cloudflareLimits.lineLength)
    const rules = redirects.split('\n').filter((line) => line.startsWith('/'))
    expect(rules.length).toBeLessThanOrEqual(100)
    expect(Math.max(...rules.map((line) => line.length))).toBeLessThanOrEqual(1000)
  })
})
