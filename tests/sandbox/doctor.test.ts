import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { createAdaptorServer } from '@hono/node-server'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { main } from '#lib/build/contract/run.ts'
import type { Finding } from '#lib/build/doctor/examine.ts'
import { certify } from '#support/certificates.ts'
import { freePort, nginx, runNginx } from '#support/nginx.ts'
import { createSandbox, type Sandbox } from './app.ts'
import { isLocal } from './cors.ts'
import { overNode } from './over-node.ts'

if (!nginx) console.warn('No nginx here, so no fault is planted in it: apt-get install nginx-light.')

/** Nobody answers there. */
const portal = 'http://127.0.0.1:1'

const shown = vi.fn()
const cried = vi.fn()
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(shown)
  vi.spyOn(console, 'error').mockImplementation(cried)
})

const listening = async (server: ReturnType<typeof createAdaptorServer> | Server): Promise<number> => {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done())
  })
  return (server.address() as AddressInfo).port
}

const closed = (server: ReturnType<typeof createAdaptorServer> | Server) =>
  new Promise<void>((done) => {
    server.close(() => done())
    if ('closeAllConnections' in server) server.closeAllConnections()
  })

interface Examined {
  readonly code: number
  readonly findings: readonly Finding[]
  readonly wrong: readonly Finding[]
}

/** Runs the command as a terminal does, and reads its JSON. */
const examined = async (url: string, ...more: readonly string[]): Promise<Examined> => {
  shown.mockClear()
  const given = more.includes('--origin') ? more : [...more, '--origin', portal]
  const domain = more.includes('--domain') ? [] : ['--domain', 'fuel']
  const code = await main(['doctor', url, ...domain, ...given, '--json'], {})
  const { findings } = JSON.parse(String(shown.mock.calls[0]?.[0])) as { findings: readonly Finding[] }
  return { code, findings, wrong: findings.filter(({ status }) => status === 'wrong') }
}

const checksOf = (findings: readonly Finding[]) => findings.map(({ check }) => check)

const servers: (ReturnType<typeof createAdaptorServer> | Server)[] = []
let sandbox: Sandbox
/** The platform by itself, without CORS. */
let plain: number
/** The same, which gives the leave of browsers by itself. */
let leaving: number

beforeAll(async () => {
  sandbox = createSandbox()
  const generous = createSandbox({ cors: isLocal })
  for (const one of [sandbox, generous]) {
    const answer = (request: Request) => one.app.fetch(request)
    servers.push(createAdaptorServer({ fetch: overNode(answer), overrideGlobalObjects: false }))
  }
  ;[plain = 0, leaving = 0] = await Promise.all(servers.map(listening))
})
afterEach(() => sandbox.controls.reset())
afterAll(async () => {
  await Promise.all(servers.map(closed))
  sandbox.close()
})

/** A configuration with which nothing is wrong: nginx gives the leave for a platform that knows nothing of it. */
const healthy = (upstream: number) => `
server {
    listen 127.0.0.1:{port};
    gzip on;
    gzip_types application/json;
    location / {
        proxy_pass http://127.0.0.1:${upstream};
        proxy_set_header Host $http_host;
    }
    location /wl/v1/ {
        add_header Access-Control-Allow-Origin "${portal}" always;
        add_header Access-Control-Allow-Methods "GET, POST, PUT, DELETE" always;
        add_header Access-Control-Allow-Headers "Authorization, channel-id, Content-Type, confirmation" always;
        add_header Access-Control-Max-Age "7200" always;
        add_header Access-Control-Expose-Headers "Date, Retry-After" always;
        if ($request_method = OPTIONS) { return 204; }
        proxy_pass http://127.0.0.1:${upstream};
        proxy_set_header Host $http_host;
    }
}
`

/** Changes a configuration as the doctor says: its headers in the place of others, once, and preflights answered with 204. */
const mended = (config: string, { check, headers = {} }: Finding): string => {
  if (check === 'compression') return config.replace('gzip off', 'gzip on')
  const [before = '', location = ''] = config.split('    location /wl/v1/ {\n')
  const rows = location
    .split('\n')
    .filter((row) => !Object.keys(headers).some((name) => row.includes(`add_header ${name} `)))
    .map((row) => row.replace('return 405', 'return 204'))
  const own = Object.entries(headers).flatMap(([name, value]) => [
    ...(config.includes(`proxy_hide_header ${name};`) ? [] : [`proxy_hide_header ${name};`]),
    `add_header ${name} "${value}" always;`,
  ])
  return `${before}    location /wl/v1/ {\n${[...own, ...rows].join('\n')}`
}

const examinedBehind = async (config: string, files: Record<string, string> = {}, ...more: string[]) => {
  // At a port of its own: to another one `fetch` may have kept a connection, which has ended with its server.
  const port = await freePort()
  const server = await runNginx(nginx ?? '', config.replace('{port}', String(port)), files)
  onTestFinished(server.stop)
  expect(server.verdict).toContain('syntax is ok')
  const scheme = Object.keys(files).length > 0 ? 'https' : 'http'
  return await examined(`${scheme}://127.0.0.1:${port}`, ...more)
}

/** A line taken away. */
const without = (line: RegExp) => (config: string) => config.replace(line, '')
const header = (name: string) => new RegExp(`add_header ${name} .*;`)

// The one condition under which these are left out: a machine without nginx. npm test tries to install it first.
describe.skipIf(!nginx)('a real nginx before the embedded platform', () => {
  test('nothing is wrong with a healthy one, and the command ends well @DOC-1', async () => {
    const { code, findings } = await examinedBehind(healthy(plain))
    expect(findings.filter(({ status }) => status !== 'good')).toEqual([])
    expect(findings.length).toBe(10)
    expect(code).toBe(0)
  })

  test.each([
    [
      'Date and Retry-After are not exposed',
      'cors',
      'Access-Control-Expose-Headers lacks Date, Retry-After.',
      without(header('Access-Control-Expose-Headers')),
    ],
    [
      'preflights allow *, which leaves Authorization out',
      'cors',
      'Access-Control-Allow-Headers lacks authorization.',
      (config: string) => config.replace(/(Access-Control-Allow-Headers) ".*"/, '$1 "*"'),
    ],
    [
      'preflights do not allow DELETE',
      'cors',
      'Access-Control-Allow-Methods lacks DELETE.',
      (config: string) => config.replace(', DELETE"', '"'),
    ],
    [
      'preflights are answered with 405',
      'cors',
      'OPTIONS is answered with 405; a browser wants 200 or 204.',
      (config: string) => config.replace('return 204', 'return 405'),
    ],
    [
      'preflights are not remembered',
      'cors',
      'OPTIONS is answered without Access-Control-Max-Age: browsers ask again after five seconds.',
      without(header('Access-Control-Max-Age')),
    ],
    [
      'refusals come without permission',
      'cors',
      'The refusal of GET user (401) has no Access-Control-Allow-Origin. The refusal of an address that there is not (404) has no Access-Control-Allow-Origin.',
      (config: string) => config.replace(/(Allow-Origin|Expose-Headers)( ".*") always/g, '$1$2'),
    ],
    [
      'answers come without permission',
      'cors',
      'The answer to the preflight has no Access-Control-Allow-Origin. The answer has no Access-Control-Allow-Origin.',
      without(header('Access-Control-Allow-Origin')),
    ],
    [
      'answers allow another origin',
      'cors',
      `The answer has an Access-Control-Allow-Origin that is neither ${portal} nor *.`,
      (config: string) => config.replace(`Origin "${portal}"`, 'Origin "https://other.example"'),
    ],
    [
      'the permission is a copy of any origin, and no cache knows',
      'cors',
      'Access-Control-Allow-Origin differs by origin and Vary does not say so: a cache gives one club the answer of another.',
      (config: string) => config.replace(`Origin "${portal}"`, 'Origin $http_origin'),
    ],
    [
      'answers travel unpacked',
      'compression',
      ' bytes) are sent unpacked to a browser that takes gzip and brotli.',
      (config: string) => config.replace('gzip on', 'gzip off'),
    ],
    [
      'settings are kept for a year',
      'caching',
      'Browsers keep the public settings for 365 days (Cache-Control: max-age=31536000)',
      (config: string) =>
        config.replace(
          '/wl/v1/ {',
          '/wl/v1/ {\n        proxy_hide_header Cache-Control;\n        add_header Cache-Control "max-age=31536000";',
        ),
    ],
  ] as const)(
    '%s: the doctor names that and nothing else, and what it asks for mends it @DOC-1 @E1',
    async (_, check, sentence, plant) => {
      const config = plant(healthy(plain))
      expect(config).not.toBe(healthy(plain))
      const ill = await examinedBehind(config)
      expect(checksOf(ill.wrong)).toEqual([check])
      expect(ill.wrong[0]?.sentence).toContain(sentence)
      if (check === 'cors' && !sentence.includes('neither')) expect(ill.wrong[0]?.sentence).toBe(sentence)
      expect(ill.code).toBe(1)
      const [fault] = ill.wrong
      if (!fault) throw new Error('The doctor names no fault.')
      const well = await examinedBehind(mended(config, fault))
      expect(checksOf(well.wrong)).toEqual([])
      expect(well.code).toBe(0)
    },
  )

  test('nginx and the platform both give permission: the doctor names that and nothing else, and its headers mend it @DOC-1', async () => {
    const config = healthy(leaving)
    const { wrong } = await examinedBehind(config)
    expect(checksOf(wrong)).toEqual(['cors'])
    expect(wrong[0]?.sentence).toContain('more than once')
    const well = await examinedBehind(mended(config, wrong[0] as Finding))
    expect(checksOf(well.wrong)).toEqual([])
  })

  test('the platform’s clock is a day ahead: the doctor names that and no other @DOC-1', async () => {
    sandbox.controls.clock(86_400)
    const config = healthy(plain).replace('/wl/v1/ {', '/wl/v1/ {\n        proxy_pass_header Date;')
    const { wrong } = await examinedBehind(config)
    expect(checksOf(wrong)).toEqual(['clock'])
    // It may be this machine that is wrong.
    expect(wrong[0]?.sentence).toMatch(
      /^The platform's clock is 24 hours ahead of that of this machine, which says .* GMT; one of the two is wrong\.$/,
    )
  })

  test.each([
    [301, ['redirects']],
    [308, []],
  ])('a call that is sent elsewhere by %i @DOC-1', async (status, expected) => {
    const config = healthy(plain).replace(
      '    location /wl/v1/ {',
      `    location = /wl/v1/user/token/refresh { return ${status} https://api.example.com/wl/v1/user/token/refresh?key=secret; }
    location /wl/v1/ {`,
    )
    const { wrong } = await examinedBehind(config)
    expect(checksOf(wrong)).toEqual(expected)
    expect(JSON.stringify(wrong)).not.toContain('secret')
  })

  test('a domain that is not known is no reason to hold its answer against the leave for others @DOC-1', async () => {
    const refusal = { error: { message: 'No', code: 'not_found' } }
    sandbox.controls.fault({ endpoint: 'getDomainConfig', status: 404, body: refusal })
    expect(checksOf((await examinedBehind(healthy(plain))).wrong)).toEqual(['settings'])
    const config = healthy(plain).replace(/(Allow-Origin|Expose-Headers)( ".*") always/g, '$1$2')
    const { wrong } = await examinedBehind(config)
    expect(checksOf(wrong)).toEqual(['cors', 'settings'])
    expect(wrong[0]?.sentence).toContain('The refusal of the public settings (404) has no ')
  })

  test('nginx that does not reach the platform is told of as that, and nothing else is held against it @DOC-1', async () => {
    const config = healthy(await freePort()).replace(/add_header .*/g, '')
    const { wrong, findings } = await examinedBehind(config)
    expect(checksOf(wrong)).toEqual(['address'])
    expect(wrong[0]?.sentence).toContain('answers 502')
    expect(findings.find(({ check }) => check === 'settings')?.status).toBe('undetermined')
  })

  describe('by https', () => {
    const authority = certify({ isAuthority: true })
    const forHere = { addresses: ['127.0.0.1'] }
    const secured = () =>
      healthy(plain).replace(
        `listen 127.0.0.1:{port};`,
        `listen 127.0.0.1:{port} ssl;
    ssl_certificate {folder}/cert.pem;
    ssl_certificate_key {folder}/key.pem;`,
      )
    const behind = async (made: ReturnType<typeof certify>) => {
      const files = { 'cert.pem': made.certificate, 'key.pem': made.key }
      return examinedBehind(secured(), files, '--domain', 'plain')
    }
    // As NODE_EXTRA_CA_CERTS does where a program begins.
    const usual = getCACertificates('default')
    beforeAll(() => setDefaultCACertificates([...usual, authority.certificate]))
    afterAll(() => setDefaultCACertificates(usual))

    test('a certificate of an authority that is known is good @DOC-1', async () => {
      const { wrong, findings } = await behind(certify({ ...forHere, by: authority }))
      expect(wrong).toEqual([])
      expect(findings.find(({ check }) => check === 'address')?.status).toBe('good')
    })

    test.each([
      ['signed by itself', () => certify(forHere), 'self-signed certificate'],
      ['for another name', () => certify({ hosts: ['other.example'], by: authority }), 'does not match'],
      ['past its end', () => certify({ ...forHere, days: -1, by: authority }), 'certificate has expired'],
      [
        'of an authority that nobody knows',
        () => certify({ ...forHere, by: certify({ isAuthority: true }) }),
        'certificate',
      ],
    ])('a certificate that is %s: the doctor names that and no other @DOC-1', async (_, made, sentence) => {
      const { wrong, code } = await behind(made())
      expect(checksOf(wrong)).toEqual(['address'])
      expect(wrong[0]?.sentence).toContain(sentence)
      expect(code).toBe(1)
    })
  })
})

describe('faults of the platform itself', () => {
  const url = () => `http://127.0.0.1:${leaving}`
  const refusal = { error: { message: 'No', code: 'not_found' } }
  let broken: Sandbox
  let at: number
  let server: ReturnType<typeof createAdaptorServer>

  beforeAll(async () => {
    broken = createSandbox({ cors: isLocal })
    const answer = (request: Request) => broken.app.fetch(request)
    server = createAdaptorServer({ fetch: overNode(answer), overrideGlobalObjects: false })
    at = await listening(server)
  })
  afterEach(() => broken.controls.reset())
  afterAll(async () => {
    await closed(server)
    broken.close()
  })
  const ill = (...more: string[]) => examined(`http://127.0.0.1:${at}`, ...more)
  // Nothing packs the answers of this one.
  const besides = ({ wrong }: Examined) => wrong.filter(({ check }) => check !== 'compression')

  test('it is well but for what packs its answers @DOC-1', async () => {
    expect(checksOf((await examined(url())).wrong)).toEqual(['compression'])
  })

  test('a domain that it does not know @DOC-1', async () => {
    broken.controls.fault({ endpoint: 'getDomainConfig', status: 404, body: refusal })
    const found = await ill('--domain', 'club.example.com')
    expect(checksOf(found.wrong)).toEqual(['settings'])
    expect(found.wrong[0]?.sentence).toContain('knows no club at club.example.com')
    expect(found.wrong[0]?.remedy).toContain('--domain')
    expect(found.findings.find(({ check }) => check === 'setting-values')?.status).toBe('undetermined')
  })

  test.each([
    ['a page of HTML', '<h1>Sign in</h1>', 'The answer is HTML instead of JSON'],
    ['no settings', { data: { channel_id: 'a' } }, 'general is missing.'],
    [
      'a channel that no header can hold',
      { data: { general: {}, channel_id: 'канал' } },
      'channel_id is "канал"; expected visible ASCII without spaces.',
    ],
  ])('settings that are %s @DOC-1', async (_, body, sentence) => {
    broken.controls.fault({ endpoint: 'getDomainConfig', status: 200, body })
    const found = await ill()
    expect(checksOf(found.wrong)).toEqual(['settings'])
    expect(found.wrong[0]?.sentence).toContain(sentence)
  })

  test('a platform whose settings say that it takes keys, and that does not allow them @DOC-1 @B5', async () => {
    broken.controls.settings('fuel', { 'GENERAL.idempotency': true })
    const found = besides(await ill())
    expect(checksOf(found)).toEqual(['cors'])
    expect(found[0]?.sentence).toBe('Access-Control-Allow-Headers lacks idempotency-key.')
    expect(found[0]?.headers?.['Access-Control-Allow-Headers']).toBe(
      'Authorization, channel-id, Content-Type, confirmation, Idempotency-Key',
    )
  })

  test('a platform that follows the specification and allows no other headers @DOC-1 @B5', async () => {
    const allowing = async (request: Request) => {
      const response = await broken.app.fetch(request)
      response.headers.set('Access-Control-Allow-Headers', 'Authorization, channel-id, Content-Type')
      return response
    }
    const strict = createAdaptorServer({ fetch: overNode(allowing), overrideGlobalObjects: false })
    const port = await listening(strict)
    onTestFinished(() => closed(strict))
    const found = besides(await examined(`http://127.0.0.1:${port}`))
    expect(found.map(({ sentence }) => sentence)).toEqual([
      'Access-Control-Allow-Headers lacks confirmation.',
    ])
    broken.controls.fault({ endpoint: 'getSecurity', status: 404, body: refusal })
    expect(besides(await examined(`http://127.0.0.1:${port}`))).toEqual([])
  })

  test.each([
    ['HEADER.hieght', 72, 'HEADER.hieght (did you mean HEADER.height?)'],
    ['TILL.sound', true, 'The portal knows no setting TILL.sound.'],
    ['HEADER.height', 'tall', 'HEADER.height is "tall"; expected a number of pixels, 0 to 160.'],
    ['GENERAL.lang', 'de', 'GENERAL.lang is "de"; expected one of en, en_GB, bg,'],
    ['GENERAL.web', 'maybe', 'GENERAL.web is "maybe"; expected true or false.'],
    ['VISUAL.color.primary', 'blau', 'VISUAL.color.primary is "blau"; expected a colour of CSS'],
    [
      'HEADER.logo_link',
      'javascript:alert(1)',
      'HEADER.logo_link is "javascript:alert(1)"; expected an address',
    ],
    ['GENERAL.country', 'Bulgaria', 'GENERAL.country is "Bulgaria"; expected two letters'],
    ['GENERAL.contact', 'ask us', 'GENERAL.contact is "ask us"; expected an e-mail address'],
    ['HEADER', 'red', 'HEADER is "red"; expected an object.'],
    ['GENERAL.routes.items', [{ title: 'Coupons' }], 'In a list of links: item 0:'],
  ])(
    'a setting that the portal does not know, or with a wrong value: %s %j @DOC-1',
    async (key, value, sentence) => {
      broken.controls.settings('fuel', { [key]: value })
      const found = besides(await ill())
      expect(checksOf(found)).toEqual(['setting-values'])
      expect(found[0]?.sentence).toContain(sentence)
    },
  )

  test.each([
    [{ web: { 'frame.sidebar.titel': 'Deals' } }, 'frame.sidebar.titel (did you mean frame.sidebar.title?)'],
    [{ web: { 'frame.sidebar.title': 7 } }, 'frame.sidebar.title'],
    [{ errors: { maxSize: 'At most {megabytes}' } }, 'errors.maxSize: cannot fill in "At most {megabytes}"'],
  ])('wording that the portal cannot use: %j @DOC-1', async (data, sentence) => {
    broken.controls.fault({ endpoint: 'getTranslations', status: 200, body: { data } })
    const found = besides(await ill())
    expect(checksOf(found)).toEqual(['words'])
    expect(found[0]?.sentence).toContain(sentence)
  })

  test('a platform without wording of its own is well @DOC-1', async () => {
    broken.controls.fault({ endpoint: 'getTranslations', status: 404, body: refusal })
    expect(besides(await ill())).toEqual([])
  })

  test('a call without a token that is answered with 403 @DOC-1', async () => {
    broken.controls.fault({ endpoint: 'getMember', status: 403, body: refusal })
    const found = besides(await ill())
    expect(checksOf(found)).toEqual(['session'])
    expect(found[0]?.remedy).toContain('Answer 401')
  })

  // nginx always sends a date of its own, so this one stands alone.
  test('answers without a date @DOC-1', async () => {
    const answer = overNode(async (request) => {
      const response = await broken.app.fetch(request)
      response.headers.delete('Date')
      return response
    })
    const silent = createAdaptorServer({
      fetch: (request, bindings) => {
        if ('sendDate' in bindings.outgoing) bindings.outgoing.sendDate = false
        return answer(request, bindings)
      },
      overrideGlobalObjects: false,
    })
    const port = await listening(silent)
    onTestFinished(() => closed(silent))
    const found = besides(await examined(`http://127.0.0.1:${port}`))
    expect(checksOf(found)).toEqual(['clock'])
    expect(found[0]?.sentence).toContain('has no Date header')
  })

  test('an address at which nobody listens @DOC-1', async () => {
    const { wrong, code } = await examined(`http://127.0.0.1:${await freePort()}`)
    expect(checksOf(wrong)).toEqual(['address'])
    expect(wrong[0]?.sentence).toContain('connect ECONNREFUSED 127.0.0.1:')
    expect(code).toBe(1)
  })

  test('on the portal’s own origin nobody asks for permission @DOC-1', async () => {
    const { wrong } = await examined(`http://127.0.0.1:${plain}`, '--origin', `http://127.0.0.1:${plain}`)
    expect(checksOf(wrong)).toEqual(['compression'])
  })

  describe('in the terminal', () => {
    test('a fault is named with the headers that mend it @DOC-1', async () => {
      shown.mockClear()
      const args = ['doctor', `http://127.0.0.1:${plain}`, '--domain', 'fuel', '--origin', portal]
      expect(await main(args, {})).toBe(1)
      const text = String(shown.mock.calls[0]?.[0])
      expect(text).toMatch(
        /^WRONG +cors +OPTIONS is answered with 404; a browser wants 200 or 204\. The answer has no /m,
      )
      expect(text).toContain(`         Access-Control-Allow-Origin: ${portal}`)
      expect(text).toMatch(/\d+ wrong, \d+ good, \d+ cannot be told \(-\)\.$/)
    })

    test.each([
      [[], 'URL is missing.'],
      [['ftp://a.example'], '"ftp://a.example" is no address'],
      [['https://a.example', 'https://b.example'], '"https://b.example" is one address too many.'],
      [['https://a.example', '--server', 'iis'], "Unknown option '--server'"],
    ])('%j is told why not, and nothing is asked @DOC-1', async (args, sentence) => {
      cried.mockClear()
      expect(await main(['doctor', ...args], {})).toBe(2)
      expect(String(cried.mock.calls[0]?.[0])).toContain(sentence)
    })

    test('what an address holds besides is never printed @DOC-1', async () => {
      shown.mockClear()
      await main(['doctor', `http://anna:secret@127.0.0.1:${plain}/?key=secret`, '--domain', 'fuel'], {})
      expect(shown.mock.calls.join()).not.toContain('secret')
    })
  })
})
