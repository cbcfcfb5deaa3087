import { converter } from 'culori'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colours as sense } from '#lib/build/stamping/colours.ts'
import { readSettings } from '#lib/config/read-settings.ts'
import { mistakesInSettings } from '#lib/config/settings-mistakes.ts'
import { contrastTable, failures } from '#lib/design/contrast-table.ts'
import { contrast, type Rgb } from '#lib/design/readable.ts'
import { dominantColours, type LogoColours } from '#lib/qa/palette/dominant-colours.ts'
import { paletteOf } from '#lib/qa/palette/palette.ts'
import { drawn, markOn, type Pixel } from '#support/drawn-logo.ts'
import { parseRgb } from '#support/rgb.ts'

const side = 24
const logoOf = (colourAt: (x: number, y: number) => Pixel): LogoColours =>
  dominantColours(drawn(side, side, colourAt), side, side)
const paletteFor = (mark: Rgb, ground: Pixel) => paletteOf(logoOf(markOn(mark, ground, side)), sense)

const yellow: Rgb = [255, 213, 0]
const black: Rgb = [17, 17, 17]
const nothing: Pixel = [0, 0, 0, 0]
const byte = fc.integer({ min: 0, max: 255 })
const pixel = fc.tuple(byte, byte, byte, fc.constantFrom(0, 255, 255, 255))
const withDark = { 'VISUAL.dark': true }
const withLogo = { 'HEADER.logo': 'https://club.example/logo.svg', ...withDark }

const hueOf = converter('oklch')

describe('for whatever logo', () => {
  const expectReadable = (logo: LogoColours) => {
    const { colours, reason } = paletteOf(logo, sense)
    expect(mistakesInSettings(colours)).toEqual([])
    for (const more of [withDark, withLogo]) {
      const settings = readSettings({ ...colours, ...more })
      for (const scheme of ['light', 'dark'] as const) {
        const rows = contrastTable(settings, sense, scheme)
        expect(rows.length).toBeGreaterThan(50)
        const weak = rows.filter(({ asked, drawn, least }) => asked.ratio < least || drawn.ratio < least)
        expect(weak.map(({ over, under }) => `${scheme}: ${over} on ${under}`)).toEqual([])
      }
    }
    // One sentence: no full stop but the last is followed by a space.
    expect(reason).toMatch(/^\S.*\.$/)
    expect(reason).not.toMatch(/\. [A-Z#]/)
  }

  test('of any pixels the palette passes in both themes, as it is set and as it is drawn @DSK-2', () => {
    fc.assert(
      fc.property(fc.array(pixel, { minLength: 16, maxLength: 16 }), (pixels) => {
        expectReadable(dominantColours(Uint8ClampedArray.from(pixels.flat()), 4, 4))
      }),
      { numRuns: 150 },
    )
  })

  test('of a mark on a ground the palette passes in both themes @DSK-2', () => {
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte), pixel, (mark, ground) => {
        expectReadable(logoOf(markOn(mark, ground, side)))
      }),
      { numRuns: 150 },
    )
  })

  test('of any grey the palette passes in both themes @DSK-2', () => {
    for (let grey = 0; grey <= 255; grey += 5)
      expectReadable({ ink: [{ rgb: [grey, grey, grey], share: 1 }], ground: undefined })
  })

  test('no colour is mixed from a yellow: its hue stands at full strength, or not at all @DSK-2', () => {
    fc.assert(
      fc.property(fc.integer({ min: 62, max: 130 }), fc.boolean(), (hue, hasBlack) => {
        const { r, g, b } = converter('rgb')({ mode: 'oklch', l: 0.87, c: 0.16, h: hue })
        const part = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 255)
        const brand: Rgb = [part(r), part(g), part(b)]
        const ink = [{ rgb: brand, share: 0.7 }, ...(hasBlack ? [{ rgb: black, share: 0.3 }] : [])]
        const { colours } = paletteOf({ ink, ground: undefined }, sense)
        for (const value of Object.values(colours)) {
          const [red, green, blue] = parseRgb(value) ?? [0, 0, 0]
          const { l, c } = hueOf({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 })
          expect(c < 0.03 || l > 0.8, value).toBe(true)
        }
      }),
    )
  })
})

test('a red that white can be read on is the primary colour @DSK-2', () => {
  const palette = paletteFor([200, 16, 46], nothing)
  expect(palette.colours).not.toHaveProperty('HEADER.background')
  expect(palette).toMatchObject({
    colours: { 'VISUAL.color.primary': '#c8102e' },
    reason: expect.stringMatching(
      /^#c8102e of the logo can be read on the page \(5\.\d : 1\) and carries white words/,
    ),
  })
})

test('of black and yellow, black carries words and yellow stands under black ones @DSK-2', () => {
  const { colours, reason } = paletteFor(black, yellow)
  expect(colours).toMatchObject({
    'VISUAL.color.primary': '#111111',
    'HEADER.background': '#ffd500',
    'COUPON.button_use': '#ffd500',
    'COUPON.button_use_text': '#111111',
  })
  expect(reason).toMatch(/so the logo’s own #111111 is the primary colour/)
})

test('of yellow alone, near-black carries words, and the header is dark so that the logo is seen @DSK-2', () => {
  const { colours, reason } = paletteFor(yellow, nothing)
  expect(colours).toMatchObject({
    'VISUAL.color.primary': '#1a1a1a',
    'HEADER.background': '#1a1a1a',
    'HEADER.points_pillbox': '#ffd500',
    'COUPON.button_use': '#ffd500',
  })
  expect(reason).toMatch(/the logo has no dark colour, so near-black #1a1a1a is the primary colour/)
})

test('an orange is made a little darker in its own hue where it has to be read @DSK-2', () => {
  const { colours, reason } = paletteFor([232, 75, 20], nothing)
  const primary = parseRgb(colours['VISUAL.color.primary'] ?? '') ?? [0, 0, 0]
  expect(contrast(primary, [255, 255, 255])).toBeGreaterThanOrEqual(4.5)
  expect(primary[0]).toBeGreaterThan(primary[2] + 100)
  expect(colours['COUPON.button_use']).toBe('#e84b14')
  expect(reason).toContain('of the same hue is the primary colour')
})

test('a white logo stands on a near-black header @DSK-2', () => {
  const { colours, reason } = paletteFor([255, 255, 255], nothing)
  expect(colours).toMatchObject({ 'HEADER.background': '#1a1a1a', 'HEADER.points_pillbox': '#ffffff' })
  expect(reason).toMatch(/^The logo has no colour but white/)
})

test('a logo on a coloured ground keeps it, with white marks where its own colours are not seen @DSK-2', () => {
  const { colours } = paletteFor([255, 255, 255], [200, 16, 46])
  expect(colours).toMatchObject({
    'HEADER.background': '#c8102e',
    'MENU.underline': '#ffffff',
    'MENU.mobile_menu_background': '#c8102e',
  })
})

test('what a palette leaves out would not pass: the judge sees a pill that is not seen @DSK-2', () => {
  const general = { 'HEADER.background': '#ffd500', 'HEADER.points_pillbox': '#ffd500' }
  expect(failures(readSettings(general), sense)).toContain(
    'light: --header-points-pillbox --header-background',
  )
})
