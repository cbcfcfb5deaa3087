import { expect, test } from 'vitest'
import { colours } from '#lib/build/stamping/colours.ts'
import { defaultSettings, readSettings } from '#lib/config/read-settings.ts'
import { colourKeys, colourSettings } from '#lib/design/colour-settings.ts'
import { contrastTable } from '#lib/design/contrast-table.ts'
import { marks, pairs } from '#lib/design/pairs.ts'

const table = (general: Readonly<Record<string, string>>) => contrastTable(readSettings(general), colours)
const row = (general: Readonly<Record<string, string>>, over: string) =>
  table(general).find((one) => one.over === over)

test('every pair of the design is in the table, with its contrast to the digit @WHL-1', () => {
  const rows = table({})
  expect(rows).toHaveLength([...pairs, ...marks].flatMap(({ under }) => under).length)
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
