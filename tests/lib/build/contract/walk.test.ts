import { afterEach, expect, test, vi } from 'vitest'
import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
import { about } from '#lib/build/contract/about.ts'
import { main } from '#lib/build/contract/run.ts'
import { isGreen } from '#lib/build/contract/table.ts'
import { type Line, walk } from '#lib/build/contract/walk.ts'
import { createSandbox } from '#sandbox/app.ts'
import { get } from '#sandbox/ask.ts'
import type { FaultInput } from '#sandbox/faults.ts'
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
const info = vi.spyOn(console, 'info').mockImplementation(() => {})
const cried = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => vi.clearAllMocks())
const printed = () => info.mock.calls.join('\n')

/** A platform on which one row goes wrong. */
const failing = (fault: FaultInput): typeof fetch => {
  const sandbox = createSandbox()
  sandbox.controls.fault(fault)
  return sandbox.fetch
}

test('a platform that keeps the contract is green, and each row stands in the table once', async () => {
  expect(await main(command, {}, createSandbox().fetch)).toBe(0)
  expect(printed()).toContain('35 of 70 rows tried: 35 fit, 0 do not. 35 not tried.')
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
  expect(printed()).toContain('50 of 70 rows tried: 50 fit, 0 do not. 20 not tried.')
  expect(await account()).toEqual(before)
  expect(sandbox.controls.outbox()).toEqual([])
})

test('a list that is empty leaves what it leads to untried, and that is no error', async () => {
  const lines = await walk({ ...wish, email: personaEmail('newcomer') }, createSandbox().fetch)
  expect(lineOf(lines, 'getCoupon')?.untried).toBe('there is no coupon to ask for')
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
  expect(lineOf(lines, 'getPage')?.verdict?.result).toBe('fits')
  expect(asked).toContain('/wl/v1/page/about')
})

test('a row that a platform may do without is no error when it answers 501', async () => {
  const lines = await walk(wish, failing({ endpoint: 'getWalletLinks', status: 501, body: '' }))
  expect(lineOf(lines, 'getWalletLinks')?.untried).toBe('the platform does without it')
  expect(isGreen(lines)).toBe(true)
})

test('a platform without all that the contract says it may lack is green', async () => {
  const sandbox = createSandbox()
  const optional = (Object.keys(about) as EndpointName[]).filter((name) =>
    about[name][1].includes('404 or 501'),
  )
  for (const endpoint of optional)
    sandbox.controls.fault({ endpoint, status: 404, body: { error: { message: 'No such address.' } } })
  const lines = await walk(wish, sandbox.fetch)
  expect(optional).toContain('listStores')
  for (const name of optional) expect(lineOf(lines, name)?.untried).toBe('the platform does without it')
  expect(isGreen(lines)).toBe(true)
})

test('an integrator whose platform is not finished reads which rows are not there yet, and that empty lists do', async () => {
  const sandbox = createSandbox()
  for (const endpoint of ['listTransactions', 'listNews'] as const)
    sandbox.controls.fault({ endpoint, status: 404, body: { error: { message: 'No such address.' } } })
  expect(await main(command, {}, sandbox.fetch)).toBe(1)
  expect(printed()).toContain(
    'Answered with 404 or 501, as if they were not there yet: listTransactions, listNews.\nFor a row that lists, an empty list is enough',
  )
  vi.clearAllMocks()
  await main(command, {}, createSandbox().fetch)
  expect(printed()).not.toContain('Answered with 404')
})

test('an integrator whose password is wrong reads one sentence and nothing else @E2', async () => {
  const wrong = command.with(4, 'wrong')
  for (const args of [wrong, [...wrong, '--json'], [...wrong, '--write', '--junit']]) {
    vi.clearAllMocks()
    expect(await main(args, {}, createSandbox().fetch)).toBe(2)
    expect(cried.mock.calls).toEqual([
      [
        'http://fuel.localhost refuses this e-mail and password with 401, saying "Your login info does not seem to be righ": check --email and --password.',
      ],
    ])
    expect(info).not.toHaveBeenCalled()
  }
})

test.each([
  ['http://localhost:59998', 'Nothing listens at localhost:59998: the connection is refused.'],
  ['http://localhost:9', 'localhost:9 cannot be reached (bad port).'],
  ['http://platform.invalid', 'The host name platform.invalid is not known.'],
])('%s is asked once and told why nothing comes', async (silent, sentence) => {
  const lines = await walk({ ...wish, base: silent })
  expect(lines[0]?.verdict).toEqual({ result: 'silent', problems: [{ place: '', sentence }] })
  expect(lines.filter(({ verdict }) => verdict)).toHaveLength(1)
})

test('a platform that takes too long is told so', async () => {
  const slow: typeof fetch = async () => {
    throw new DOMException('The operation timed out', 'TimeoutError')
  }
  const lines = await walk(wish, slow)
  expect(lines[0]?.verdict?.problems[0]?.sentence).toBe('There is no answer within 10 seconds.')
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
