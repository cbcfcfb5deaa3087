import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colours } from '#lib/build/stamping/colours.ts'
import { readSettings } from '#lib/config/settings.ts'
import { defaults, type TenantVariable } from '#lib/design/defaults.ts'
import { marks, pairs } from '#lib/design/pairs.ts'
import type { Variables } from '#lib/design/resolve.ts'
import { semanticTokens } from '#lib/design/tokens.ts'
import { themeVariables } from '#lib/design/variables.ts'
import { hexColour, themeOfAnyColours, unreadable } from '#support/any-colours.ts'

const themeOf = (general: { readonly [key: string]: string | undefined }): Variables =>
  themeVariables(readSettings(general), colours)

describe('in whatever colours of a club', () => {
  test('a member can read every text @WHL-1', () => {
    fc.assert(
      fc.property(themeOfAnyColours, (general) => {
        expect(unreadable(themeOf(general))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test('a member can read every text on a page of any grey @WHL-1', () => {
    for (let grey = 0; grey <= 255; grey += 1) {
      const general = { 'VISUAL.color.background': hexColour(grey, grey, grey) }
      expect(unreadable(themeOf(general)), general['VISUAL.color.background']).toEqual([])
    }
  })

  test('the defaults read as they are @WHL-2', () => {
    expect(unreadable({})).toEqual([])
    expect(Object.keys(themeOf({})).filter((name) => /text|muted|soft|surface/.test(name))).toEqual([])
  })
})

test('text that a club sets alone is held against the surface that stands by default @WHL-1', () => {
  expect(themeOf({ 'MENU.text': '#fefefe' })).toMatchObject({ '--menu-text': '#000000' })
  expect(themeOf({ 'MENU.text': '#003366' })).toMatchObject({ '--menu-text': '#003366' })
})

test('a translucent surface counts as what a member sees through it @WHL-1', () => {
  const see = { 'HEADER.background': '#102030', 'MENU.background': 'transparent', 'MENU.text': '#111111' }
  expect(themeOf(see)).toMatchObject({ '--menu-text': '#ffffff' })
})

test('a translucent menu, which lies over whatever the page shows, is drawn opaque, and so is a button of a coupon @WHL-1', () => {
  const tile = {
    'COUPON.tile': '#232323',
    'COUPON.button_use': '#d7f9fd01',
    'COUPON.button_use_text': '#b90205',
  }
  expect(
    themeOf({
      ...tile,
      'VISUAL.color.background': '#ffffff',
      'MENU.mobile_menu_background': '#00000080',
      'MENU.mobile_menu_text': '#051cfc',
    }),
  ).toMatchObject({
    '--menu-mobile-menu-background': 'rgb(127 127 127)',
    '--menu-mobile-menu-text': '#000000',
    // Seen on its tile, which is dark, and not on the page.
    '--coupon-button-use': 'rgb(36 36 36)',
    '--coupon-button-use-text': '#ffffff',
  })
  // Cards are made of the page's colour, and would let through what they stand on.
  expect(themeOf({ 'VISUAL.color.background': 'transparent' })).toMatchObject({
    '--visual-background': 'rgb(255 255 255)',
  })
  const bare = { 'SIDEBAR.button': 'transparent', 'HEADER.background': '#ff000080' }
  expect(themeOf(bare)).toMatchObject({
    '--sidebar-button': 'transparent',
    '--header-background': 'rgb(255 127 127)',
  })
})

test('on a page between dark and light a card is of the page’s colour, since nothing would read on a tint @WHL-1', () => {
  expect(themeOf({ 'VISUAL.color.background': '#717171' })).toMatchObject({
    '--visual-surface': 'rgb(113 113 113)',
  })
  expect(themeOf({ 'VISUAL.color.background': '#f5f6f8' })).not.toHaveProperty('--visual-surface')
})

describe('the list of what stands on what', () => {
  const listed = new Set<string>([...pairs, ...marks].flatMap(({ over, under }) => [over, ...under]))
  /**
   * Colours without information: hairlines, the lines of the header, the overlay behind a dialog; and the ring of the
   * focus, which is as the text.
   */
  const silent = [
    ...['--visual-hairline', '--header-border-bottom', '--header-logo-ground'],
    ...['--sidebar-button-divider', '--focus-ring'],
  ]

  test('names every colour of the design @WHL-1', () => {
    const colours = JSON.stringify(semanticTokens.colors)
    const used = [...colours.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
    expect(used.length).toBeGreaterThan(40)
    expect(used.filter((name) => !listed.has(name) && !silent.includes(name))).toEqual([])
    expect([...listed].filter((name) => !used.includes(name))).toEqual([])
  })

  test('mends no colour before those that it follows', () => {
    const place = new Map(pairs.map(({ over }, index) => [over, index]))
    const follows = (name: TenantVariable): readonly TenantVariable[] =>
      [...defaults[name].matchAll(/var\((--[\w-]+)\)/g)].map(([, other]) => other as TenantVariable)
    const early = pairs.flatMap(({ over }, index) =>
      follows(over).filter((other) => (place.get(other) ?? -1) > index),
    )
    expect(early).toEqual([])
  })
})
