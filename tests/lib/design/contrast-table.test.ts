import { expect, test } from 'vitest'
import { colours } from '#lib/build/stamping/colours.ts'
import { defaultSettings, readSettings } from '#lib/config/settings.ts'
import { colourKeys, colourSettings } from '#lib/design/colour-settings.ts'
import { contrastTable, failures } from '#lib/design/contrast-table.ts'
import { marks, pairs, shapes } from '#lib/design/pairs.ts'

const table = (general: Readonly<Record<string, string>>) => contrastTable(readSettings(general), colours)
const row = (general: Readonly<Record<string, string>>, over: string) =>
  table(general).find((one) => one.over === over)

test('every pair of the design is in the table, with its contrast to the digit @WHL-1', () => {
  const rows = table({})
  expect(rows).toHaveLength([...pairs, ...marks, ...shapes].flatMap(({ under }) => under).length)
  expect(rows[0]).toMatchObject({ over: '--visual-text', under: '--visual-background', least: 4.5 })
  expect(rows[0]?.asked).toMatchObject({ over: '#16181d', under: '#ffffff' })
  expect(rows[0]?.asked.ratio).toBeCloseTo(17.759, 3)
})

test('what does not pass says what is drawn instead, and the setting that would mend it @WHL-1', () => {
  const general = { 'HOMEPAGE.button': '#ffe600', 'HOMEPAGE.button_text': '#ffffff' }
  expect(row(general, '--homepage-button-text')).toMatchObject({
    asked: { over: '#ffffff', under: '#ffe600' },
    drawn: { over: '#000000', under: '#ffe600' },
    remedy: { setting: 'HOMEPAGE.button_text' },
  })
})

test('a remedy that is taken mends its pair @WHL-1', () => {
  const general: Record<string, string> = {
    'VISUAL.color.primary': '#ffd9d9',
    'FOOTER.background': '#777777',
    'FOOTER.text': '#888888',
    'COUPON.tile': '#101010',
    'COUPON.tile_text': '#202020',
  }
  for (const over of ['--visual-primary', '--footer-text', '--coupon-tile-text']) {
    const { remedy } = row(general, over) ?? {}
    expect(remedy, over).toBeDefined()
    if (remedy) general[remedy.setting] = remedy.colour
    const after = row(general, over)
    expect(after?.asked.ratio, over).toBeGreaterThanOrEqual(after?.least ?? 21)
  }
})

test('no remedy is offered for a colour that follows the one which it stands on @WHL-1', () => {
  expect(row({ 'VISUAL.color.background': '#757575' }, '--visual-muted')?.remedy).toBeUndefined()
})

test('the keys that an address may carry are the colours among the settings, and nothing else XS-25', () => {
  const defaultOf = (key: string) =>
    key.split('.').reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), defaultSettings)
  expect(colourKeys.filter((key) => defaultOf(key) !== '')).toEqual([])
  expect(new Set(colourKeys).size).toBe(colourSettings.size)
  expect(colourKeys.filter((key) => /css|link|logo|img|url|routes/.test(key))).toEqual([])
})

/** The settings of a club that has switched its dark theme on. */
const withDark = (general: Readonly<Record<string, unknown>>) =>
  readSettings({ 'VISUAL.dark': true, ...general })
const dark = (general: Readonly<Record<string, unknown>>) => contrastTable(withDark(general), colours, 'dark')

test('the dark companion is judged by the same pairs, in its own colours @DSK-2', () => {
  const rows = dark({ 'VISUAL.color': { background: '#f5f6f8', primary: '#0b7478' } })
  expect(rows).toHaveLength(table({}).length)
  expect(rows[0]?.asked).toMatchObject({ over: '#e9eaec', under: '#131b1f' })
  expect(rows.filter(({ drawn, least }) => drawn.ratio < least)).toEqual([])
})

test('a club without a dark theme has none to be judged @DSK-2', () => {
  expect(
    [{}, { 'VISUAL.dark': false }].map((one) => contrastTable(readSettings(one), colours, 'dark')),
  ).toEqual([[], []])
})

test('pale words on a button that becomes lighter in the dark are named there alone, and mended by leaving them out @DSK-2', () => {
  const general = { 'HOMEPAGE.button': '#14304f', 'HOMEPAGE.button_text': '#8fb4e0' }
  expect(failures(withDark(general), colours)).toEqual(['dark: --homepage-button-text --homepage-button'])
  const weak = dark(general).find(({ over }) => over === '--homepage-button-text')
  expect(weak).toMatchObject({
    asked: { over: '#8fb4e0' },
    drawn: { over: '#ffffff' },
    remedy: { setting: 'HOMEPAGE.button_text', colour: '' },
  })
  expect(failures(withDark({ ...general, 'HOMEPAGE.button_text': '' }), colours)).toEqual([])
})

test('a change that would break another pair, or the other theme, is no remedy in the dark @DSK-2', () => {
  const general: Record<string, string> = {
    'HOMEPAGE.button': '#14304f',
    'HOMEPAGE.button_text': '#8fb4e0',
  }
  const before = failures(withDark(general), colours)
  expect(before).toContain('dark: --homepage-button-text --homepage-button')
  for (const { over, under, asked, least, remedy } of dark(general)) {
    if (asked.ratio >= least || !remedy) continue
    const after = failures(withDark({ ...general, [remedy.setting]: remedy.colour }), colours)
    expect(after).not.toContain(`dark: ${over} ${under}`)
    expect(before).toEqual(expect.arrayContaining([...after]))
  }
})

test.each([
  ['HEADER.points_pillbox', '#ffffff', '--header-points-pillbox --header-background'],
  ['MENU.unread_news_background', '#fafafa', '--menu-unread-news-background --header-background'],
  ['MENU.underline', '#eeeeee', '--menu-underline --menu-background'],
])('a shape that cannot be seen is named: %s @DSK-2', (key, colour, pair) => {
  expect(failures(readSettings({ [key]: colour }), colours)).toContain(`light: ${pair}`)
})

test('the defaults pass in both themes, shapes and all @WHL-2 @DSK-2', () => {
  expect(failures(withDark({}), colours)).toEqual([])
})
