import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Page } from 'playwright/test'
import { knownClubOf } from '#lib/config/known-club.ts'
import { createSandbox } from '#sandbox/app.ts'
import { isLocal } from '#sandbox/cors.ts'
import { overNode } from '#sandbox/over-node.ts'
import { createSite } from '#sandbox/static/site.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { testersSite } from './models/sites.ts'

type Served = ReturnType<typeof createAdaptorServer>

/** Lets a server listen at any free port; gives its origin. */
const listening = async (server: Served): Promise<string> => {
  await new Promise<void>((done) => {
    server.listen(0, () => done())
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const closed = (server: Served) =>
  new Promise<void>((done) => {
    server.close(() => done())
    if ('closeAllConnections' in server) server.closeAllConnections()
  })

const verdict = (page: Page) => page.getByRole('status').filter({ hasText: /good/ })
const wrong = (page: Page) => page.getByRole('region', { name: 'Wrong' }).getByRole('listitem')

test.describe('the platform on the page’s own origin', () => {
  // The call without a token is refused, as it should be.
  test.use({ baseURL: testersSite, expectedErrors: /Failed to load resource.*401/ })

  test('a tester reads what is wrong with it, and nothing else, and that it is mended @DOC-1', async ({
    page,
    world,
  }) => {
    await world.controls.post('/settings', {
      tenant: 'fuel',
      general: {
        'HEADER.hieght': 72,
        'HEADER.logo_width': 'wide',
        'HEADER.logo': 'http://pictures.example/logo.svg',
      },
    })
    await world.fault({
      endpoint: 'getTranslations',
      status: 200,
      body: { data: { web: { 'sidebar.titel': 'Deals' }, errors: { maxSize: 'At most {megabytes}' } } },
    })
    await world.controls.post('/clock', { offset_s: 86_400 })
    await page.goto('/qa')
    await page.getByRole('link', { name: 'Platform doctor' }).click()
    await expect(verdict(page)).toHaveText('6 wrong, 10 good, 3 cannot be told.')
    for (const [index, sentence] of [
      "The platform's clock is 24 hours ahead of that of this device",
      'The portal knows no setting HEADER.hieght (did you mean HEADER.height?).',
      'HEADER.logo_width is "wide"; expected a number of pixels, 0 to 400.',
      'sidebar.titel (did you mean sidebar.title?)',
      'errors.maxSize: cannot fill in "At most {megabytes}".',
      'The policy of this page does not allow HEADER.logo from http://pictures.example',
    ].entries())
      await expect(wrong(page).nth(index)).toContainText(sentence)
    await expect(wrong(page)).toHaveCount(6)
    await expectAccessible(page)

    await world.controls.post('/reset')
    await page.getByRole('button', { name: 'Examine again' }).press('Enter')
    await expect(verdict(page)).toHaveText('Nothing is wrong, 16 good, 3 cannot be told.')
    await expect(wrong(page)).toHaveCount(0)
  })

  test('a tester who opens the doctor first reads of the club that the address names @DOC-1', async ({
    page,
  }) => {
    await page.goto('/qa/doctor?tenant=grocer')
    await expect(page.getByText('--domain grocer ')).toBeVisible()
    await expect(verdict(page)).toContainText('Nothing is wrong')
    await page.goto('/qa/doctor?tenant=one%20two')
    await expect(page.getByText('--domain localhost')).toBeVisible()
  })

  test('a tester who has opened a club in another tab reads of that one @DOC-1', async ({
    context,
    page,
  }) => {
    await page.goto('/?tenant=grocer')
    const other = await context.newPage()
    await other.goto('/qa/doctor')
    await expect(other.getByText('--domain grocer ')).toBeVisible()
  })
})

test.describe('a platform on another origin', () => {
  test.use({ baseURL: testersSite, expectedErrors: /Failed to load resource|CORS policy/ })

  const allowed = 'access-control-allow-headers'
  const exposed = 'access-control-expose-headers'

  test('a tester reads which line lets pages call it, for the server of her choice @DOC-1', async ({
    page,
  }) => {
    const sandbox = createSandbox({ cors: isLocal })
    /** The headers that the platform does not send as it should. */
    let plant: (headers: Headers) => void = () => {}
    const answer = async (request: Request) => {
      const response = await sandbox.app.fetch(request)
      plant(response.headers)
      return response
    }
    const server = createAdaptorServer({ fetch: overNode(answer), overrideGlobalObjects: false })
    const api = await listening(server)
    const built = createSite('dist-qa')
    // As a page that is stamped for a club with a platform of its own has it.
    const stamped = async (request: Request) => {
      const { host: domain, pathname } = new URL(request.url)
      if (pathname !== '/qa/doctor') return built(request)
      // Asked for without a word about packing, so that it can be read.
      const response = await built(new Request(request.url))
      const allowing = (policy: string) => policy.replace(/((?:connect|img)-src 'self')/g, `$1 ${api}`)
      const stamp = JSON.stringify({ domain, api, club: knownClubOf({ general: {} }, {}, 0) })
      const script = `<script type="application/json" id="stamp">${stamp}</script></head>`
      const body = allowing(await response.text()).replace('</head>', script)
      const policy = allowing(response.headers.get('content-security-policy') ?? '')
      const headers = { 'Content-Type': 'text/html', ...(policy && { 'Content-Security-Policy': policy }) }
      return new Response(body, { headers })
    }
    const pages = createAdaptorServer({ fetch: overNode(stamped), overrideGlobalObjects: false })
    const origin = await listening(pages)
    try {
      plant = (headers) => {
        headers.delete(exposed)
        const names = headers.get(allowed)
        if (names) headers.set(allowed, names.replace(', confirmation', ''))
      }
      await page.goto(`${origin}/qa/doctor`)
      await expect(wrong(page)).toHaveCount(2)
      await expect(wrong(page).first()).toContainText('Access-Control-Allow-Headers lacks confirmation.')
      await expect(wrong(page).first()).toContainText(
        /add_header Access-Control-Allow-Headers ".*, confirmation" always;/,
      )
      await expect(wrong(page).last()).toContainText('Pages do not see Date')
      await page.getByLabel('Lines for').selectOption('spring')
      await expect(wrong(page).last()).toContainText(
        'cors.setExposedHeaders(List.of("Date", "Retry-After"));',
      )
      await expectAccessible(page)

      plant = (headers) => headers.set('access-control-allow-origin', 'https://other.example')
      await page.getByRole('button', { name: 'Examine again' }).press('Enter')
      await expect(wrong(page)).toHaveCount(1)
      await expect(wrong(page)).toContainText(`answers, and does not let pages of ${origin} read it`)
      await expect(wrong(page)).toContainText(`cors.setAllowedOrigins(List.of("${origin}"));`)

      plant = () => {}
      await page.getByRole('button', { name: 'Examine again' }).press('Enter')
      await expect(verdict(page)).toContainText('Nothing is wrong')
    } finally {
      await Promise.all([closed(server), closed(pages)])
      sandbox.close()
    }
  })
})
