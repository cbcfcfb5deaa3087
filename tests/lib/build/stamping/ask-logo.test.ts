import { expect, test } from 'vitest'
import { askLogo } from '#lib/build/stamping/ask-logo.ts'

const entry = { domain: 'club.example', api: 'https://api.example' }
const clubWith = (logo: unknown) => ({
  club: {
    config: { general: { 'HEADER.logo': logo } },
    ...{ at: 1, variables: {}, locale: 'en', smsLogin: false, web: true, home: 'dashboard' as const },
  },
})
const answering =
  (body: BodyInit, type: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status, headers: { 'content-type': type } })

test('a club’s logo comes along as its icons hold it @OFF-4', async () => {
  const asked: string[] = []
  const fetcher: typeof fetch = async (url) => {
    asked.push(String(url))
    return new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } })
  }
  const data = `data:image/svg+xml;base64,${btoa('<svg/>')}`
  expect(await askLogo(entry, clubWith('https://cdn.example/logo.svg'), fetcher)).toEqual({ data })
  expect(await askLogo(entry, clubWith('/files/logo.svg'), fetcher)).toEqual({ data })
  expect(asked).toEqual(['https://cdn.example/logo.svg', 'https://club.example/files/logo.svg'])
})

test.each([undefined, '', 7, 'javascript:alert(1)', 'data:image/png;base64,AA', '//evil.example/a.png'])(
  'a club whose logo is %j has none, and nobody is asked @OFF-4 XS-25',
  async (logo) => {
    const fetcher: typeof fetch = () => Promise.reject(new Error('asked'))
    expect(await askLogo(entry, clubWith(logo), fetcher)).toEqual({})
  },
)

test.each([
  ['its status is 404', answering('', 'image/png', 404), 'status 404'],
  ['it is a page', answering('<h1>', 'text/html'), 'it is of the kind text/html'],
  ['it is of a kind that only begins so', answering('x', 'image/pngx'), 'it is of the kind image/pngx'],
  ['it is empty', answering('', 'image/png'), 'it has 0 bytes'],
  ['it is too large', answering('x'.repeat(256_001), 'image/png'), 'it has more than 256000 bytes'],
  ['nobody answers', () => Promise.reject(new TypeError('fetch failed')), 'fetch failed'],
] as const)('where %s the administrator reads why the icon lacks it @OFF-4', async (_, fetcher, reason) => {
  const { data, warning } = await askLogo(entry, clubWith('https://cdn.example/a.png'), fetcher)
  expect(data).toBeUndefined()
  expect(warning).toContain('its icon is drawn without its logo, https://cdn.example/a.png: ')
  expect(warning).toContain(reason)
})

test('a logo is read to its limit and no further @OFF-4 @E4', async () => {
  let pulled = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 1
      controller.enqueue(new Uint8Array(100_000))
      if (pulled === 20) controller.close()
    },
  })
  const { warning } = await askLogo(
    entry,
    clubWith('https://cdn.example/a.png'),
    answering(body, 'image/png'),
  )
  expect(warning).toContain('it has more than 256000 bytes')
  expect(pulled).toBeLessThan(6)
})

test('a logo that leads on to another address is followed nowhere @OFF-4 @E4', async () => {
  const asked: string[] = []
  const fetcher: typeof fetch = async (url, init) => {
    asked.push(String(url))
    expect(init?.redirect).toBe('manual')
    return new Response(null, {
      status: 302,
      headers: { location: 'http://169.254.169.254/latest/meta-data' },
    })
  }
  const { data, warning } = await askLogo(entry, clubWith('https://cdn.example/a.png'), fetcher)
  expect(data).toBeUndefined()
  expect(warning).toContain('status 302')
  expect(asked).toEqual(['https://cdn.example/a.png'])
})

test('where the list names the hosts of pictures, no other is asked @OFF-4', async () => {
  const images = ['https://cdn.example']
  const fetcher = answering('x', 'image/png')
  const ask = (logo: string) => askLogo({ ...entry, images }, clubWith(logo), fetcher)
  expect(await ask('https://cdn.example/a.png')).toHaveProperty('data')
  expect(await ask('https://api.example/a.png')).toHaveProperty('data')
  expect(await ask('/a.png')).toHaveProperty('data')
  expect((await ask('https://elsewhere.example/a.png')).warning).toContain('not among its "images"')
})
