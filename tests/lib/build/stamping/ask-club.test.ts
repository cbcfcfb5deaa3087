import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGzip } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { askClub } from '#lib/build/stamping/ask-club.ts'

const config = { data: { general: { 'GENERAL.lang': 'bg' } } }
const entry = { domain: 'club.example', api: 'https://api.example' }
const address = 'https://api.example/wl/v1/platform/domain/club.example/config/public'

/** A platform that goes wrong so many times before it answers, and the pauses that were made. */
const platform = (failures: readonly (() => Promise<Response>)[]) => {
  const pauses: number[] = []
  const asked: string[] = []
  const fetcher: typeof fetch = async (url) => {
    asked.push(String(url))
    const failure = failures[asked.length - 1]
    if (failure) return failure()
    return Response.json(String(url).endsWith('/config/public') ? config : { data: {} })
  }
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds)
  }
  return { pauses, asked, asking: { fetch: fetcher, pause } }
}

let server: Server | undefined
afterEach(() => server?.close())

const noConnection = (message: string) => () =>
  Promise.reject(new TypeError('fetch failed', { cause: new Error(message) }))
const status =
  (code: number, body: unknown = {}) =>
  async () =>
    Response.json(body, { status: code })

test('a club whose platform stumbles twice is made all the same @E4', async () => {
  const { asking, asked, pauses } = platform([noConnection('read ECONNRESET'), status(503)])
  const { club } = await askClub(entry, 1, asking)
  expect(club.locale).toBe('bg')
  expect(asked).toHaveLength(4)
  expect(pauses).toEqual([500, 2000])
})

test.each([
  [
    'a cut connection',
    noConnection('read ECONNRESET'),
    `${address}: api.example gives no answer: read ECONNRESET.`,
  ],
  [
    'a name nobody knows',
    noConnection('getaddrinfo ENOTFOUND api.example'),
    `${address}: api.example gives no answer: getaddrinfo ENOTFOUND api.example.`,
  ],
  ['a broken server', status(500), `${address} answered with status 500`],
  ['a busy server', status(429), `${address} answered with status 429`],
])('an operator reads why after three tries that end with %s @E4', async (_, failure, sentence) => {
  const { asking, asked } = platform([failure, failure, failure, failure])
  await expect(askClub(entry, 1, asking)).rejects.toThrow(new Error(sentence))
  expect(asked).toHaveLength(3)
})

test.each([
  [404, {}, `${address} answered with status 404`],
  [404, { error: { message: 'No such club' } }, `${address} answered with status 404 ("No such club")`],
  [403, {}, `${address} answered with status 403`],
])('a no with status %i is told at once, and is not asked again @E4', async (code, body, sentence) => {
  const { asking, asked } = platform([status(code, body)])
  await expect(askClub(entry, 1, asking)).rejects.toThrow(new Error(sentence))
  expect(asked).toHaveLength(1)
})

test('a wording that cannot be had is told with its own address @E4', async () => {
  const answers = [async () => Response.json(config), status(404)]
  const { asking } = platform(answers)
  await expect(askClub(entry, 1, asking)).rejects.toThrow(
    new Error('https://api.example/wl/v1/platform/config/translations/bg answered with status 404'),
  )
})

test('a config is read to its limit, however small it comes packed, and is told so @E4', async () => {
  server = createServer((_, answer) => {
    let sent = 0
    answer.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    // A million letters in a thousand bytes, and that again and again.
    const packer = createGzip({ level: 9 })
    packer.pipe(answer)
    const letters = Buffer.alloc(1_000_000, 'a')
    const more = () => {
      while (!answer.destroyed && sent < 20) {
        sent += 1
        if (!packer.write(letters)) return void packer.once('drain', more)
      }
      packer.end()
    }
    more()
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server?.once('listening', listening))
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await expect(askClub({ domain: 'club.example', api }, 1, { pause: async () => {} })).rejects.toThrow(
    `${api}/wl/v1/platform/domain/club.example/config/public: ${new URL(api).host} gives no answer: it has more than 10000000 bytes.`,
  )
})

test('an answer that is no JSON is told at once @E4', async () => {
  const { asking, asked } = platform([async () => new Response('<h1>')])
  await expect(askClub(entry, 1, asking)).rejects.toThrow(`${address}: `)
  expect(asked).toHaveLength(1)
})

test('a real port at which nothing listens is told so @E4', async () => {
  server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server?.once('listening', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server?.close(closed))
  const api = `http://127.0.0.1:${port}`
  await expect(askClub({ domain: 'club.example', api }, 1, { pause: async () => {} })).rejects.toThrow(
    `${api}/wl/v1/platform/domain/club.example/config/public: 127.0.0.1:${port} gives no answer: connect ECONNREFUSED 127.0.0.1:${port}.`,
  )
})
