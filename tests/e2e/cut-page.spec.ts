import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './fixtures.ts'
import { openPlatform } from './models/platform.ts'
import { moves, watchShifts } from './models/shifts.ts'

interface CutPage {
  /** The address at which the site is served so. */
  readonly url: string
  /** Sends the second half of the page. */
  sendRest(): void
  close(): void
}

/** Serves the site at `target` with the second half of the page at `path`, from the text `before` on, held back. */
const openCutPage = async (target: string, path: string, before: string): Promise<CutPage> => {
  let sendRest = () => {}
  const rest = new Promise<void>((resolve) => {
    sendRest = resolve
  })
  const server = createServer((asked, answer) => {
    const { 'accept-encoding': _, ...headers } = asked.headers
    const onward = request(new URL(asked.url ?? '/', target), { method: asked.method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      if (asked.url !== path) return from.pipe(answer)
      const pieces: Buffer[] = []
      return from
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () => {
          const page = Buffer.concat(pieces)
          const middle = page.indexOf(before)
          if (middle < 0) throw new Error(`${asked.url} does not contain ${before}`)
          answer.write(page.subarray(0, middle))
          void rest.then(() => answer.end(page.subarray(middle)))
        })
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest,
    close: () => {
      sendRest()
      server.closeAllConnections()
      server.close()
    },
  }
}

test('a title that the page learns before the page has come whole is still told @RTE-3', async ({
  page,
  world,
  baseURL,
}) => {
  const half = await openCutPage(baseURL ?? '', '/leaflets', '<script type="application/json" id="copy"')
  try {
    await openPlatform(half.url, world.id).signIn(page, 'verified', 'offline-web')
    await page.goto(`${half.url}/leaflets`, { waitUntil: 'commit' })
    const fallback = page.locator('astro-island[opts*="FallbackIsland"]')
    await expect(fallback).toBeVisible()
    await expect(fallback).not.toHaveAttribute('ssr')
    half.sendRest()
    await expect(page).toHaveTitle('Page not found')
  } finally {
    half.close()
  }
})

test('nothing of the header moves when the page comes in two pieces @D4', async ({
  page,
  world,
  baseURL,
}) => {
  // Between the first link and the second.
  const half = await openCutPage(baseURL ?? '', '/promo-code', '<a href="/news"')
  const links = page.getByRole('navigation', { name: 'Your account' })
  try {
    await openPlatform(half.url, world.id).signIn(page, 'verified')
    // The club is known to this browser from an earlier page.
    await page.goto(`${half.url}/card`)
    await expect(links).toBeVisible()
    await watchShifts(page)
    await page.goto(`${half.url}/promo-code`, { waitUntil: 'commit' })
    await expect(page.locator('header nav li')).toHaveCount(2)
    // Two frames are drawn.
    await moves(page)
    half.sendRest()
    await expect(links).toBeVisible()
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
    expect(await moves(page)).toEqual([])
  } finally {
    half.close()
  }
})

test('nothing of the bar at the bottom moves when the page comes in two pieces @D4 @TIL-4', async ({
  page,
  world,
  baseURL,
}) => {
  // Between the second place and the third.
  const half = await openCutPage(baseURL ?? '', '/promo-code', '<li data-place="card"')
  const places = page.locator('[data-place]')
  try {
    await openPlatform(half.url, world.id).signIn(page, 'verified')
    await page.goto(`${half.url}/card`)
    await expect(places.first()).toBeVisible()
    await watchShifts(page)
    await page.goto(`${half.url}/promo-code`, { waitUntil: 'commit' })
    await expect(places).toHaveCount(2)
    // Two frames are drawn.
    await moves(page)
    half.sendRest()
    await expect(places).toHaveCount(5)
    await expect(places.first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
    expect(await moves(page)).toEqual([])
  } finally {
    half.close()
  }
})
