import { expect, test, vi } from 'vitest'
import { sharedImport } from '#lib/browser/late-code.ts'

test('code that is asked for again while it is under way is imported once, as WebKit needs it @A4', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const load = vi.fn(() => promise)
  const bring = sharedImport(load)
  const asked = [bring(), bring()]
  resolve('code')
  expect(await Promise.all([...asked, bring()])).toEqual(['code', 'code', 'code'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that did not come is imported anew when it is asked for again @A2', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network'))
  load.mockResolvedValue('code')
  const bring = sharedImport(load)
  await expect(bring()).rejects.toThrow('no network')
  expect(await bring()).toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})
