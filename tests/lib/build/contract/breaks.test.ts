import { expect, test } from 'vitest'
import type { EndpointName } from '#lib/api/endpoints.ts'
import { isGreen, report } from '#lib/build/contract/table.ts'
import { type Line, walk } from '#lib/build/contract/walk.ts'
import { createSandbox, type Sandbox } from '#sandbox/app.ts'
import type { FaultInput } from '#sandbox/faults.ts'
import { match } from '#sandbox/match.ts'
import { personaEmail, personaPassword } from '#sandbox/personas.ts'

const base = 'http://fuel.localhost'
const wish = {
  base,
  email: personaEmail('verified'),
  password: personaPassword,
  domain: 'fuel.localhost',
  mayWrite: false,
}
const lineOf = (lines: readonly Line[], name: EndpointName) => lines.find((line) => line.name === name)

/** A platform whose answer to one row is changed on its way. */
const changed = (sandbox: Sandbox, name: EndpointName, change: (data: never) => unknown): typeof fetch => {
  return async (input, init) => {
    const request = new Request(input, init)
    const body: unknown = request.method === 'POST' ? await request.clone().json() : undefined
    const response = await sandbox.fetch(request)
    const found = match(request.method, new URL(request.url).pathname.replace('/wl/v1/', ''), body)
    if (found?.name !== name) return response
    const { data } = (await response.json()) as { data: never }
    return Response.json({ data: change(data) ?? data })
  }
}

/** A platform on which one row goes wrong. */
const failing = (fault: FaultInput): typeof fetch => {
  const sandbox = createSandbox()
  sandbox.controls.fault(fault)
  return sandbox.fetch
}

interface Item {
  [field: string]: unknown
}
type Answer = Record<string, Item[]> & { user: Item & { wallets: Item[] }; article: Item; general: Item }

test.each<[EndpointName, (data: Answer) => unknown, 'partly' | 'unread', string]>([
  ['signIn', ({ token }) => ({ token }), 'unread', 'refresh_token is missing.'],
  [
    'getMember',
    ({ user }) => ({ user: { ...user, id: null } }),
    'unread',
    'user.id is null; expected a text.',
  ],
  [
    'getMember',
    ({ user }) => ({ user: { ...user, wallets: [{ ...user.wallets[0], points: 'many' }] } }),
    'partly',
    'user.wallets[0].points is "many"; expected a number.',
  ],
  ['listCoupons', ({ coupons }) => ({ items: coupons }), 'partly', 'coupons is missing.'],
  [
    'listCoupons',
    ({ coupons = [] }) => ({
      coupons: coupons.map(({ id, ...rest }, at) => (at === 2 ? rest : { id, ...rest })),
    }),
    'partly',
    'coupons[2].id is missing.',
  ],
  [
    'listReceipts',
    ({ receipts = [] }) => ({ receipts: [{ ...receipts[0], status: 'done' }] }),
    'partly',
    'receipts[0].status is "done"; expected "approved", "pending" or "rejected".',
  ],
  [
    'listTransactions',
    ({ transactions = [] }) => ({ transactions: [{ ...transactions[0], at: '2026-11-20T10:00:00Z' }] }),
    'partly',
    'transactions[0].at is "2026-11-20T10:00:00Z"; expected a number.',
  ],
  [
    'listRewards',
    ({ rewards = [] }) => ({ rewards: [{ ...rewards[0], fulfilment: 'pickup' }] }),
    'partly',
    'rewards[0].fulfilment is "pickup"; expected a list.',
  ],
  [
    'listNews',
    ({ news = [] }) => ({ news: [{ ...news[0], id: '' }, ...news] }),
    'partly',
    'news[0].id is empty.',
  ],
  [
    'getArticle',
    ({ article }) => ({ article: { ...article, body_html: ['<p>'] } }),
    'partly',
    'article.body_html is a list; expected a text.',
  ],
  [
    'listIdentities',
    ({ user_identities = [] }) => ({
      user_identities: [{ ...user_identities[0], value: { number: '0000' } }],
    }),
    'partly',
    'user_identities[0].value is an object; expected a text.',
  ],
  [
    'getDomainConfig',
    ({ general }) => ({ general: { ...general, 'HEADER.height': 'tall' } }),
    'partly',
    'The setting HEADER.height does not fit; its default is used.',
  ],
  ['listStores', () => 'closed', 'unread', 'The answer is "closed"; expected an object.'],
])('%s that breaks its schema is told in one sentence (%#)', async (name, change, result, sentence) => {
  const lines = await walk(wish, changed(createSandbox(), name, change as never))
  const verdict = lineOf(lines, name)?.verdict
  expect(verdict).toMatchObject({ result, status: 200 })
  expect(verdict?.problems[0]?.sentence).toBe(sentence)
  expect(isGreen(lines)).toBe(false)
  expect(report(lines)).toContain(sentence)
  expect(lines.filter(({ verdict }) => verdict && verdict.result !== 'fits')).toHaveLength(1)
})

test.each<[string, FaultInput, string]>([
  [
    'a page of HTML',
    {
      endpoint: 'getMember',
      status: 200,
      body: '<!doctype html><title>Wi-Fi</title>',
      content_type: 'text/html',
    },
    'The answer is HTML instead of JSON; it begins with "<!doctype html><title>Wi-Fi</title>".',
  ],
  ['nothing', { endpoint: 'getMember', status: 204 }, 'The answer is empty.'],
  [
    'an error page',
    { endpoint: 'getMember', status: 502, body: '<h1>Bad gateway</h1>' },
    'Refused with 502 and without the contract\'s error: The answer is "<h1>Bad gateway</h1>"; expected an object.',
  ],
  [
    'a refusal',
    { endpoint: 'getMember', status: 404, body: { error: { message: 'Not here', code: 'not_found' } } },
    'Refused with 404 not_found: "Not here".',
  ],
])('%s is told in one sentence, and the other rows are tried', async (_, fault, sentence) => {
  const lines = await walk(wish, failing(fault))
  expect(lineOf(lines, 'getMember')?.verdict?.problems.map((one) => one.sentence)).toEqual([sentence])
  expect(lineOf(lines, 'listCoupons')?.verdict?.result).toBe('fits')
})
