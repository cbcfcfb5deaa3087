import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { requestOf } from './ask.ts'

const again = (request: Request, key: string) => {
  const keyed = request.clone()
  keyed.headers.set('Idempotency-Key', key)
  return keyed
}

const start = () => {
  const sandbox = createSandbox({ controls: true })
  const { token } = sandbox.controls.signIn('verified')
  const address = requestOf('addAddress', {
    token,
    body: { name: 'Home', street: 'Long 1', city: 'Brno', postal_code: '60200', country: 'CZ' },
  })
  const addresses = async () => {
    const answer = await sandbox.fetch(requestOf('listAddresses', { token }))
    const { data } = (await answer.json()) as { data: { addresses: unknown[] } }
    return data.addresses.length
  }
  return { ...sandbox, address, addresses }
}

test('a call that is sent again with its key is done once and answered the same @B5 FT-28', async () => {
  const { fetch, address, addresses } = start()
  const before = await addresses()
  const answers = await Promise.all(['"a"', '"a"', '"a"'].map((key) => fetch(again(address, key))))
  expect(new Set(answers.map(({ status }) => status)).size).toBe(1)
  expect(await addresses()).toBe(before + 1)
  await fetch(again(address, '"b"'))
  expect(await addresses()).toBe(before + 2)
})

test('a call without a key is done each time @B5', async () => {
  const { fetch, address, addresses } = start()
  const before = await addresses()
  await fetch(address.clone())
  await fetch(address.clone())
  expect(await addresses()).toBe(before + 2)
})

test('a call whose reply is lost on the way is not done again when it is repeated @B5 FT-28', async () => {
  const { fetch, address, addresses, controls } = start()
  const before = await addresses()
  controls.fault({ endpoint: 'addAddress', after: true, reset: true, times: 1 })
  await expect(fetch(again(address, '"a"'))).rejects.toThrow()
  expect((await fetch(again(address, '"a"'))).ok).toBe(true)
  expect(await addresses()).toBe(before + 1)
})

test('an answer to a rejected token is not kept, so that the repeat after a renewal is carried out @B5 @SES-3', async () => {
  const { fetch, address, addresses } = start()
  const before = await addresses()
  const stranger = again(address, '"a"')
  stranger.headers.set('Authorization', 'Bearer stale')
  expect((await fetch(stranger)).status).toBe(401)
  expect((await fetch(again(address, '"a"'))).ok).toBe(true)
  expect(await addresses()).toBe(before + 1)
})
