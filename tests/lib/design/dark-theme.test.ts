import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colours } from '#lib/build/stamping/colours.ts'
import { readSettings } from '#lib/config/settings.ts'
import { filledColours } from '#lib/design/dark-theme.ts'
import { darkDefaults } from '#lib/design/defaults.ts'
import { contrast, luminance } from '#lib/design/readable.ts'
import { plainValue, type Variables } from '#lib/design/resolve.ts'
import { schemeVariables, themeVariables } from '#lib/design/variables.ts'
import { inScheme, type Scheme } from '#lib/domain/club/schemes.ts'
import { colourOf, hexColour, themeOfAnyColours, unreadable } from '#support/any-colours.ts'

type General = { readonly [key: string]: unknown }

/** The settings of a club that has switched its dark theme on. */
const withDark = (general: General) => readSettings({ 'VISUAL.dark': true, ...general })

/** A theme as a browser sees it in one scheme: what the club sets, over what the style sheet has. */
const seenIn = (scheme: Scheme, general: General): Variables => {
  const worn = schemeVariables(withDark(general), colours)
  return {
    ...(scheme === 'dark' ? darkDefaults : {}),
    ...Object.fromEntries(Object.entries(worn).map(([name, value]) => [name, inScheme(value, scheme)])),
  }
}

/** The controls that cannot be told from the dark that they stand on. */
const unseen = (variables: Variables): readonly string[] =>
  filledColours.flatMap(([name, others]) => {
    // A link has no ground to be told from.
    if (plainValue(variables, name) === 'transparent') return []
    const under = others.map((other) => colourOf(variables, other))
    // The menu of a club may be a part of its light header, on which its colours are its own.
    if (under.some((other) => luminance(other) > 0.179)) return []
    const ratio = Math.min(...under.map((other) => contrast(colourOf(variables, name), other)))
    return ratio < 3 ? [`${name}: ${ratio.toFixed(2)}`] : []
  })

const fuel = {
  'VISUAL.color': { background: '#f5f6f8', primary: '#0b7478' },
  'HEADER.background': '#ffffff',
  'HEADER.logo': 'https://club.example/logo.svg',
  'COUPON.tile': '#ffffff',
  'COUPON.tile_text': '#14304f',
  'FOOTER.background': '#14304f',
  'FOOTER.text': '#e5e7eb',
  'HOMEPAGE.button': '#14304f',
  'HOMEPAGE.button_text': '#ffffff',
}

describe('in whatever colours of a club', () => {
  test('a member can read every text in the dark, and see every control @DRK-1', () => {
    fc.assert(
      fc.property(themeOfAnyColours, fc.boolean(), (general, hasLogo) => {
        const logo = hasLogo ? { 'HEADER.logo': 'https://club.example/logo.svg' } : {}
        const dark = seenIn('dark', { ...general, ...logo })
        expect([...unreadable(dark), ...unseen(dark)]).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test('the page, the cards and the tiles of a member in the dark are dark @DRK-1', () => {
    fc.assert(
      fc.property(themeOfAnyColours, (general) => {
        const dark = seenIn('dark', general)
        for (const name of ['--visual-background', '--visual-surface'] as const)
          expect(luminance(colourOf(dark, name)), name).toBeLessThan(0.13)
        for (const name of ['--coupon-tile', '--sidebar-background', '--footer-background'] as const)
          expect(luminance(colourOf(dark, name)), name).toBeLessThan(0.18)
      }),
      { numRuns: 300 },
    )
  })

  test('a member can read every text on a page of any grey in the dark @DRK-1', () => {
    for (let grey = 0; grey <= 255; grey += 1) {
      const dark = seenIn('dark', { 'VISUAL.color.background': hexColour(grey, grey, grey) })
      expect([...unreadable(dark), ...unseen(dark)], String(grey)).toEqual([])
    }
  })
})

test('a club without colours is dark from the style sheet alone @DRK-1', () => {
  const names = Object.keys(schemeVariables(withDark({}), colours)).filter((name) => name in darkDefaults)
  expect(names).toEqual([])
  expect([...unreadable(seenIn('dark', {})), ...unseen(seenIn('dark', {}))]).toEqual([])
})

test('a logo keeps the ground that it was made for, and the header around it is dark @DRK-1', () => {
  const ground = (scheme: Scheme, general: General) =>
    colourOf(seenIn(scheme, general), '--header-logo-ground')
  const plain = { ...fuel, 'HEADER.background': undefined }
  expect(ground('dark', fuel)).toEqual([255, 255, 255])
  expect(ground('dark', plain)).toEqual(ground('light', plain))
  const navy = { ...fuel, 'HEADER.background': '#14304f' }
  for (const general of [fuel, plain, navy])
    expect(luminance(colourOf(seenIn('dark', general), '--header-background'))).toBeLessThan(0.05)
  expect(ground('dark', navy)).toEqual(colourOf(seenIn('dark', navy), '--header-background'))
})

test('what is dark already, and a control that is seen in the dark, stay as the club has them @DRK-1', () => {
  const dark = seenIn('dark', {
    ...fuel,
    'COUPON.button_use': '#e85d04',
    'COUPON.button_use_text': '#000000',
  })
  expect(dark).toMatchObject({
    '--footer-background': '#14304f',
    '--footer-text': '#e5e7eb',
    '--coupon-button-use': '#e85d04',
    '--coupon-button-use-text': '#000000',
  })
})

test('an area that the page shines through is dark on the dark page too @DRK-1', () => {
  const dark = seenIn('dark', {
    'VISUAL.color': { background: '#0000ec', primary: '#ffffff' },
    'FOOTER.background': '#e4d56a78',
  })
  expect(luminance(colourOf(dark, '--footer-background'))).toBeLessThan(0.1)
})

test('a dark blue button becomes a lighter blue, not a grey or white one @DRK-1', () => {
  const [red, green, blue] = colourOf(seenIn('dark', fuel), '--homepage-button')
  expect(blue).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(red)
  expect(blue - red).toBeGreaterThan(60)
})

test('a button that is nearly black changes places with its text, since a lighter black would be grey @DRK-1', () => {
  const buttons = { 'COUPON.button_use': '#17150f', 'COUPON.button_use_text': '#ffd800' }
  const dark = seenIn('dark', { ...fuel, ...buttons, 'VISUAL.color.primary': '#111111' })
  expect(colourOf(dark, '--coupon-button-use')).toEqual([255, 216, 0])
  expect(colourOf(dark, '--coupon-button-use-text')).toEqual([23, 21, 15])
  expect(colourOf(dark, '--visual-primary')).toEqual([255, 255, 255])
  expect(colourOf(dark, '--visual-on-primary')).toEqual([17, 17, 17])
  expect(colourOf(seenIn('light', { ...fuel, ...buttons }), '--coupon-button-use')).toEqual([23, 21, 15])
})

test('the points and the unread messages are seen on the dark header of a logo @DRK-1', () => {
  const logo = { 'HEADER.logo': 'https://club.example/logo.svg' }
  for (const general of [logo, { ...logo, VISUAL: { color: { primary: '#0d3b33' } } }]) {
    const dark = seenIn('dark', general)
    const header = colourOf(dark, '--header-background')
    for (const shape of ['--header-points-pillbox', '--menu-unread-news-background'] as const)
      expect(contrast(colourOf(dark, shape), header), shape).toBeGreaterThanOrEqual(3)
    expect(unreadable(dark)).toEqual([])
  }
})

test('a link that no club makes a button stays a link, readable in both schemes @DRK-1', () => {
  const { 'HOMEPAGE.button': _, 'HOMEPAGE.button_text': __, ...rest } = fuel
  for (const scheme of ['light', 'dark'] as const) {
    const seen = seenIn(scheme, rest)
    expect(plainValue(seen, '--homepage-button'), scheme).toBe('transparent')
    const text = colourOf(seen, '--homepage-button-text')
    expect(contrast(text, colourOf(seen, '--visual-background')), scheme).toBeGreaterThanOrEqual(4.5)
  }
})

test('a club whose page is dark already has the same page in both schemes @DRK-1', () => {
  expect(schemeVariables(withDark({ 'VISUAL.color.background': '#0d1117' }), colours)).toMatchObject({
    '--visual-background': '#0d1117',
    '--visual-text': '#ffffff',
  })
})

test.each([true, 1, '1', 'true'])('a club that sets dark to %j has the system choose @DRK-1', (dark) => {
  expect(schemeVariables(readSettings({ ...fuel, VISUAL: { dark } }), colours)).toMatchObject({
    '--scheme': 'var(--light, light) var(--dark, dark)',
    '--light': 'var(--system-light)',
    '--dark': 'var(--system-dark)',
  })
})

test.each([undefined, false, 0, '0', 'false'])(
  'a club that sets dark to %j is light on every system @DRK-1 @WHL-2',
  (dark) => {
    const general = { ...fuel, VISUAL: { dark } }
    const settings = readSettings(general)
    expect(schemeVariables(settings, colours)).toEqual({
      ...themeVariables(settings, colours),
      '--scheme': 'only light',
      '--light': 'initial',
      '--dark': ' ',
    })
  },
)

test('a page whose colour cannot be told stays light as a whole @DRK-1', () => {
  const blind = { supports: () => true, rgb: () => undefined }
  expect(schemeVariables(withDark(fuel), blind)).toMatchObject({ '--scheme': 'only light' })
})

test('a browser that cannot derive one colour of another gets dark cards with the dark page @DRK-1 @A5', () => {
  const plain = schemeVariables(withDark(fuel), { ...colours, plainOnly: true })
  const surface = plain['--visual-surface'] ?? ''
  expect(inScheme(surface, 'light')).toBe('#ffffff')
  expect(luminance(colours.rgb(inScheme(surface, 'dark')) ?? [255, 255, 255])).toBeLessThan(0.05)
})
