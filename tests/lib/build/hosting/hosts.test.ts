import { createContext, runInContext } from 'node:vm'
import {
  getTransformedRoutes,
  headersSchema,
  type Route,
  redirectsSchema,
  rewritesSchema,
} from '@vercel/routing-utils'
import { Ajv } from 'ajv'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { azure } from '#lib/build/hosting/azure.ts'
import { cloudfront, cloudfrontStack } from '#lib/build/hosting/cloudfront.ts'
import { firebase } from '#lib/build/hosting/firebase.ts'
import { type HostedSite, headersOf } from '#lib/build/hosting/host-files.ts'
import { vercel } from '#lib/build/hosting/vercel.ts'
import { routes } from '#lib/routes.ts'

const sheet = '/_astro/page.1a2b.css'
const clubs = '/_astro/club.3c4d.css'
const names = [...new Set([...routes.map(({ page }) => page), '404', 'help/browser'])]
const site: HostedSite = {
  policy: "default-src 'self'; img-src 'self' data: https:; frame-ancestors 'none'",
  sheets: Object.fromEntries(
    names.map((name) => [`${name}.html`, name === 'coupon' ? [sheet, clubs] : [sheet]]),
  ),
}
const pages = new Set(names.map((name) => `/${name}.html`))
const hidden = ['/_headers', '/_redirects', '/coupons.html.br', '/coupons.html.gz', '/_astro/app.js.map']
const files = new Set([
  ...pages,
  ...hidden,
  ...['/_astro/app.js', '/words/bg.js', '/sw.js', '/manifest.webmanifest', '/favicon.svg'],
])
/** The file that a host without `.html` in its addresses finds at one. */
const cleanFile = (path: string): string | undefined =>
  path === '/' ? '/index.html' : [path, `${path}.html`].find((file) => files.has(file))

type Headers = Readonly<Record<string, string>>
interface Reply {
  readonly status: number
  readonly file?: string
  readonly location?: string
  readonly headers: Headers
}
type Ask = (path: string) => Reply

const inSmall = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
const merged = (rows: readonly Headers[]): Headers => Object.assign({}, ...rows.map(inSmall))
const fileOf = (files: Readonly<Record<string, string>> | undefined, name: string): string =>
  files?.[name] ?? `no ${name}`

/** A list of names and values, as two hosts write headers. */
const keysAndValues = v.array(v.strictObject({ key: v.string(), value: v.string() }))
const headersIn = (list: v.InferOutput<typeof keysAndValues>): Headers =>
  Object.fromEntries(list.map(({ key, value }) => [key, value]))

const vercelFile = v.parse(
  v.strictObject({
    $schema: v.literal('https://openapi.vercel.sh/vercel.json'),
    framework: v.null(),
    cleanUrls: v.boolean(),
    trailingSlash: v.boolean(),
    redirects: v.array(
      v.strictObject({ source: v.string(), destination: v.string(), statusCode: v.number() }),
    ),
    headers: v.array(v.strictObject({ source: v.string(), headers: keysAndValues })),
    rewrites: v.array(v.strictObject({ source: v.string(), destination: v.string() })),
  }),
  JSON.parse(fileOf(vercel.beside?.(site), 'vercel.json')),
)

const transformed = getTransformedRoutes(vercelFile)
const vercelRoutes: readonly Route[] = transformed.routes ?? []

/** Follows the routes that Vercel's own package makes of its file: those before the files, the files, those after them. */
const askVercel: Ask = (path) => {
  const filesAt = vercelRoutes.findIndex((route) => 'handle' in route && route.handle === 'filesystem')
  const headers: Headers[] = []
  const fits = (route: Route) => ('handle' in route ? null : new RegExp(route.src ?? '$^').exec(path))
  for (const route of vercelRoutes.slice(0, filesAt)) {
    const found = fits(route)
    if (!found || 'handle' in route) continue
    const location = route.headers?.Location?.replace(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? '')
    if (location !== undefined) return { status: route.status ?? 0, location, headers: merged(headers) }
    headers.push(route.headers ?? {})
  }
  const rewritten = vercelRoutes.slice(filesAt).find((route) => fits(route) !== null)
  const shell = rewritten && 'dest' in rewritten ? cleanFile(rewritten.dest ?? '') : undefined
  const file = cleanFile(path) ?? shell
  return { status: file ? 200 : 404, file: file ?? '/404.html', headers: merged(headers) }
}

const azureConfig = v.parse(
  v.strictObject({
    trailingSlash: v.literal('never'),
    routes: v.array(
      v.strictObject({
        // A wildcard stands at the end, with endings of files at most.
        route: v.pipe(v.string(), v.regex(/^\/[^*]*(?:\*(?:\.(?:\w+|\{\w+(?:,\w+)*\}))?)?$/)),
        rewrite: v.exactOptional(v.string()),
        statusCode: v.exactOptional(v.number()),
        headers: v.exactOptional(v.record(v.string(), v.string())),
      }),
    ),
    responseOverrides: v.strictObject({ 404: v.strictObject({ rewrite: v.string() }) }),
    globalHeaders: v.record(v.string(), v.string()),
    mimeTypes: v.record(v.pipe(v.string(), v.startsWith('.')), v.string()),
  }),
  JSON.parse(fileOf(azure.beside?.(site), 'staticwebapp.config.json')),
)

const fitsAzure = (route: string, path: string): boolean => {
  const [stem = '', endings] = route.split('*')
  if (endings === undefined) return path === route || (route === '/index.html' && path === '/')
  const list = endings.replace(/^\.\{?|\}$/g, '').split(',')
  return path.startsWith(stem) && (endings === '' || list.some((ending) => path.endsWith(`.${ending}`)))
}

/** The tables of Azure's page “Configure Azure Static Web Apps”: slashes, then the first route that fits, then the file. */
const askAzure: Ask = (path) => {
  const { globalHeaders, responseOverrides, routes: own } = azureConfig
  const clean = path.replace(/(?<=.)\/$/, '').replace(/\/index\.html$/, '/')
  const address = pages.has(clean) ? clean.replace(/\.html$/, '') : clean
  if (address !== path) return { status: 301, location: address, headers: inSmall(globalHeaders) }
  const route = own.find((one) => fitsAzure(one.route, path))
  const headers = merged([globalHeaders, route?.headers ?? {}])
  const file = route?.statusCode === 404 ? undefined : (route?.rewrite ?? cleanFile(path))
  return file
    ? { status: 200, file, headers }
    : { status: 404, file: responseOverrides[404].rewrite, headers: merged([globalHeaders]) }
}

const firebaseConfig = v.parse(
  v.strictObject({
    hosting: v.strictObject({
      public: v.literal('.'),
      ignore: v.array(v.string()),
      cleanUrls: v.literal(true),
      trailingSlash: v.literal(false),
      headers: v.array(v.strictObject({ source: v.string(), headers: keysAndValues })),
      redirects: v.array(
        v.strictObject({ regex: v.string(), destination: v.string(), type: v.picklist([301, 302]) }),
      ),
      rewrites: v.array(v.strictObject({ source: v.string(), destination: v.string() })),
    }),
  }),
  JSON.parse(fileOf(firebase.beside?.(site), 'firebase.json')),
).hosting

const globbed = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*\*|\*/g, (stars) => ({ '**/': '(?:.*/)?', '**': '.*' })[stars] ?? '[^/]*')}$`,
  )

/** The order of Firebase's page “Configure Hosting behavior”: redirects, files, rewrites, the page of what is missing. */
const askFirebase: Ask = (path) => {
  const headers = merged(
    firebaseConfig.headers
      .filter(({ source }) => globbed(source).test(path))
      .map((row) => headersIn(row.headers)),
  )
  for (const { regex, destination, type } of firebaseConfig.redirects) {
    const found = new RegExp(regex.replaceAll('(?P<', '(?<')).exec(path)
    if (found) return { status: type, location: destination.replace(':id', found.groups?.id ?? ''), headers }
  }
  const isUploaded = (file: string) =>
    !firebaseConfig.ignore.some((glob) => globbed(glob).test(file.slice(1)))
  const found = cleanFile(path === '/' ? path : path.replace(/\/$/, ''))
  if (found && isUploaded(found)) {
    const address = found.replace(/(?:\/index)?\.html$/, '') || '/'
    return path === address
      ? { status: 200, file: found, headers }
      : { status: 301, location: address, headers }
  }
  const shell = firebaseConfig.rewrites.find(({ source }) => globbed(source).test(path))?.destination
  return { status: shell ? 200 : 404, file: shell ?? '/404.html', headers }
}

const stack = cloudfrontStack(site)
const valued = v.record(v.string(), v.object({ value: v.string() }))
const handled = v.union([
  v.strictObject({ statusCode: v.literal(301), statusDescription: v.string(), headers: valued }),
  v.object({ uri: v.pipe(v.string(), v.startsWith('/')) }),
  v.strictObject({ statusCode: v.literal(200), headers: valued }),
])
const world = createContext({})
runInContext(stack.Resources.Pages.Properties.FunctionCode, world)
/** Runs the function as CloudFront does: with one event, which has nothing of this process. */
const runFunction = (event: object) =>
  v.parse(handled, JSON.parse(runInContext(`JSON.stringify(handler(${JSON.stringify(event)}))`, world)))

type Query = Readonly<
  Record<string, { readonly value: string; readonly multiValue?: readonly { value: string }[] }>
>
const askCloudfrontFor = (uri: string, querystring: Query): Reply => {
  const request = { method: 'GET', uri, querystring, headers: {}, cookies: {} }
  const policy = stack.Resources.Headers.Properties.ResponseHeadersPolicyConfig
  const security = JSON.stringify(policy.SecurityHeadersConfig)
  const steady: Headers = Object.fromEntries([
    ...policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value]),
    // Their values are compared in a test of their own.
    ...Object.entries(headersOf(site.policy)).filter(([name]) =>
      security.includes(name.replace(/^X-|-/g, '')),
    ),
  ])
  const led = runFunction({ version: '1.0', context: { eventType: 'viewer-request' }, request })
  if ('statusCode' in led)
    return { status: led.statusCode, location: led.headers.location?.value ?? '', headers: inSmall(steady) }
  if (!('uri' in led) || !files.has(led.uri)) {
    const [missing] = stack.Resources.Distribution.Properties.DistributionConfig.CustomErrorResponses
    return {
      status: missing?.ResponseCode ?? 0,
      file: missing?.ResponsePagePath ?? '',
      headers: inSmall(steady),
    }
  }
  const answers = [request, { ...request, uri: led.uri }].map((asked) =>
    runFunction({
      version: '1.0',
      context: { eventType: 'viewer-response' },
      request: asked,
      response: { statusCode: 200, headers: {} },
    }),
  )
  // The event names the address either as it was asked for or as it was led.
  expect(answers[0]).toEqual(answers[1])
  const own = answers[0] && 'headers' in answers[0] ? v.parse(valued, answers[0].headers) : {}
  return {
    status: 200,
    file: led.uri,
    headers: merged([
      steady,
      Object.fromEntries(Object.entries(own).map(([name, { value }]) => [name, value])),
    ]),
  }
}
const askCloudfront: Ask = (path) => askCloudfrontFor(path, {})

const hosts: readonly { name: string; ask: Ask; deeper?: string }[] = [
  { name: 'Vercel', ask: askVercel },
  // Its wildcards stand for any end.
  { name: 'Azure Static Web Apps', ask: askAzure, deeper: '/coupon.html' },
  { name: 'Firebase Hosting', ask: askFirebase },
  { name: 'CloudFront', ask: askCloudfront },
]

describe.each(hosts)('$name', ({ ask, deeper }) => {
  test('opens every route by its address, details whatever the id @RTE-1 @OPS-4', () => {
    for (const { path, page } of routes)
      for (const id of ['7', 'a%20b', '%C5%BE', 'a%2Fb', 'x.y', '100%25', "o'neill", 'ABC-1_2~3']) {
        const { status, file } = ask(path.replace('{id}', id))
        expect([status, file], path.replace('{id}', id)).toEqual([200, `/${page}.html`])
      }
    expect(ask('/help/browser').file).toBe('/help/browser.html')
  })

  test('answers what is not there with the fallback page and status 404 @RTE-7 @OPS-4', () => {
    for (const path of ['/nowhere', '/coupons/7', '/a%20b', '/wl/v1/user', '/_astro/gone.js']) {
      const { status, file, headers } = ask(path)
      expect([status, file], path).toEqual([404, '/404.html'])
      if (!path.startsWith('/_astro/')) expect(headers['cache-control'], path).toBeUndefined()
      expect(headers.link, path).toBeUndefined()
    }
    expect(ask('/coupon/7/more').file).toBe(deeper ?? '/404.html')
  })

  test('sends no visitor what is for hosts @E4 @OPS-4', () => {
    for (const path of hidden) {
      const { location, ...first } = ask(path)
      const { status, file } = location === undefined ? first : ask(location)
      expect([status, file], path).toEqual([404, '/404.html'])
    }
  })

  test.each([
    ['/coupons/', '/coupons'],
    ['/coupons.html', '/coupons'],
    ['/coupon/7/', '/coupon/7'],
    ['/coupon/a%20b/', '/coupon/a%20b'],
    ['/index.html', '/'],
  ])('leads %s to the one address of its page, %s @OPS-4', (path, address) => {
    const { status, location } = ask(path)
    expect([301, 308]).toContain(status)
    expect(location).toBe(address)
  })

  test('sends every steady header and the policy with every answer @OPS-4', () => {
    for (const path of ['/', '/coupons', '/coupon/7', '/nowhere', '/favicon.svg'])
      expect(ask(path).headers, path).toMatchObject(inSmall(headersOf(site.policy)))
  })

  test('lets pages be reused for a minute, hashed files for ever, the service worker and words not unasked @OFF-3 @OPS-4', () => {
    const caching = (path: string) => ask(path).headers['cache-control']
    for (const { path } of routes)
      expect(caching(path.replace('{id}', '7')), path).toBe('public, max-age=60, stale-while-revalidate=600')
    expect(caching('/_astro/app.js')).toBe('public, max-age=31536000, immutable')
    expect(caching('/sw.js')).toBe('no-cache')
    expect(caching('/words/bg.js')).toBe('no-cache')
    expect(caching('/favicon.svg')).toBeUndefined()
    expect(ask('/manifest.webmanifest').headers['content-type']).toBe('application/manifest+json')
  })

  test('names the style sheets of a page ahead of it, and of nothing else @FST-1 @OPS-4', () => {
    expect(ask('/').headers.link).toBe(`<${sheet}>; rel=preload; as=style`)
    expect(ask('/coupon/7').headers.link).toBe(
      `<${sheet}>; rel=preload; as=style, <${clubs}>; rel=preload; as=style`,
    )
    for (const path of ['/sw.js', '/favicon.svg']) expect(ask(path).headers.link, path).toBeUndefined()
  })
})

test('Vercel’s own package makes routes of the file without an error @OPS-4', () => {
  expect(transformed.error).toBeNull()
})

test.each([
  ['redirects', redirectsSchema],
  ['headers', headersSchema],
  ['rewrites', rewritesSchema],
] as const)('Vercel’s own schema takes the %s @OPS-4', (part, schema) => {
  const check = new Ajv({ strict: false }).compile(schema)
  check(vercelFile[part])
  expect(check.errors).toBeNull()
})

test('the files of a club with a long policy and a style sheet of its own stay within what hosts read @OPS-4', () => {
  const sheets = Object.fromEntries(names.map((name) => [`${name}.html`, [sheet, clubs]]))
  const large = { policy: 'x'.repeat(1900), sheets }
  expect(fileOf(azure.beside?.(large), 'staticwebapp.config.json').length).toBeLessThan(20_000)
  const { FunctionCode } = cloudfrontStack(large).Resources.Pages.Properties
  expect(Buffer.byteLength(FunctionCode)).toBeLessThan(10_240)
})

describe('CloudFront’s stack', () => {
  test('sends the very values of the steady headers @OPS-4', () => {
    const { SecurityHeadersConfig } = stack.Resources.Headers.Properties.ResponseHeadersPolicyConfig
    expect(SecurityHeadersConfig).toEqual({
      ContentSecurityPolicy: { ContentSecurityPolicy: site.policy, Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 15768000,
        IncludeSubdomains: false,
        Preload: false,
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
    })
  })

  test('keeps the query of an address that it leads elsewhere, and leads to no other site @OPS-4', () => {
    const twice = { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }
    const asked = askCloudfrontFor('/coupons/', { token: { value: 'a%2Bb' }, x: twice, flag: { value: '' } })
    expect(asked.location).toBe('/coupons?token=a%2Bb&x=1&x=2&flag')
    for (const path of [
      '//evil.example/',
      '/\\evil.example/',
      '/%5Cevil.example/',
      '//evil.example/x.html',
    ]) {
      const { origin } = new URL(askCloudfront(path).location ?? '/', 'https://club.example')
      expect(origin, path).toBe('https://club.example')
    }
  })

  test('stores at the edge what browsers may reuse, and the service worker for a second @OFF-3 @OPS-4', () => {
    const { CacheBehaviors, DefaultCacheBehavior } =
      stack.Resources.Distribution.Properties.DistributionConfig
    expect(CacheBehaviors.map(({ PathPattern, CachePolicyId }) => [PathPattern, CachePolicyId.Ref])).toEqual([
      ['/_astro/*', 'Cache31536000'],
      ['/words/*', 'Cache1'],
      ['/sw.js', 'Cache1'],
    ])
    expect(DefaultCacheBehavior.CachePolicyId.Ref).toBe('Cache60')
  })

  test('names only what it has @OPS-4', () => {
    const text = JSON.stringify(stack)
    const has = new Set([...Object.keys(stack.Resources), ...Object.keys(stack.Parameters)])
    const found = [
      ...text.matchAll(/"Ref":"(?!AWS::)(\w+)"|"Fn::GetAtt":\["(\w+)"|\$\{(?!AWS::)(\w+)/g),
    ].flatMap(([, ...groups]) => groups.filter(Boolean))
    expect(found.length).toBeGreaterThan(15)
    expect(found.filter((name) => !has.has(name))).toEqual([])
    const { beside } = cloudfront
    expect(JSON.parse(fileOf(beside?.(site), 'cloudfront.json'))).toEqual(JSON.parse(text))
  })
})
