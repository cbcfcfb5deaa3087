import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'

const report = {
  route: '/coupon/{id}',
  visit: 'navigate',
  build: 'coupon.island.Ab12Cd34.js',
  connection: '4g',
  figures: { LCP: 900, CLS: 0.01 },
}
const sandbox = createSandbox({ controls: true })
const send = (box: string, body: unknown, headers: Record<string, string> = {}) =>
  sandbox.fetch(`/__sandbox/figures/${box}`, { method: 'POST', headers, body: JSON.stringify(body) })
const received = async (box: string) => (await sandbox.fetch(`/__sandbox/figures/${box}`)).json()

test('a club reads the figures that its pages have sent, and which headers came with them @FIG-1', async () => {
  expect((await send('a', report)).status).toBe(204)
  await send('a', { ...report, route: '/' }, { Cookie: 'session=1' })
  expect(await received('a')).toEqual([
    { report, headers: [] },
    { report: { ...report, route: '/' }, headers: ['cookie'] },
  ])
  expect(await received('b')).toEqual([])
})

test.each([
  ['an id', { ...report, route: '/coupon/7' }],
  ['a query', { ...report, route: '/coupons?token=1' }],
  ['whose they are', { ...report, member: 7 }],
  ['another figure', { ...report, figures: { ...report.figures, MINE: 1 } }],
])('figures with %s are refused @FIG-1', async (_, body) => {
  expect((await send('c', body)).status).toBe(400)
  expect(await received('c')).toEqual([])
})
