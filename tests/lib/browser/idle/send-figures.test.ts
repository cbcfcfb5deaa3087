// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendFigures } from '#lib/browser/idle/send-figures.ts'

type Note = (metric: { name: string; value: number; navigationType: string }) => void

/** The listeners of each figure, which the library would call. */
const notes = vi.hoisted(() => new Map<string, Note>())
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, (note: Note) => notes.set(name, note)]),
  ),
)

const sent = vi.fn(async (_address: URL, _options: RequestInit) => new Response())
const note = (name: string, value: number, navigationType = 'navigate') =>
  notes.get(name)?.({ name, value, navigationType })
const reports = () => sent.mock.calls.map(([, { body }]) => JSON.parse(String(body)))
const leave = () => dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  vi.stubGlobal('fetch', sent)
  history.replaceState(null, '', '/coupon/4711?token=secret#place')
  document.body.innerHTML =
    '<main><astro-island component-url="/_astro/coupon.island.Ab12Cd34.js"></astro-island></main>'
})
afterEach(() => {
  // What this page has still to send.
  leave()
})

test('a page that is left sends what was measured, without a cookie, an id, a token or where she came from @FIG-1', () => {
  sendFigures('/figures?club=1')
  note('LCP', 1234.6)
  note('CLS', 0.04321)
  note('INP', 88)
  leave()
  expect(reports()).toEqual([
    {
      route: '/coupon/{id}',
      visit: 'navigate',
      build: 'coupon.island.Ab12Cd34.js',
      figures: { LCP: 1235, CLS: 0.043, INP: 88 },
    },
  ])
  const [address, options] = sent.mock.calls[0] ?? []
  expect(String(address)).toBe(`${location.origin}/figures`)
  expect(options).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
  expect(JSON.stringify(sent.mock.calls)).not.toMatch(/4711|secret/)
})

test('figures are sent once, and a visit that comes back from memory sends its own @FIG-1', () => {
  sendFigures('/figures')
  note('LCP', 900)
  leave()
  leave()
  note('LCP', 30, 'back-forward-cache')
  leave()
  expect(reports().map(({ visit, figures }) => [visit, figures])).toEqual([
    ['navigate', { LCP: 900 }],
    ['back-forward-cache', { LCP: 30 }],
  ])
})

test('a page without figures sends nothing @FIG-1', () => {
  sendFigures('/figures')
  leave()
  expect(sent).not.toHaveBeenCalled()
})

test('an address that is none of the club’s own is never told anything @FIG-1', () => {
  notes.clear()
  sendFigures('https://statistics.example/collect')
  expect(notes.size).toBe(0)
})
