import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createSandbox, type Sandbox } from './app.ts'
import { ask, firstPage, get } from './ask.ts'
import { personaEmail } from './personas.ts'

/** Asks for a control in the world a. */
const control = (sandbox: Sandbox, path: string, body: unknown) =>
  sandbox.fetch(`/__sandbox/${path}`, {
    method: 'POST',
    headers: { 'x-sandbox-world': 'a' },
    body: JSON.stringify(body),
  })

test('worlds share neither members nor clock nor faults nor log', async () => {
  const sandbox = createSandbox({ controls: true })
  const inWorld = (name: string) => ({ 'x-sandbox-world': name })
  const pairs = ['a', 'b'].map((name) => sandbox.controls.world(name).signIn('verified'))
  const [a = { token: '' }, b = { token: '' }] = pairs
  await control(sandbox, 'member', { email: personaEmail('verified'), points: 7 })
  await control(sandbox, 'clock', { offset_s: 60 })
  await control(sandbox, 'faults', { endpoint: 'listPerks', status: 500 })

  const first = await ask(sandbox, 'getMember', { token: a.token, headers: inWorld('a') })
  const second = await ask(sandbox, 'getMember', { token: b.token, headers: { Cookie: 'sandbox-world=b' } })
  expect(await first.json()).toMatchObject({ data: { user: { wallets: [{ points: 7 }] } } })
  expect(await second.json()).toMatchObject({ data: { user: { wallets: [{ points: 425_050 }] } } })
  const dates = [first, second].map(({ headers }) => Date.parse(headers.get('date') ?? ''))
  expect(Math.abs((dates[0] ?? 0) - (dates[1] ?? 0) - 60_000)).toBeLessThanOrEqual(2000)

  const call = { token: b.token, headers: inWorld('b'), query: firstPage }
  expect((await ask(sandbox, 'listPerks', call)).status).toBe(200)
  expect((await ask(sandbox, 'getMember', { token: a.token, headers: inWorld('b') })).status).toBe(401)
  const seen = (name: string) =>
    sandbox.controls
      .world(name)
      .log()
      .map(({ endpoint }) => endpoint)
  expect(seen('a')).toEqual(['getMember'])
  expect(seen('b')).toEqual(['getMember', 'listPerks', 'getMember'])
  expect(sandbox.controls.log()).toEqual([])
})

test('a demo has no controls and no worlds', async () => {
  const sandbox = createSandbox()
  expect((await control(sandbox, 'reset', {})).status).toBe(404)
  const { token } = sandbox.controls.signIn('verified')
  const headers = { 'x-sandbox-world': 'elsewhere' }
  expect((await ask(sandbox, 'getMember', { token, headers })).status).toBe(200)
})

test('a world begins anew on reset', async () => {
  const sandbox = createSandbox({ controls: true })
  const { token } = sandbox.controls.world('a').signIn('verified')
  await control(sandbox, 'faults', { endpoint: '*', status: 500 })
  await control(sandbox, 'reset', {})
  const headers = { 'x-sandbox-world': 'a' }
  expect((await ask(sandbox, 'getMember', { token, headers })).status).toBe(401)
})

test('tokens run out when they are told to', async () => {
  const sandbox = createSandbox({ controls: true })
  const headers = { 'x-sandbox-world': 'a' }
  const { token, refresh_token } = sandbox.controls.world('a').signIn('verified')
  await control(sandbox, 'expire-access', undefined)
  expect((await ask(sandbox, 'getMember', { token, headers })).status).toBe(401)
  await control(sandbox, 'revoke-all', undefined)
  expect((await ask(sandbox, 'refreshSession', { headers, body: { refresh_token } })).status).toBe(401)
})

test('a control that is not understood says why', async () => {
  const sandbox = createSandbox({ controls: true })
  for (const [path, body] of [
    ['faults', { endpoint: 'getEverything' }],
    ['clock', {}],
    ['member', { email: 'nobody@example.com' }],
  ] as const) {
    const response = await control(sandbox, path, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { message: expect.stringContaining(path) } })
  }
})

/** A folder that is gone after the test. */
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

test('a database in a file outlives its server: members, points, sessions, codes, uploads', async () => {
  const db = join(folder(), 'club.sqlite')
  const first = createSandbox({ db })
  const { token, refresh_token } = first.controls.signIn('newcomer')
  await get(first, 'redeemPromoCode', { token, body: { code: 'WELCOME10' } })
  const upload = new FormData()
  upload.set('file', new File(['%PDF-1.7'], 'invoice.pdf'))
  const { file } = await get(first, 'uploadFile', { token, body: upload })
  const link = { type: 'phone', number: '+353209104444' }
  const { identity } = await get(first, 'linkIdentity', { token, body: link })
  first.close()

  const second = createSandbox({ db })
  onTestFinished(second.close)
  expect((await get(second, 'getMember', { token })).user.wallets[0]?.points).toBe(1000)
  await get(second, 'submitReceipt', { token, body: { files: [file], note: '' } })
  const { receipts } = await get(second, 'listReceipts', { token, query: firstPage })
  expect(receipts).toMatchObject([{ file_name: 'invoice.pdf', status: 'pending' }])
  const code = second.controls.outbox()[0]?.code
  await get(second, 'verifyIdentity', { token, params: { id: identity.id }, body: { code } })
  await get(second, 'refreshSession', { body: { refresh_token } })
  second.controls.reset()
  expect((await ask(second, 'getMember', { token })).status).toBe(401)
  const again = second.controls.signIn('newcomer').token
  expect((await get(second, 'getMember', { token: again })).user.wallets[0]?.points).toBe(0)
})

test('a file never holds a password in the clear', async () => {
  const db = join(folder(), 'club.sqlite')
  const sandbox = createSandbox({ db })
  const body = { email: personaEmail('verified'), password: 'Demo1234' }
  await get(sandbox, 'signIn', { body })
  await get(sandbox, 'requestPasswordReset', { body: { email: body.email } })
  const token = sandbox.controls.outbox()[0]?.token
  const password = ' Пароль1\u0000ὂ ' // nothing of it is trimmed or changed
  await get(sandbox, 'resetPassword', { body: { token, password } })
  await get(sandbox, 'signIn', { body: { ...body, password } })
  expect((await ask(sandbox, 'signIn', { body: { ...body, password: password.trim() } })).status).toBe(401)
  sandbox.close()
  const bytes = readFileSync(db)
  for (const secret of ['Demo1234', 'Пароль1']) expect(bytes.includes(secret)).toBe(false)
})

test('a file that is no database of this platform is told at once, and left as it is', () => {
  const foreign = join(folder(), 'other.sqlite')
  const db = new DatabaseSync(foreign)
  db.exec('create table diary (entry text)')
  db.close()
  const nowhere = join(folder(), 'missing', 'club.sqlite')
  const notes = join(folder(), 'notes.txt')
  writeFileSync(notes, 'These are only notes. '.repeat(50))
  for (const file of [foreign, nowhere, notes]) {
    expect(() => createSandbox({ db: file })).toThrow(`${file} cannot be the platform's database`)
  }
  expect(readFileSync(notes, 'utf8')).toContain('only notes')
})
