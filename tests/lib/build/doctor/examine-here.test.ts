import { expect, test } from 'vitest'
import { examineHere } from '#lib/build/doctor/examine-here.ts'
import { colours } from '#lib/build/stamping/colours.ts'
import { en } from '#lib/i18n/languages/en.ts'

const examinedUnder = async (...policies: readonly string[]) => {
  const asked: string[] = []
  const findings = await examineHere({
    ...{ origin: 'https://club.test', base: 'https://platform.test', domain: 'club.test', policies },
    ...{ sense: colours, dictionary: en, draws: async () => true },
    fetcher: async (url) => {
      asked.push(String(url))
      throw new TypeError('Failed to fetch')
    },
  })
  return { asked, address: findings.find(({ check }) => check === 'address') }
}

test('an integrator whose page may not call the platform reads that its own policy forbids it, not that nothing answers @DOC-1', async () => {
  const { asked, address } = await examinedUnder(
    "connect-src 'self' https://platform.test",
    "default-src 'self'; img-src *",
  )
  expect(asked).toEqual([])
  expect(address?.status).toBe('wrong')
  expect(address?.sentence).toBe(
    'The policy of this page (connect-src) does not let it call https://platform.test.',
  )
  expect(address?.remedy).toContain('add https://platform.test to connect-src')
})

test.each([
  ['no policy', []],
  ['a policy that names the platform', ["connect-src 'self' https://platform.test"]],
  ['a policy that says nothing of calls', ['img-src *']],
  ['a policy for any https host', ['connect-src https:']],
])('an integrator whose page has %s reads that the platform gives no answer @DOC-1', async (_, policies) => {
  const { asked, address } = await examinedUnder(...policies)
  expect(asked.length).toBeGreaterThan(0)
  expect(address?.sentence).toContain('gives this browser no answer')
})
