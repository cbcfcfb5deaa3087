import { converter, inGamut, rgb } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestColour } from '#lib/design/nearest-colour.ts'
import { contrast, type Rgb } from '#lib/design/readable.ts'
import { parseRgb } from '#support/rgb.ts'

const byte = fc.integer({ min: 0, max: 255 })
const colour: fc.Arbitrary<Rgb> = fc.tuple(byte, byte, byte)
const least = fc.constantFrom(3, 4.5)

const toOklch = converter('oklch')
const shown = inGamut('rgb')
const lightnessAndChroma = ([red, green, blue]: Rgb) =>
  toOklch({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 })
const read = (hex: string): Rgb => parseRgb(hex) ?? [0, 0, 0]

test('the offered colour passes, whatever it is to be read on', () => {
  fc.assert(
    fc.property(colour, colour, least, (text, surface, ratio) => {
      expect(contrast(read(nearestColour(text, surface, ratio)), surface)).toBeGreaterThanOrEqual(ratio)
    }),
    { numRuns: 150 },
  )
})

test('a colour that passes is offered as it is, give or take what eyes cannot tell', () => {
  const { l, c } = lightnessAndChroma(read(nearestColour([20, 48, 79], [255, 255, 255], 4.5)))
  const from = lightnessAndChroma([20, 48, 79])
  expect(Math.hypot(l - from.l, c - from.c)).toBeLessThan(0.006)
})

test('no colour of the same hue that passes is nearer: all of them are tried', () => {
  fc.assert(
    fc.property(colour, colour, least, (text, surface, ratio) => {
      const { l, c, h = 0 } = lightnessAndChroma(text)
      const bytes = read(nearestColour(text, surface, ratio))
      const offered = lightnessAndChroma(bytes)
      // Near black one byte more is up to a twentieth of all lightness.
      const ofByte = lightnessAndChroma([bytes[0] + 1, bytes[1] + 1, bytes[2] + 1]).l - offered.l
      const away = Math.hypot(offered.l - l, offered.c - c)
      let nearest = Number.POSITIVE_INFINITY
      const most = c < 0.01 ? 0 : 0.4
      for (let lightness = 0; lightness <= 1; lightness += 0.01)
        for (let chroma = 0; chroma <= most; chroma += 0.01) {
          const one = { mode: 'oklch', l: lightness, c: chroma, h } as const
          const { r, g, b } = rgb(one)
          if (shown(one) && contrast([r * 255, g * 255, b * 255], surface) >= ratio)
            nearest = Math.min(nearest, Math.hypot(lightness - l, chroma - c))
        }
      // Within a step of the search and the rounding to whole bytes.
      expect(away).toBeLessThan(nearest + 0.01 + ofByte)
    }),
    { numRuns: 40, examples: [[[0, 1, 0], [234, 1, 0], 4.5]] },
  )
})

test('a grey is offered for a grey', () => {
  expect(nearestColour([255, 255, 255], [255, 255, 255], 4.5)).toMatch(/^#(\w\w)\1\1$/)
})
