import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { settingEntries } from '#lib/build/catalogue/catalogue.ts'
import { colours } from '#lib/build/stamping/colours.ts'
import { defaultSettings, readSettings, settings as schema } from '#lib/config/settings.ts'
import { themeVariables } from '#lib/design/variables.ts'
import { onDropped } from '#lib/domain/tolerant.ts'

const keys = settingEntries.map(({ key }) => key)
const valueAt = (tree: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], tree)

/** Values that no setting should have, and values that somebody could write to do harm. */
const bad = fc.oneof(
  fc.constantFrom(
    ...[
      null,
      undefined,
      Number.NaN,
      -1,
      1e308,
      [],
      {},
      [[null]],
      '__proto__',
      'constructor',
      '\u202Eabc\u0000',
    ],
    ...[
      '"><script>alert(1)</script>',
      'javascript:alert(1)',
      'red;}*{display:none}',
      'url(//evil)',
      'var(--x)',
    ],
    ...['x'.repeat(10_000), '👩‍👩‍👧', '");@import"//evil', { __proto__: null, web: false }],
  ),
  fc.anything(),
  fc.string({ unit: 'binary' }),
)

/** The settings, and what was reported while they were read. */
const heard = (general: unknown) => {
  const reasons: string[] = []
  const previous = onDropped(({ list, reason }) => reasons.push(`${list} ${reason.split(':')[0]}`))
  const settings = readSettings(general)
  onDropped(previous)
  return { settings, reasons }
}

describe('the public settings', () => {
  test('dotted keys, nested objects and a mixture of both mean the same @WHL-1', () => {
    const ways = [
      { 'GENERAL.web': false, 'VISUAL.color.primary': '#123456', 'FOOTER.column1.text': 'Help' },
      {
        GENERAL: { web: false },
        VISUAL: { color: { primary: '#123456' } },
        FOOTER: { column1: { text: 'Help' } },
      },
      { 'GENERAL.web': false, 'VISUAL.color': { primary: '#123456' }, FOOTER: { 'column1.text': 'Help' } },
    ]
    for (const way of ways) expect(readSettings(way)).toEqual(readSettings(ways[0]))
    expect(readSettings(ways[2]).VISUAL.color.primary).toBe('#123456')
    expect(readSettings(ways[2]).GENERAL.web).toBe(false)
  })

  test('a club that sets nothing has the defaults @WHL-2', () => {
    expect(readSettings({})).toEqual(defaultSettings)
    expect(defaultSettings.GENERAL).toMatchObject({ lang: 'en', web: true, card: true, receipts: false })
    expect(defaultSettings.FOOTER.enabled).toBe(false)
  })

  test.each([null, undefined, 7, 'x', [], true])(
    'a config that is %j gives the defaults @WHL-1',
    (general) => {
      expect(readSettings(general)).toEqual(defaultSettings)
    },
  )

  test.each([
    [undefined, []],
    [
      ['club', 'offers'],
      ['club', 'offers'],
    ],
    [['club', 7, null], ['club']],
    ['club', []],
    [{ club: true }, []],
  ])('the channels of the news written as %j are %j @NWS-1 @WHL-1', (news_channels, channels) => {
    expect(readSettings({ GENERAL: { news_channels, card: false } }).GENERAL).toMatchObject({
      news_channels: channels,
      card: false,
    })
  })

  test('each setting of a wrong kind is reported by its name, and those around it count @WHL-1', () => {
    const { settings, reasons } = heard({
      'HEADER.height': 'tall',
      'HEADER.logo_width': '180',
      'GENERAL.web': { on: true },
      'GENERAL.card': 0,
      'VISUAL.color': { primary: 7, background: '#eeeeee' },
      'HEADER.logo_link': 'https://club.example',
      FOOTER: { text: [], enabled: 1, column2: 'x', column3: { enabled: true, text: 'Ok' } },
      MENU: 'dark',
      SIDEBAR: null,
    })
    expect(reasons.toSorted()).toEqual([
      'settings FOOTER.column2',
      'settings FOOTER.text',
      'settings GENERAL.web',
      'settings HEADER.height',
      'settings MENU',
      'settings VISUAL.color.primary',
    ])
    expect(settings).toMatchObject({
      HEADER: { height: 64, logo_width: 180, logo_link: 'https://club.example' },
      GENERAL: { web: true, card: false },
      VISUAL: { color: { primary: '', background: '#eeeeee' } },
      FOOTER: { enabled: true, column2: { enabled: false }, column3: { enabled: true, text: 'Ok' } },
      MENU: defaultSettings.MENU,
      SIDEBAR: defaultSettings.SIDEBAR,
    })
  })

  test('a link that cannot be read is reported; a config as it should be is not spoken of @WHL-1', () => {
    const good = { title: 'Ok', link: { target: '/a' } }
    expect(heard({ 'GENERAL.routes.items': [good, { title: 'No target' }] }).reasons).toEqual([
      'links item 1',
    ])
    expect(
      heard({ 'GENERAL.routes.items': [good], 'GENERAL.web': 'false', 'MENU.text': null }).reasons,
    ).toEqual([])
  })

  test('keys that reach for a prototype are dropped XS-27', () => {
    const settings = readSettings(
      JSON.parse(
        '{"__proto__.polluted": 1, "constructor.prototype.polluted": 1, "GENERAL.__proto__.polluted": 1, "__proto__": {"polluted": 1}, "GENERAL": {"__proto__": {"web": false}, "lang": "sk"}}',
      ),
    )
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(settings.GENERAL).toMatchObject({ lang: 'sk', web: true })
  })

  test('no config whatever keeps a visitor from the login @WHL-1 FT-14', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(defaultSettings), 'GENERAL.web', 'a.b'), fc.anything()),
        (general) => {
          const settings = readSettings(general)
          expect(Object.keys(settings)).toEqual(Object.keys(defaultSettings))
          expect(typeof settings.MEMBER_AUTHENTICATION.sms_login).toBe('boolean')
        },
      ),
    )
  })

  test('each setting may be anything: the club is a usable one, and what is not spoken of is as it was @WHL-1 FT-14 XS-25 XS-27', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), bad), (general) => {
        const settings = readSettings(general)
        expect(v.parse(schema, settings)).toEqual(settings)
        for (const key of keys.filter((one) => !(one in general)))
          expect(valueAt(settings, key), key).toEqual(valueAt(defaultSettings, key))
        const { '--header-logo': logo = 'url("")', ...variables } = themeVariables(settings, colours)
        expect(logo).toMatch(/^url\("[^"\\\s]*"\)$/)
        for (const value of Object.values(variables)) expect(value).not.toMatch(/[;{}<]|(?:url|var|env)\(/i)
      }),
      { numRuns: 500 },
    )
  })
})
