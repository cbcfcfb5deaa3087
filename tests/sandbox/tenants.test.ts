import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSettings } from '#lib/config/read-settings.ts'
import { createSandbox } from './app.ts'
import { firstPage, get, wholeList } from './ask.ts'
import { personaNames } from './personas.ts'
import { tenants } from './tenants.ts'

const sandbox = createSandbox()

const settingsOf = async (domain: string) =>
  readSettings((await get(sandbox, 'getDomainConfig', { params: { domain } })).general)

test.each([
  ['grocer', 'channel-grocer'],
  ['grocer.localhost', 'channel-grocer'],
  ['GROCER.localhost:4321', 'channel-grocer'],
  ['plain', 'channel-plain'],
  ['offline-web.localhost', 'channel-offline-web'],
  ['localhost:4321', 'channel-fuel'],
  ['club.example.com', 'channel-fuel'],
])('the domain %s has the club of %s', async (domain, channel) => {
  expect((await get(sandbox, 'getDomainConfig', { params: { domain } })).channel_id).toBe(channel)
})

test('a call finds its club by channel, by query, by host', async () => {
  const body = { displayIn: 'footer' }
  const { consents } = await get(sandbox, 'listConsents', { tenant: 'grocer', body })
  expect(consents[0]?.title).toBe('Общи условия на клуба')
  const ask = async (address: string) => (await sandbox.fetch(address)).json()
  for (const address of ['/wl/v1/page/help?tenant=grocer', 'http://grocer.localhost:4321/wl/v1/page/help']) {
    expect(await ask(address)).toMatchObject({ data: { page: { title: 'Помощ' } } })
  }
  expect(await ask('/wl/v1/page/help')).toMatchObject({ data: { page: { title: 'Help' } } })
  const config = await ask('http://plain.localhost/wl/v1/platform/config/public')
  expect(config).toMatchObject({ data: { channel_id: 'channel-plain' } })
})

describe('the clubs differ', () => {
  test('in language, ways to sign in, features and layout', async () => {
    const [fuel, grocer, plain, offline] = await Promise.all(tenants.map(({ id }) => settingsOf(id)))
    expect(fuel).toMatchObject({
      GENERAL: { lang: 'en', web: true, receipts: true },
      FOOTER: { enabled: true, consents: true, column3: { enabled: true } },
      MEMBER_AUTHENTICATION: { sms_login: false },
      REGISTER: { card_verify: false },
      HEADER: { show_points: true },
    })
    expect(grocer).toMatchObject({
      GENERAL: { lang: 'bg', web: true, receipts: false },
      FOOTER: { enabled: true, consents: false, column3: { enabled: false } },
      MEMBER_AUTHENTICATION: { sms_login: true },
      REGISTER: { card_verify: true },
    })
    expect(plain).toEqual(readSettings({}))
    expect(offline?.GENERAL.web).toBe(false)
    expect(fuel?.VISUAL.color.primary).not.toBe(grocer?.VISUAL.color.primary)
  })

  test('and the Bulgarian one speaks no English', async () => {
    const { token } = sandbox.controls.signIn('verified', 'grocer')
    const call = { token, query: wholeList }
    const { coupons } = await get(sandbox, 'listCoupons', call)
    const { rewards } = await get(sandbox, 'listRewards', call)
    const { perks } = await get(sandbox, 'listPerks', call)
    const { news } = await get(sandbox, 'listNews', call)
    const { deals } = await get(sandbox, 'listDeals', call)
    const { transactions } = await get(sandbox, 'listTransactions', call)
    const texts = [
      ...coupons.flatMap(({ name, perex = '', ribbon = '' }) => [name, perex, ribbon]),
      ...rewards.map(({ name }) => name),
      ...perks.flatMap(({ name, perex }) => [name, perex]),
      ...news.flatMap(({ title, perex }) => [title, perex]),
      ...deals.flatMap(({ title, excerpt, body }) => [title, excerpt, body]),
      ...transactions.map(({ description }) => description),
    ]
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((text) => /[a-z]{3}/i.test(text))).toEqual([])
  })
})

test('every club has the same five people, with phones of their own', () => {
  for (const { people } of tenants) {
    expect(people.map(({ name }) => name)).toEqual([...personaNames])
    expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length)
  }
})

test('every picture that a club names is drawn', async () => {
  const { token } = sandbox.controls.signIn('verified', 'grocer')
  const call = { token, query: firstPage }
  const config = await get(sandbox, 'getDomainConfig', { params: { domain: 'grocer' } })
  const text = JSON.stringify([
    config.general,
    (await get(sandbox, 'getDomainConfig', { params: { domain: 'fuel' } })).general,
    ...tenants.flatMap(({ content: { coupons, rewards, perks, leaflets, deals, news } }) =>
      [...coupons, ...rewards, ...perks, ...leaflets, ...deals, ...news].map(
        (one) => one.picture && `/__sandbox/assets/${one.picture}.svg`,
      ),
    ),
    await get(sandbox, 'listCoupons', call),
  ])
  const files = new Set(
    [...text.matchAll(/\/__sandbox\/assets\/([\w-]+\.svg)/g)].map(([, file = '']) => file),
  )
  expect(files.size).toBeGreaterThan(25)
  const isDrawn = (file: string) => existsSync(new URL(`./assets/${file}`, import.meta.url))
  expect([...files].filter((file) => !isDrawn(file))).toEqual([])
  const [logo = ''] = files
  const drawn = await sandbox.fetch(`/__sandbox/assets/${logo}`)
  expect(drawn.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect((await sandbox.fetch('/__sandbox/assets/..%2Fapp.ts')).status).toBe(404)
})
