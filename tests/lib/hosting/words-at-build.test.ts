import { expect, test } from 'vitest'
import { groupsSaid } from '#lib/hosting/words-at-build.ts'

const uses = "import { useWords } from '#lib/i18n/use-words.ts'\n"

test.each([
  ['const words = useWords().coupons', ['coupons']],
  ['const { sidebar, verify } = useWords()', ['sidebar', 'verify']],
  ['const words = useWords(); const { phone } = words', ['phone']],
  ['const say = (words: Words) => words.auth.sms.lead()', ['auth']],
  ['const say = ({ transactions, errors }: Words) => transactions.title()', ['transactions']],
  ['const say = () => $words.get().dashboard.title()', ['dashboard']],
  ['const A = ({ words }) => <p>{words.dashboard.title()}</p>', ['dashboard']],
  ['const A = (props) => <p>{props.words.consents.title()}</p>', ['consents']],
  ['const a = words.common.close() + words.errors.server()', []],
  ['const A = ({ card }) => <p className={look.card}>{words.frame.header.card()}</p>', []],
  ['const words = useWords().auth.code; words[name]()', ['auth']],
  ['const words = useWords().auth; words.password.lead()', ['auth']],
  [
    'const A = () => { const words = useWords().auth }; const B = () => { const words = useWords(); words.card }',
    ['auth', 'card'],
  ],
  ["const path = pathTo('/coupons'); const coupons = settings.GENERAL.card", []],
])('%s says %j', (code, groups) => {
  expect(groupsSaid(uses + code)).toEqual(groups)
})

test.each([
  "import type { Words } from '#lib/i18n/translation.ts'",
  "import { $words } from '#lib/i18n/words.ts'",
  "import type { Words } from './translation.ts'",
])('a module with %s may say words', (line) => {
  expect(groupsSaid(`${line}\nexport const say = (words) => words.coupons.empty()`)).toEqual(['coupons'])
})

test('a part of the kit that is handed its words says them too', () => {
  const terms = 'export const Terms = ({ words }) => <p>{words.consents.title()}</p>'
  expect(groupsSaid(terms)).toEqual(['consents'])
})

test('a module that has nothing to do with wordings says none', () => {
  expect(groupsSaid("export const coupons = '/coupons'")).toEqual([])
  expect(groupsSaid('const first = words[0]')).toEqual([])
})

test.each([
  'const said = useWords()',
  'const texts = $words.get()',
  'useWords()[group]',
  'const words = useWords(); words[group].title()',
])('%s stops the build, since nobody could tell which groups it says', (code) => {
  expect(() => groupsSaid(uses + code)).toThrow('words-at-build.ts')
})
