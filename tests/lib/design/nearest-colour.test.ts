import { converter } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestColour } from '#lib/design/nearest-colour.ts'
import { contrast, type Rgb } from '#lib/design/readable.ts'
import { parseRgb } from '#support/rgb.ts'

const byte = fc.integer({ min: 0, max: 255 })
const colour: fc.Arbitrary<Rgb> = fc.tuple(byte, byte, byte)
const least = fc.constantFrom(3, 4.5)

const toOklch = converter('oklch')
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

test('a grey is offered for a grey', () => {
  expect(nearestColour([255, 255, 255], [255, 255, 255], 4.5)).toMatch(/^#(\w\w)\1\1$/)
})
