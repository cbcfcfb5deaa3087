import { expect, test } from 'vitest'
import { groupsSaid } from '#lib/hosting/words-at-build.ts'

const uses = "import { useWords } from '#lib/i18n/use-words.ts'\n"

test.each([
  ['const words = useWords().coupons', ['coupons']],
  ['const { sidebar, verify } = useWords()', ['sidebar', 'verify']],
  ["const group = 'transactions'; useWords()[group].title()", ['transactions']],
  ['const view: View = { text: words.auth.sms.lead() }', ['auth']],
  ['const a = <p>{words.dashboard.title()}</p>', ['dashboard']],
  ['const a = words.common.close() + words.errors.server()', []],
])('%s says %j', (code, groups) => {
  expect(groupsSaid(uses + code)).toEqual(groups)
})

test.each([
  "import type { Words } from '#lib/i18n/translation.ts'",
  "import { $words } from '#lib/i18n/words.ts'",
  "import type { Words } from './translation.ts'",
])('a module with %s says words', (line) => {
  expect(groupsSaid(`${line}\nexport const say = (words) => words.coupons.empty()`)).toEqual(['coupons'])
})

test('a module that has nothing to do with wordings says none', () => {
  expect(groupsSaid("export const coupons = '/coupons'")).toEqual([])
})
