import { afterEach, expect, test, vi } from 'vitest'
import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
import { main } from '#lib/contract/run.ts'
import { isGreen, report } from '#lib/contract/table.ts'
import { type Line, walk } from '#lib/contract/walk.ts'
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

const lineOf = (lines: readonly Line[], name: EndpointName) => lines.find((line) => line.name === name)
const said = vi.spyOn(console, 'info').mockImplementation(() => {})
const cried = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => vi.clearAllMocks())
const printed = () => said.mock.calls.join('\n')

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
const faulty = (fault: FaultInput): typeof fetch => {
  const sandbox = createSandbox()
  sandbox.controls.fault(fault)
  return sandbox.fetch
}

test('a platform that keeps the contract is green, and each row stands in the table once', async () => {
  expect(await main(command, {}, createSandbox().fetch)).toBe(0)
  expect(printed()).toContain('26 of 55 rows tried: 26 fit, 0 do not. 29 not tried.')
  const lines = await walk(wish, createSandbox().fetch)
  expect(lines.map(({ name }) => name).toSorted()).toEqual(Object.keys(endpoints).toSorted())
  expect(lineOf(lines, 'requestDeletion')?.untried).toBe('it begins the deletion of the account')
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
  expect(printed()).toContain('41 of 55 rows tried: 41 fit, 0 do not. 14 not tried.')
  expect(await account()).toEqual(before)
  expect(sandbox.controls.outbox()).toEqual([])
})

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
  expect(lineOf(lines, name)?.verdict).toEqual({ result, status: 200, problem: sentence })
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
  const lines = await walk(wish, faulty(fault))
  expect(lineOf(lines, 'getMember')?.verdict?.problem).toBe(sentence)
  expect(lineOf(lines, 'listCoupons')?.verdict?.result).toBe('fits')
})

test('an invented token that the platform refuses otherwise, or takes, is told', async () => {
  const soft = faulty({ endpoint: 'confirmVerification', status: 404, body: { error: { message: 'No' } } })
  const lines = await walk({ ...wish, mayWrite: true }, soft)
  expect(lineOf(lines, 'confirmVerification')?.verdict?.problem).toBe(
    'Answered 404; expected 410 link_expired.',
  )
})

test('a list that is empty leaves what it leads to untried, and that is no fault', async () => {
  const lines = await walk({ ...wish, email: personaEmail('newcomer') }, createSandbox().fetch)
  expect(lineOf(lines, 'getCoupon')?.untried).toBe('there is no coupon to ask for')
  expect(isGreen(lines)).toBe(true)
})

test('a platform that knows the member no more leaves her rows untried', async () => {
  const lines = await walk({ ...wish, password: 'wrong' }, createSandbox().fetch)
  expect(lineOf(lines, 'signIn')?.verdict?.problem).toContain('Refused with 401 invalid_credentials: ')
  expect(lineOf(lines, 'getMember')?.untried).toBe('nobody is signed in')
  expect(lineOf(lines, 'listStores')?.verdict?.result).toBe('fits')
})

test.each([
  ['http://localhost:59998', 'Nothing listens at localhost:59998: the connection is refused.'],
  ['http://localhost:9', 'localhost:9 cannot be reached (bad port).'],
  ['http://platform.invalid', 'The host name platform.invalid is not known.'],
])('%s is asked once and told why nothing comes', async (silent, sentence) => {
  const lines = await walk({ ...wish, base: silent })
  expect(lines[0]?.verdict).toEqual({ result: 'silent', problem: sentence })
  expect(lines.filter(({ verdict }) => verdict)).toHaveLength(1)
})

test('a platform that takes too long is told so', async () => {
  const slow: typeof fetch = async () => {
    throw new DOMException('The operation timed out', 'TimeoutError')
  }
  const lines = await walk(wish, slow)
  expect(lines[0]?.verdict?.problem).toBe('There is no answer within 10 seconds.')
})

test('no secret is in the report, though the platform says it back', async () => {
  const sandbox = createSandbox()
  let token = ''
  const telling: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const bearer = request.headers.get('authorization')
    if (bearer === null) return sandbox.fetch(request)
    token = bearer.replace('Bearer ', '')
    return Response.json({ error: { message: `${personaPassword} ${token}` } }, { status: 500 })
  }
  expect(await main(command, {}, telling)).toBe(1)
  expect(printed()).toContain('Refused with 500')
  expect(token.length).toBeGreaterThan(12)
  expect(printed()).not.toContain(token.slice(0, 8))
  expect(printed()).not.toContain(personaPassword)
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
