import { beforeEach, expect, test, vi } from 'vitest'
import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
import { optionalRows } from '#lib/build/contract/refusals.ts'
import { main } from '#lib/build/contract/run.ts'
import { type RowFinding, walk } from '#lib/build/contract/walk.ts'
import { createSandbox, type Sandbox } from '#sandbox/app.ts'
import { get } from '#sandbox/ask.ts'
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
const command = [base, '--email', wish.email, '--password', wish.password, '--domain', wish.domain]

const rowOf = (found: readonly RowFinding[], name: EndpointName) => found.find(({ check }) => check === name)
const isGreen = (found: readonly RowFinding[]) => found.every(({ status }) => status !== 'wrong')
const info = vi.fn()
const cried = vi.fn()
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(info)
  vi.spyOn(console, 'error').mockImplementation(cried)
})
const printed = () => info.mock.calls.join('\n')

/** A platform on which one row goes wrong. */
const failing = (fault: FaultInput): typeof fetch => {
  const sandbox = createSandbox()
  sandbox.controls.fault(fault)
  return sandbox.fetch
}

test('a platform that keeps the contract is green, and each row stands in the table once', async () => {
  expect(await main(command, {}, createSandbox().fetch)).toBe(0)
  expect(printed()).toContain('0 wrong, 36 good, 36 cannot be told (-).')
  const lines = await walk(wish, createSandbox().fetch)
  expect(lines.map(({ check }) => check).toSorted()).toEqual(Object.keys(endpoints).toSorted())
  expect(rowOf(lines, 'requestDeletion')?.sentence).toMatch(/: not tried, as it cannot be undone/)
})

test('with --write it is green too, and leaves the account as it was', async () => {
  const sandbox = createSandbox()
  const { token } = sandbox.controls.signIn('verified')
  const account = async () => ({
    member: await get(sandbox, 'getMember', { token }),
    addresses: await get(sandbox, 'listAddresses', { token }),
    identities: await get(sandbox, 'listIdentities', { token }),
    consents: await get(sandbox, 'listConsents', { token, body: { displayIn: 'profile' } }),
    receipts: await get(sandbox, 'listReceipts', { token, query: { offset: 0, limit: 20 } }),
  })
  const before = await account()
  expect(await main([...command, '--write'], {}, sandbox.fetch)).toBe(0)
  expect(printed()).toContain('0 wrong, 52 good, 20 cannot be told (-).')
  expect(await account()).toEqual(before)
  expect(sandbox.controls.outbox()).toEqual([])
})

test('a list that is empty leaves what it leads to untried, and that is no error', async () => {
  const lines = await walk({ ...wish, email: personaEmail('newcomer') }, createSandbox().fetch)
  expect(rowOf(lines, 'getCoupon')?.sentence).toContain('there is no coupon to ask for')
  expect(isGreen(lines)).toBe(true)
})

test('a page that the settings link without a slash is asked for too', async () => {
  const link = { title: 'About the club', link: { target: 'page/about', type: 'APP' } }
  const general = { FOOTER: { column1: { links: { items: [link] } } } }
  const platform = failing({ endpoint: 'getDomainConfig', status: 200, body: { data: { general } } })
  const asked: string[] = []
  const lines = await walk(wish, (input, init) => {
    asked.push(new URL(String(input)).pathname)
    return platform(input, init)
  })
  expect(rowOf(lines, 'getPage')?.result).toBe('fits')
  expect(asked).toContain('/wl/v1/page/about')
})

test('a platform without all that the contract says it may lack is green', async () => {
  const sandbox = createSandbox()
  for (const endpoint of optionalRows)
    sandbox.controls.fault({ endpoint, status: endpoint === 'listStores' ? 501 : 404, body: '' })
  const lines = await walk({ ...wish, mayWrite: true }, sandbox.fetch)
  for (const name of optionalRows)
    expect(rowOf(lines, name)?.sentence).toContain('the platform does without it')
  expect(isGreen(lines)).toBe(true)
})

test('an integrator whose password is wrong reads one sentence and nothing else @E2', async () => {
  const wrong = command.with(4, 'wrong')
  for (const args of [wrong, [...wrong, '--json']]) {
    vi.clearAllMocks()
    expect(await main(args, {}, createSandbox().fetch)).toBe(2)
    expect(cried.mock.calls).toEqual([
      [
        'http://fuel.localhost refuses this e-mail and password. Refused with 401 invalid_credentials: "Your login info does not seem to be righ".',
      ],
    ])
    expect(info).not.toHaveBeenCalled()
  }
})

test.each([
  ['http://127.0.0.1:59998', '127.0.0.1:59998 gives no answer: connect ECONNREFUSED 127.0.0.1:59998.'],
  ['http://localhost:9', 'localhost:9 gives no answer: bad port.'],
  ['http://platform.invalid', 'platform.invalid gives no answer: getaddrinfo ENOTFOUND platform.invalid.'],
])('%s is asked once and told why nothing comes', async (silent, sentence) => {
  const lines = await walk({ ...wish, base: silent })
  expect(lines[0]).toMatchObject({ result: 'silent', problems: [{ place: '', sentence }] })
  expect(lines.filter(({ result }) => result)).toHaveLength(1)
})

test('a platform that takes too long is told so', async () => {
  const slow: typeof fetch = async () => {
    throw new DOMException('The operation timed out', 'TimeoutError')
  }
  const lines = await walk(wish, slow)
  expect(lines[0]?.problems[0]?.sentence).toBe('fuel.localhost gives no answer: The operation timed out.')
})

test.each([
  [[], 'URL is missing.'],
  [['api.example.com', '--email', 'a@b.c', '--password', 'x'], '"api.example.com" is no address'],
  [[base, '--password', 'x'], '--email is missing.'],
  [[base, '--email', 'a@b.c'], '--password is missing.'],
  [[base, '--force'], "Unknown option '--force'"],
])('a command that cannot be understood is told why and how: %j', async (args, sentence) => {
  expect(await main(args, {})).toBe(2)
  expect(cried.mock.calls.join('\n')).toContain(sentence)
  expect(cried.mock.calls.join('\n')).toContain('npm run contract -- URL')
})

test('the password may come by the environment, and --help says how', async () => {
  const args = [`${base}/wl/v1/`, '--email', wish.email, '--domain', wish.domain]
  expect(await main(args, { CONTRACT_PASSWORD: personaPassword }, createSandbox().fetch)).toBe(0)
  expect(await main(['--help'], {})).toBe(0)
  expect(printed()).toContain('Exit code 0')
})

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
  ['getDomainConfig', () => ({ general: 7 }), 'partly', 'general is 7; expected an object.'],
  ['listStores', () => 'closed', 'unread', 'The answer is "closed"; expected an object.'],
])('%s that breaks its schema is told in one sentence (%#)', async (name, change, result, sentence) => {
  const lines = await walk(wish, changed(createSandbox(), name, change as never))
  const found = rowOf(lines, name)
  expect(found).toMatchObject({ status: 'wrong', result, http: 200 })
  expect(found?.problems[0]?.sentence).toBe(sentence)
  expect(found?.sentence).toContain(sentence)
  expect(lines.filter(({ status }) => status === 'wrong')).toHaveLength(1)
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
  expect(rowOf(lines, 'getMember')?.problems.map((one) => one.sentence)).toEqual([sentence])
  expect(rowOf(lines, 'listCoupons')?.result).toBe('fits')
})
