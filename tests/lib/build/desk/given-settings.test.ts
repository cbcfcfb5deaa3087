import { afterAll, beforeAll, expect, test } from 'vitest'
import { whatApplies } from '#islands/desk/what-applies.ts'
import { askForSettings, settingsIn } from '#lib/build/desk/given-settings.ts'
import { type Listening, listen } from '#lib/build/desk/listen.ts'
import { settingSection } from '#lib/build/desk/sections.ts'

const { fields } = settingSection('fuel')
const field = (key: string) => {
  const found = fields.find((one) => one.key === key)
  if (!found) throw new Error(`There is no setting ${key}`)
  return found
}

let platform: Listening
beforeAll(async () => {
  platform = await listen(
    async ({ url }) =>
      url.includes('/fuel/')
        ? Response.json({ data: { general: { 'HEADER.background': '#ffffff' } } })
        : new Response('no', { status: 500 }),
    0,
  )
})
afterAll(() => platform.close())

test('the settings that a platform gives are read however it writes them, and nothing that is no setting @DSK-1', () => {
  const general = {
    'VISUAL.color': { primary: '#0b7478' },
    MENU: { text: '#ffffff' },
    'GENERAL.web': false,
    'HEADER.height': 72,
    'GENERAL.custom_css': '',
    'GENERAL.news_channels': ['offers'],
    'PRIVATE.key': 'x',
  }
  expect(settingsIn({ data: { general } })).toEqual({
    'GENERAL.web': 'false',
    'GENERAL.news_channels': '["offers"]',
    'VISUAL.color.primary': '#0b7478',
    'MENU.text': '#ffffff',
    'HEADER.height': '72',
  })
  for (const answer of [undefined, null, 'x', { data: null }, { data: { general: [] } }])
    expect(settingsIn(answer)).toEqual({})
})

test('a club whose platform does not answer is left out, and the desk opens all the same @DSK-1', async () => {
  expect(await askForSettings(`http://localhost:${platform.port}`, ['fuel', 'grocer'])).toEqual({
    fuel: { 'HEADER.background': '#ffffff' },
  })
  expect(await askForSettings('http://localhost:1', ['fuel'])).toEqual({})
})

test.for<[string, string, string, string]>([
  [
    'HEADER.background',
    '#ffffff',
    '#ffffff (from the platform)',
    'Not set here: the club’s platform gives #ffffff.',
  ],
  ['GENERAL.web', 'false', 'no (from the platform)', 'Not set here: the club’s platform gives no.'],
  [
    'GENERAL.routes.items',
    '[{"title":"Coupons","link":{"target":"coupons"}},{"title":"Rewards","link":{"target":"rewards"}}]',
    'Coupons, Rewards (from the platform)',
    'Not set here: the club’s platform gives Coupons, Rewards.',
  ],
  [
    'GENERAL.news_channels',
    '["offers","tips"]',
    'offers, tips (from the platform)',
    'Not set here: the club’s platform gives offers, tips.',
  ],
])(
  'a marketer reads what the platform gives where she sets nothing: %s is %s @DSK-1',
  ([key, value, short, sentence]) => {
    const applies = whatApplies(field(key), { [key]: value })
    expect([applies.short, applies.sentence(false)]).toEqual([short, sentence])
  },
)

test.for<[string, string]>([
  ['GENERAL.web', 'yes'],
  ['VISUAL.color.primary', '#000000'],
  ['MENU.background', 'as “Header › Background”'],
  ['HEADER.logo', 'the name of the club'],
  ['GENERAL.routes.items', 'none'],
])('a marketer reads the portal’s default where nobody sets %s: %s @DSK-1', ([key, value]) => {
  const applies = whatApplies(field(key), {})
  expect(applies.short).toBe(`${value} (the default)`)
  expect(applies.sentence(false)).toBe(`Not set here, the portal’s default applies: ${value}.`)
  expect(applies.sentence(true)).toBe(`If this is emptied, the portal’s default applies: ${value}.`)
})

test('where the platform is not known, a marketer reads both @DSK-1', () => {
  const { short, sentence } = whatApplies(field('HEADER.logo'), undefined)
  expect(short).toBe('as the club’s platform says')
  expect(sentence(false)).toBe(
    'Not set here: as the club’s platform says; where it says nothing, the portal’s default: the name of the club.',
  )
})

test('a long value is quoted in part, and no key of code is left in what a marketer reads of a setting @DSK-1', () => {
  expect(
    whatApplies(field('GENERAL.custom_css'), { 'GENERAL.custom_css': 'a'.repeat(500) }).short,
  ).toHaveLength(81 + ' (from the platform)'.length)
  const read = fields.map(({ help, byDefault }) => `${help} ${byDefault}`)
  expect(read.filter((text) => /`|\b[A-Z]{4,}[._]\w/.test(text))).toEqual([])
})
