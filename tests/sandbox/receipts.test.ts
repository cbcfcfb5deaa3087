import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { ask, firstPage, get, refused } from './ask.ts'

const megabytes = 1024 * 1024
const pdf = new TextEncoder().encode('%PDF-1.7\n')

const form = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const body = new FormData()
  body.set('file', new File([bytes], name))
  return body
}

/** A PDF of exactly so many bytes. */
const sized = (size: number) => {
  const bytes = new Uint8Array(size)
  bytes.set(pdf)
  return bytes
}

function enter() {
  const sandbox = createSandbox()
  return { sandbox, token: sandbox.controls.signIn('verified').token }
}

test('an uploaded invoice is pending, and approved with points ten minutes later', async () => {
  const { sandbox, token } = enter()
  const name = '../é\u202Efdp.x <b>.pdf'
  const { file } = await get(sandbox, 'uploadFile', { token, body: form(name, pdf) })
  expect(file.name).toBe(name)
  const body = { files: [file], note: '' }
  expect((await ask(sandbox, 'submitReceipt', { token, body })).status).toBe(204)
  const first = async () => (await get(sandbox, 'listReceipts', { token, query: firstPage })).receipts[0]
  expect(await first()).toMatchObject({ file_name: name, status: 'pending' })
  sandbox.controls.clock(601)
  expect(await first()).toMatchObject({ file_name: name, status: 'approved', points: 5000 })
  expect((await refused(sandbox, 'submitReceipt', { token, body })).status, 'a file is handed in once').toBe(
    404,
  )
})

test.each([
  ['PDF', '%PDF-1.4'],
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['JPEG', '\xff\xd8\xff\xe0'],
])('a %s is known by its first bytes', async (_, beginning) => {
  const { sandbox, token } = enter()
  const bytes = Uint8Array.from(beginning, (character) => character.charCodeAt(0))
  expect((await ask(sandbox, 'uploadFile', { token, body: form('scan', bytes) })).status).toBe(200)
})

test.each([
  ['empty', ''],
  ['HTML', '<!doctype html>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
])('a file that is %s is refused whatever it is called', async (_, content) => {
  const { sandbox, token } = enter()
  const body = form('receipt.pdf', new TextEncoder().encode(content))
  expect(await refused(sandbox, 'uploadFile', { token, body })).toMatchObject({
    status: 415,
    code: 'file_type',
  })
})

test('ten megabytes are taken, one byte more is not', async () => {
  const { sandbox, token } = enter()
  const most = form('big.pdf', sized(10 * megabytes))
  const more = form('big.pdf', sized(10 * megabytes + 1))
  const far = form('huge.pdf', sized(12 * megabytes))
  expect((await ask(sandbox, 'uploadFile', { token, body: most })).status).toBe(200)
  for (const body of [more, far]) {
    expect(await refused(sandbox, 'uploadFile', { token, body })).toMatchObject({
      status: 413,
      code: 'file_too_big',
    })
  }
})

test('invoices stand in every state', async () => {
  const { sandbox, token } = enter()
  const { receipts } = await get(sandbox, 'listReceipts', { token, query: firstPage })
  expect(new Set(receipts.map(({ status }) => status))).toEqual(new Set(['pending', 'approved', 'rejected']))
  expect(receipts.find(({ status }) => status === 'rejected')?.reason).toBe('The total is not readable.')
  expect(receipts, 'more than a page of them').toHaveLength(20)
  const moments = receipts.map(({ created_at = 0 }) => created_at)
  expect(moments).toEqual(moments.toSorted((a, b) => b - a))
})
